import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/**
 * Names the build: builds/latest.json has its id, builds/meta/{id}.json describes it. The id is a hash of all files, so
 * the same sources give the same build.
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

/** Returns the id of a build: a hash of the names of its files, which carry hashes of their content. */
export function buildIdOf(files: readonly string[]): string {
  const names = files.filter(isOfBuild).toSorted();
  return createHash("sha256").update(names.join("\n")).digest("hex").slice(0, 16);
}

/** Leaves out files that are derived from the id. */
function isOfBuild(name: string): boolean {
  return !name.startsWith("builds/") && name !== "sw.js";
}
