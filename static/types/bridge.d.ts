/** What crosses between the page and the worker, as JSON text. */

export interface AppEvent {
  do: string;
  to?: string;
  arg?: string | null;
  key?: string;
  name?: string;
  text?: string;
  fields?: Record<string, string>;
  /** How long the decision at hand has taken, in a game with a clock: the game, after how many moves, milliseconds. */
  spent?: string;
  /** By how many degrees the board is shown turned further, where it has a camera. */
  askew?: string;
  /** Is `arg` where the keyboard was? Then it follows while the event waits. */
  held?: boolean;
  /** Does it come from outside, as a file opened with the app? Then it waits until this tab plays. */
  given?: boolean;
  /** Called when Python has answered it. */
  taken?: () => void;
  /** Has the page shown what came of it? */
  answered?: boolean;
}

export interface Prefs {
  theme: "system" | "light" | "dark";
  text: "100" | "115" | "130" | "150" | "200";
  motion: "system" | "full" | "reduced";
  pace: "normal" | "calm" | "fast";
  sound: "on" | "off";
  /** Does the screen stay on while a game is open? */
  awake: "on" | "off";
  /** On whose side buttons and tools lie. */
  hand: "right" | "left";
  keys: "anywhere" | "there";
  language: string;
  /** Which way it is read. */
  direction: "ltr" | "rtl";
}

/** A motion of the stage (`screen/motions.js`): its kind, the ids of what moves, and what else the kind asks for. */
export interface Motion {
  kind: string;
  of: string[];
  /** Where each comes to. */
  to?: [number, number][];
  /** Where it comes from, if that is another's place. */
  from?: [number, number];
  /** How far all go; those that leave at one end come back so far, with other names perhaps. */
  by?: [number, number];
  wraps?: string[];
  back?: [number, number];
  names?: Record<string, string>;
  /** What each becomes. */
  into?: string[];
  /** What is laid over the picture meanwhile. */
  html?: string;
  /** What stands beside the board now, by `data-told`: markup. */
  told?: Record<string, string>;
  /** Where it flies to, as a selector. */
  target?: string;
}

/** One thing that has happened, as the stage plays it. */
export interface Stage {
  say?: string;
  motions?: Motion[];
  /** The light that lies over the picture. */
  over?: string;
  /** What is held up before the table, with a button if it is a gate. */
  held?: string;
  gate?: boolean;
  /** What stands on it, for those who listen. */
  heard?: string;
  /** Sounds as it begins, and when the motion is over. */
  sound?: string;
  ends?: string;
  /** The player whom the sentence is about: a badge, and the name if the sentence doesn't give it. */
  who?: string;
  /** A turn begins with it. */
  begins?: boolean;
}

export interface Effect {
  kind: string;
  /** `stage`: what has happened, in order. */
  stages?: Stage[];
  name?: string;
  /** `sound`: whose it is, from 0. */
  seat?: number;
  ms?: number;
  id?: string;
  text?: string;
  title?: string;
  url?: string;
  /** `picture`, `film`: of which game it is. */
  game?: string;
  pictures?: string[];
  /** `flight`: whose ways they are, in how many frames, `rate` to a second, and where they begin in all that was flown.
   *  A roll `decides` something, as is said before it; and what it `decided`, after it. */
  cubes?: number[];
  frames?: number;
  rate?: number;
  at?: number;
  flicked?: number;
  rolls?: { cube: number; face: number; escapes: boolean; decides: string; decided: string }[];
}

export interface Screen {
  address: string;
  replace?: boolean;
  title: string;
  html: string;
  sheets: string[];
  /** Those of the sheets that no file has: symbols and styles, each given once. */
  brought?: Record<string, [string, string]>;
  private?: boolean;
  /** Which save of a game the screen shows: "id revision"; empty where it shows what is not saved, none where no game. */
  mark?: string | null;
  prefs: Prefs;
  say?: string;
  effects?: Effect[];
  /** Is it a game that still goes on, and not an earlier position of it? */
  playing?: boolean;
  /** Is an opponent to move? Then `thought` tells when the event `opponent` brings its move. */
  thinks?: boolean;
  /** How many milliseconds that comes later at least; none for the pace of moves. */
  pace?: number | null;
  /** The ways of the cubes, for the effects that tell of a flight. */
  flight?: Float32Array;
}

/** What any reply of the worker may tell besides: are changes on their way into the database? Then `flushed` says more. */
interface Saving {
  saving?: boolean;
}

/** A whole screen. */
export interface Whole extends Screen, Saving {
  status: "screen";
}

/** The board of a screen whose rest is being made. */
export interface Board extends Saving {
  status: "board";
  board: string;
}

/** What the event needs is on its way: it is sent again when that is here. */
export interface NotReady {
  status: "not-ready";
}

/** The worker could not answer. Where something broke, the screen is as it was saved. */
export interface Failure extends Saving {
  status: "failed";
  broke?: string;
  screen?: Screen | null;
}

/** What the page shows. */
export type Reply = Whole | Failure;
/** What comes of an event, or of the rest of a screen. */
export type Answer = Reply | Board;

/** What became of a write: nothing to tell, or a screen that tells; with what is not written and the page does not hold. */
export type Flushed = ({ status: "nothing-new" } | Reply) & { unsaved?: import("../js/bridge/unsaved.js").Unsaved | null };
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
