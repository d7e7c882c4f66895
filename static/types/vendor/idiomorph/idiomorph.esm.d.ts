/** The part of idiomorph that the client uses. */

interface Options {
  morphStyle: "innerHTML" | "outerHTML";
  ignoreActiveValue?: boolean;
  callbacks?: {
    beforeAttributeUpdated?: (attribute: string, element: Element, kind: "update" | "remove") => boolean;
  };
}

export const Idiomorph: { morph: (element: Element, html: string, options: Options) => void };
