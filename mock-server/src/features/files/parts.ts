/** Keeps the parts of files that arrive one after another, until the last one is here. */
import { createCipheriv, type Cipheriv } from "node:crypto";
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
   * Writes a part, unless bytes before it are missing. `key`: encrypts it; null: the file will be public.
   * @returns how many bytes have arrived without a gap.
   */
  add(
    of: PartOf,
    from: number,
    part: { readonly path: string; readonly size: number },
    key: Uint8Array | null,
  ): Promise<number>;
  /** Deletes files that nobody has added to since `before`, real ms. */
  sweep(before: number): Promise<void>;
}

const BLOCK_BYTES = 16;

/**
 * Encrypts the bytes of a part, or decrypts them: AES-256-CTR begins anywhere. The key is of this upload alone, and
 * the decoder judges the content.
 */
export function partCipher(key: Uint8Array, from: number): Cipheriv {
  const counter = Buffer.alloc(BLOCK_BYTES);
  counter.writeUInt32BE(Math.floor(from / BLOCK_BYTES), BLOCK_BYTES - 4);
  const cipher = createCipheriv("aes-256-ctr", key, counter);
  cipher.update(Buffer.alloc(from % BLOCK_BYTES));
  return cipher;
}

/** Keeps parts in a folder, which may be missing. */
export function openParts(folder: string): Parts {
  const pathOf = ({ userId, upload }: PartOf): string => join(folder, `${userId}-${upload}`);
  return {
    pathOf,
    async add(of, from, part, key) {
      await mkdir(folder, { recursive: true });
      const path = pathOf(of);
      const known = await stat(path).catch(() => null);
      const has = known?.size ?? 0;
      if (from > has) return has;
      // The same part again is the same bytes in the same place.
      const target = createWriteStream(path, { flags: known ? "r+" : "w", start: from, mode: 0o600 });
      const source = createReadStream(part.path);
      await (key ? pipeline(source, partCipher(key, from), target) : pipeline(source, target));
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
