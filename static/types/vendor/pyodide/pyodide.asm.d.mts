import type { CreateModule } from "./pyodide.mjs";

declare const createModule: CreateModule;
export default createModule;
