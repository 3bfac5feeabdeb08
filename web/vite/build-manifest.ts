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
        const id = buildIdOf(files);
        this.emitFile({ type: "asset", fileName: "builds/latest.json", source: JSON.stringify({ id }) });
        this.emitFile({
          type: "asset",
          fileName: `builds/meta/${id}.json`,
          source: JSON.stringify({ id, files: files.filter(isOfBuild) }),
        });
      },
    },
  };
}

/** The id of a build: a hash over the names of its files, which carry hashes of what is in them. */
export function buildIdOf(files: readonly string[]): string {
  const names = files.filter(isOfBuild).toSorted();
  return createHash("sha256").update(names.join("\n")).digest("hex").slice(0, 16);
}

/** Not what is derived from the id itself. */
function isOfBuild(name: string): boolean {
  return !name.startsWith("builds/") && name !== "sw.js";
}
