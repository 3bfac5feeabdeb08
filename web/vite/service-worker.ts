import type { Plugin } from "vite";
import { buildIdOf } from "./build-manifest.ts";
import { bundleScript } from "./bundle-script.ts";

/** Parts of the app that must work without a network, and what a push opens: a lot with the confirmation of a bid. */
const SHELL = [
  ...["error-page", "not-found-screen", "inside-layout"].map((name) => `/features/shell/view/${name}.tsx`),
  "/routes/-after-idle.tsx",
  "/routes/_inside/auction/$id.tsx?tsr-split=component",
  "/features/bidding/view/confirm/confirm-dialog.tsx",
];

/** Their pictures, font and boot script. */
const DRAWN = /(inter-latin-opsz-normal|adrift|marsa-logo|boot)-[^/]*\.(woff2|svg|js)$/;

interface Chunk {
  type: "chunk";
  fileName: string;
  isEntry: boolean;
  imports: string[];
  moduleIds: string[];
  viteMetadata?: { importedCss: Set<string> };
}

/** Bundles src/sw/sw.ts into /sw.js, which knows the id of its build and the files of the layouts. */
export function serviceWorker(): Plugin {
  let root = "";
  return {
    name: "marsa:service-worker",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: "post",
      async handler(_options, emitted) {
        const files = Object.keys(emitted);
        const shell = shellOf(Object.values(emitted).filter((file) => file.type === "chunk"));
        const drawn = files.filter((name) => DRAWN.test(name));
        const build = { id: buildIdOf(files), shell: [...shell, ...drawn].map((name) => `/${name}`) };
        const source = await bundleScript(root, "src/sw/sw.ts", { THIS_BUILD: JSON.stringify(build) });
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}

/**
 * Returns the entry and the parts above, with all their imports and styles.
 * @throws Error when the build has no such part.
 */
function shellOf(chunks: readonly Chunk[]): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  const take = (name: string): void => {
    const chunk = byName.get(name);
    if (!chunk || found.has(name)) return;
    found.add(name);
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
    for (const imported of chunk.imports) take(imported);
  };
  for (const { fileName, isEntry } of chunks) if (isEntry) take(fileName);
  for (const part of SHELL) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.includes(part)));
    if (!chunk) throw new Error(`The service worker keeps ${part}, which the build does not have`);
    take(chunk.fileName);
  }
  return found;
}
