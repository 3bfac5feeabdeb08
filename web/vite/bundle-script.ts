import { join } from "node:path";
import { build as bundle } from "vite";

/** One source as one script without imports, for what does not run as a part of the app. */
export async function bundleScript(
  root: string,
  source: string,
  define: Record<string, string> = {},
): Promise<string> {
  const output = await bundle({
    configFile: false,
    root,
    logLevel: "error",
    define,
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, source), output: { format: "iife" } },
    },
  });
  const [script] = (output as unknown as { output: [{ code: string }] }).output;
  return script.code;
}
