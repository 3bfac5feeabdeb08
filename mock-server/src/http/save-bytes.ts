/** Writes a received file to the disk, and frees its bytes at once. */
import { open } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/**
 * Writes a new file. Bytes of a socket are freed as soon as they are written: left to the garbage collector, ten
 * megabytes a second make it mark the whole heap each second, and bids wait.
 * @param isOwn whether nothing else holds the chunks of the source.
 */
export function saveBytes(stream: Readable, path: string, isOwn: boolean): Promise<void> {
  return pipeline(stream, async (chunks: AsyncIterable<Uint8Array>) => {
    const file = await open(path, "wx", 0o600);
    try {
      for await (const chunk of chunks) {
        await file.writeFile(chunk);
        if (isOwn) free(chunk);
      }
    } finally {
      await file.close();
    }
  });
}

/** Frees the memory of a chunk that is the whole of its buffer; a part may have neighbours that are still read. */
function free({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
