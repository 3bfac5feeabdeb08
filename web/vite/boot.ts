import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { bundleScript } from "./bundle-script.ts";

const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/**
 * Puts src/boot.ts before the app: the page loads the small script and the app's files together, but runs the app only
 * when the script starts it.
 */
export function boot(): Plugin {
  let root = "";
  let script = { name: "", code: "" };
  return {
    name: "marsa:boot",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    async buildStart() {
      const code = await bundleScript(root, "src/boot.ts");
      const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
      script = { name: `assets/boot-${hash}.js`, code };
    },
    transformIndexHtml: {
      order: "post",
      handler: (html) =>
        html.replace(
          ENTRY,
          (_tag, app: string) =>
            `<script defer src="/${script.name}" data-app="${app}"></script>\n    <link rel="modulepreload" crossorigin href="${app}">`,
        ),
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: script.name, source: script.code });
    },
  };
}
