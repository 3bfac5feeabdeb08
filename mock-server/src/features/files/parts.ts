/** Keeps the parts of files that arrive one after another, until the last one is here. */
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

/** Names an upload: nobody adds to a file of another person. */
interface PartOf {
  readonly userId: number;
  /** The client's id of the upload, without signs of a path. */
  readonly upload: string;
}

export interface Parts {
  /** The path of what has arrived. */
  pathOf(of: PartOf): string;
  /**
   * Writes a part, unless bytes before it are missing.
   * @returns how many bytes have arrived without a gap.
   */
  add(of: PartOf, from: number, part: { readonly path: string; readonly size: number }): Promise<number>;
  /** Deletes files that nobody has added to since `before`, real ms. */
  sweep(before: number): Promise<void>;
}

/** Keeps parts in a folder, which may be missing. */
export function openParts(folder: string): Parts {
  const pathOf = ({ userId, upload }: PartOf): string => join(folder, `${userId}-${upload}`);
  return {
    pathOf,
    async add(of, from, part) {
      await mkdir(folder, { recursive: true });
      const path = pathOf(of);
      const known = await stat(path).catch(() => null);
      const has = known?.size ?? 0;
      if (from > has) return has;
      // The same part again is the same bytes in the same place.
      const target = createWriteStream(path, { flags: known ? "r+" : "w", start: from, mode: 0o600 });
      await pipeline(createReadStream(part.path), target);
      return Math.max(has, from + part.size);
    },
    async sweep(before) {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name);
        const found = await stat(path).catch(() => null);
        if (found && found.mtimeMs < before) await rm(path, { force: true });
      }
    },
  };
}
