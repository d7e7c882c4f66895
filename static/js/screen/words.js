// Holds every sentence that the page itself says. What stands on a screen comes from Python with its words in it.

/**
 * A sentence with a named place for each value, or several, told apart by one of the values.
 * @typedef {string | {by: string, forms: Record<string, string>}} Message
 */

/** @satisfies {Record<string, Message>} */
export const messages = {
  // What several of them offer.
  close: "Close",
  continue: "Continue",
  copy: "Copy",
  go_to_games: "Go to games",
  reload: "Reload",
  share: "Share",
  try_again: "Try again",
  // How it starts.
  starting: "Starting Cuboteca",
  // Where Cuboteca can’t run, or stopped.
  too_old: "This browser is too old for Cuboteca. Update it: an iPhone or iPad needs iOS 16.4 or later.",
  restarting: "Cuboteca stopped and is restarting.",
  restarted: "Cuboteca stopped and restarted. Your game is as you left it.",
  cannot_restart: "Cuboteca can’t restart",
  cannot_restart_about: {
    by: "unsaved",
    forms: {
      true: "Your saved games are safe. If you reload, you lose what isn’t saved yet.",
      false: "Your saved games are safe.",
    },
  },
  cannot_load: "Cuboteca couldn’t load this game. Nothing saved is lost.",
  no_connection: "Still no connection. {missing}",
  // Where something broke.
  broke: "Something broke",
  broke_about: {
    by: "table",
    forms: {
      true: "Your last tap didn’t work. The board shows the last saved position.",
      false: "Your last tap didn’t work. Your games are saved.",
    },
  },
  report: "{fault}\nAfter: {events}\nCuboteca {version}, {browser}",
  report_title: "Something broke in Cuboteca",
  report_about: "These details hold no names and no secrets.",
  copy_details: "Copy details",
  copied: "Copied.",
  copy_failed: "This browser won’t let Cuboteca copy. Select the details and copy them yourself.",
  // What isn’t saved.
  unsaved: {
    by: "moves",
    forms: { 0: "Your games aren’t saved", 1: "Your last move isn’t saved", other: "Your last {moves} moves aren’t saved" },
  },
  unsaved_about: {
    by: "why",
    forms: {
      full: "This device is full. Free some space, or save your games to a file. You lose nothing while this page stays open.",
      failed:
        "This browser can’t save to your device, which may be full. Free some space, or save your games to a file. " +
        "You lose nothing while this page stays open.",
    },
  },
  save_to_file: "Save to file",
  // Another tab.
  elsewhere: "Playing in another tab",
  elsewhere_about: "Cuboteca is running there, so taps here don’t count.",
  play_here: "Play here",
  // Installing and updating.
  install: "To install Cuboteca, tap Share, then “Add to Home Screen”.",
  update: "A new version is ready.",
  update_now: "Update now",
  later: "Later",
  // At the table.
  seconds: "{seconds} s",
  // A clock.
  paused: "Paused",
  clock_stopped: "The clock is stopped.",
  time_left: "{name}, {seconds} seconds left",
};

/** The messages in another language than English: by name, or by name and form. @type {Record<string, string>} */
let translated = {};
/** The language of the messages. */
let spoken = "en";

/** Speaks another language from when its words are there; English, where there are none. @param {string} language */
export async function speak(language) {
  if (language === spoken) return;
  spoken = language;
  tellLanguage();
  const response = language === "en" ? null : await fetch(`words/${language}.json`).catch(() => null);
  const words = response?.ok ? await response.json().catch(() => ({})) : {};
  if (spoken === language) translated = words;
}

/** Tells the service worker, which speaks where the page is missing. */
export function tellLanguage() {
  globalThis.navigator?.serviceWorker?.controller?.postMessage({ language: spoken });
}

/**
 * Returns a message with its values in place.
 * @param {keyof typeof messages} name @param {Record<string, string | number | boolean>} [values]
 * @returns {string}
 */
export function say(name, values = {}) {
  /** @type {Message} */
  const message = messages[name];
  const text = typeof message === "string" ? (translated[name] ?? message) : formOf(name, message, String(values[message.by]));
  return text.replace(/\{(\w+)\}/g, (_, place) => String(values[place]));
}

/** @param {string} name @param {{by: string, forms: Record<string, string>}} message @param {string} value */
function formOf(name, { by, forms }, value) {
  const form = value in forms ? value : "other";
  return translated[`${name}.${by}-${form}`] ?? forms[form] ?? "";
}
