/** Encrypts the bytes of a file in pieces, so that a reader begins before the end and no piece waits in memory. */
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { closeSync, openSync, readSync } from "node:fs";
import { open } from "node:fs/promises";
import { basename } from "node:path";
import type { Keyring } from "./keyring.ts";

/** The key of one file. Plain data: the process that decodes a hostile file gets no other key. */
export interface FileKey {
  /** Id of the key from which it is derived. */
  readonly id: string;
  readonly salt: Uint8Array;
  readonly key: Uint8Array;
}

/** A file begins with this mark, the key's id and the salt. */
const MARK = Buffer.from("msf1");
const ID_BYTES = 4;
const SALT_BYTES = 16;
const HEAD_BYTES = MARK.length + ID_BYTES + SALT_BYTES;
const PIECE_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;

/** Returns a key for a new file. */
export function newFileKey(keys: Keyring): FileKey {
  const salt = randomBytes(SALT_BYTES);
  return { id: keys.first, salt, key: keys.fileKey(salt) };
}

/** Returns the key of a stored file; null: its bytes are as they came, or it is gone. */
export function fileKeyOf(path: string, keys: Keyring): FileKey | null {
  const head = Buffer.alloc(HEAD_BYTES);
  try {
    const file = openSync(path, "r");
    try {
      readSync(file, head, 0, HEAD_BYTES, 0);
    } finally {
      closeSync(file);
    }
  } catch {
    return null;
  }
  if (!head.subarray(0, MARK.length).equals(MARK)) return null;
  const id = head.subarray(MARK.length, MARK.length + ID_BYTES).toString("hex");
  const salt = head.subarray(MARK.length + ID_BYTES);
  return { id, salt, key: keys.fileKey(salt, id) };
}

/** A file's name begins with its hash: its bytes belong to no other name. */
const nameOf = (path: string): string => basename(path).split(".")[0]!;

/** Place and end of a piece: none can be moved, and the last one cannot be cut off. */
const placeOf = (path: string, piece: number, isLast: boolean): Buffer =>
  Buffer.from(`${nameOf(path)}:${piece}:${isLast ? "last" : ""}`);

function nonceOf(piece: number): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUInt32BE(piece);
  return nonce;
}

/** Encrypts bytes for the file at this path. */
export async function* sealedPieces(
  path: string,
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { id, salt, key }: FileKey,
): AsyncGenerator<Buffer> {
  yield Buffer.concat([MARK, Buffer.from(id, "hex"), salt]);
  for await (const { piece, bytes: plain, isLast } of inPieces(bytes, PIECE_BYTES)) {
    const cipher = createCipheriv("aes-256-gcm", key, nonceOf(piece)).setAAD(placeOf(path, piece, isLast));
    yield Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  }
}

/**
 * Returns the bytes of a stored file as they came. `key` null: it is not encrypted.
 * @throws Error for a changed, shortened or renamed file, at the piece where it shows
 */
export async function* openedPieces(path: string, key: FileKey | null): AsyncGenerator<Uint8Array> {
  const file = await open(path);
  try {
    const stored = file.createReadStream({ start: key ? HEAD_BYTES : 0, autoClose: false });
    if (!key) return yield* stored as AsyncIterable<Uint8Array>;
    for await (const { piece, bytes, isLast } of inPieces(
      stored as AsyncIterable<Uint8Array>,
      PIECE_BYTES + TAG_BYTES,
    )) {
      if (bytes.length < TAG_BYTES) throw new Error(`${path} has no end`);
      const cipher = createDecipheriv("aes-256-gcm", key.key, nonceOf(piece), { authTagLength: TAG_BYTES });
      cipher.setAAD(placeOf(path, piece, isLast)).setAuthTag(bytes.subarray(-TAG_BYTES));
      yield Buffer.concat([cipher.update(bytes.subarray(0, -TAG_BYTES)), cipher.final()]);
    }
  } finally {
    await file.close();
  }
}

/** Returns the whole of a stored file as it came. */
export async function openedFile(path: string, key: FileKey | null): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of openedPieces(path, key)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** A part of a file. `piece`: its number, from 0 on. */
interface Piece {
  readonly piece: number;
  readonly bytes: Uint8Array;
  readonly isLast: boolean;
}

/** Cuts bytes into pieces of one size; the last one may be shorter, and empty where it is the only one. */
async function* inPieces(
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  size: number,
): AsyncGenerator<Piece> {
  let kept: Buffer = Buffer.alloc(0);
  let piece = 0;
  for await (const chunk of bytes) {
    kept = kept.length === 0 ? Buffer.from(chunk) : Buffer.concat([kept, chunk]);
    let from = 0;
    for (; kept.length - from > size; from += size)
      yield { piece: piece++, bytes: kept.subarray(from, from + size), isLast: false };
    kept = kept.subarray(from);
  }
  yield { piece, bytes: kept, isLast: true };
}
