/** The documents of the demo's new clients, and the photo of its claim: committed pictures, which every database shares. */
import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FOLDER = new URL("../../../assets/papers/", import.meta.url);
/** An uploaded file has a hash; a document of the scene has the name of its picture. */
const NAME = /^(passport|licence|claim)-[a-z-]{1,40}$/;
/** Pixels of every picture. */
export const PAPER = { width: 1200, height: 800, mime: "image/webp" } as const;

/** Returns the path of a document of the scene; null for an uploaded file. */
export function paperPath(hash: string): string | null {
  return NAME.test(hash) ? fileURLToPath(new URL(`${hash}.webp`, FOLDER)) : null;
}

/**
 * Returns the size of a picture in bytes.
 * @throws Error when there is no such picture.
 */
export function paperBytes(picture: string): number {
  return statSync(new URL(`${picture}.webp`, FOLDER)).size;
}
