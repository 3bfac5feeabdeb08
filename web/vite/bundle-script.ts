import { join } from "node:path";
import { build as bundle } from "vite";
import { BUILD_TARGETS } from "./browsers.ts";

/** Bundles one source into a script without imports, for code outside the app. */
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
      target: BUILD_TARGETS,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, source), output: { format: "iife" } },
    },
  });
  const [script] = (output as unknown as { output: [{ code: string }] }).output;
  return script.code;
}
