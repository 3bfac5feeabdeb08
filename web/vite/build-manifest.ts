import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/**
 * Says which build this is: builds/latest.json names it, builds/meta/{id}.json describes it.
 * The id is a hash over everything emitted, so the same sources give the same build.
 */
export function buildManifest(): Plugin {
  return {
    name: "marsa:build-manifest",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const files = Object.keys(bundle).toSorted();
        const id = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 16);
        this.emitFile({ type: "asset", fileName: "builds/latest.json", source: JSON.stringify({ id }) });
        this.emitFile({
          type: "asset",
          fileName: `builds/meta/${id}.json`,
          source: JSON.stringify({ id, files }),
        });
      },
    },
  };
}
