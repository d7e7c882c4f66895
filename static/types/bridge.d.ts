/** What crosses between the page and the worker, as JSON text. */

export interface AppEvent {
  do: string;
  to?: string;
  arg?: string | null;
  key?: string;
  name?: string;
  text?: string;
  fields?: Record<string, string>;
  /** Is `arg` where the keyboard was? Then it follows while the event waits. */
  held?: boolean;
  /** Does it come from outside, as a file opened with the app? Then it waits until this tab plays. */
  given?: boolean;
  /** Has the page shown what came of it? */
  answered?: boolean;
}

export interface Prefs {
  theme: "system" | "light" | "dark";
  text: "100" | "115" | "130" | "150" | "200";
  motion: "system" | "full" | "reduced";
  sound: "on" | "off";
  keys: "anywhere" | "there";
  language: string;
}

export interface Effect {
  kind: string;
  name?: string;
  ms?: number;
  id?: string;
  text?: string;
  title?: string;
  url?: string;
  /** `flight`: whose ways they are, in how many frames, 60 to a second, and where they begin in all that was flown. */
  cubes?: number[];
  frames?: number;
  rate?: number;
  at?: number;
  flicked?: number;
  rolls?: { cube: number; face: number; escapes: boolean }[];
}

export interface Screen {
  address: string;
  replace?: boolean;
  title: string;
  html: string;
  sheets: string[];
  private?: boolean;
  /** Which save of a game the screen shows: "id revision"; empty where it shows what is not saved, none where no game. */
  mark?: string | null;
  prefs: Prefs;
  say?: string;
  effects?: Effect[];
  /** The ways of the cubes, for the effects that tell of a flight. */
  flight?: Float32Array;
  failed?: undefined;
}

/** The worker could not answer. Where something broke, the screen is as it was saved. */
export interface Failure {
  failed: true;
  broke?: string;
  screen?: Screen | null;
}

/** The table's own part of a screen whose rest is being made. */
export interface Begun {
  picture: string;
  failed?: undefined;
}

export type Reply = Screen | Failure;
export type Send = (event: AppEvent) => void;

/** What the worker cannot write itself. */
export interface ToWrite {
  /** JSON text: key → text, or null to remove it. */
  changes: string;
  /** Are they all that there is? */
  whole: boolean;
  /** The mark of the database that has the rest. */
  known: string | null;
}
