/** What first-paint.js leaves for the modules. */
interface Window {
  /** What was tapped before the page listened; may be asked once. */
  earlyTaps: () => Element[];
}
