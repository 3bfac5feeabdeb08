/** Sends the body of an answer slowly, as an injected fault says. */
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";

/** Time between two parts of a body, ms. */
const PART_MS = 50;

/** Returns a stream of the bytes at a pace, bytes a second: a part now, and then every 50 ms. */
export function slowBody(bytes: Uint8Array, bytesPerS: number): Readable {
  return Readable.from(parts(bytes, Math.max(1, Math.ceil((bytesPerS * PART_MS) / 1000))));
}

async function* parts(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) {
    // oxlint-disable-next-line no-await-in-loop -- part after part
    if (at > 0) await wait(PART_MS, undefined, { ref: false });
    yield bytes.subarray(at, at + size);
  }
}
