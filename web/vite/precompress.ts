import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = new Set([".js", ".css", ".html", ".svg", ".json"]);
/** Below this size a header costs more than compression saves. */
const WORTHWHILE_BYTES = 1024;

/** Writes a .br and a .gz beside every text file of the build, so that the server compresses nothing at run time. */
export function precompress(): Plugin {
  let folder = "";
  return {
    name: "marsa:precompress",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle(failure) {
      // A failed build may have no folder: its own error must be the one that shows.
      if (failure || !existsSync(folder)) return;
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)));
      for (const entry of files) await compress(join(entry.parentPath, entry.name));
    },
  };
}

async function compress(file: string): Promise<void> {
  const source = await readFile(file);
  if (source.length < WORTHWHILE_BYTES) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(source, quality));
  await writeFile(`${file}.gz`, await promisify(gzip)(source, { level: 9 }));
}
