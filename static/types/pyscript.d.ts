/** What pyscript.toml holds (tools/pyscript_settings.py reads it). */
interface PyScriptSettings {
  interpreter: string;
  files?: Record<string, string>;
  js_modules?: { worker?: Record<string, string> };
}

/** The interpreter that pyscript.toml names: the build puts its address in. */
declare module "build:interpreter" {}
