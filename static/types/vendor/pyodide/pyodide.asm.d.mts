import type { MakeMachine } from "./pyodide.mjs";

declare const makeMachine: MakeMachine;
export default makeMachine;
