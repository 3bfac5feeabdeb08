import { closeSync, fdatasyncSync, fstatSync, openSync, readFileSync, writeSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";
import { StoreUnavailable } from "./errors.ts";
import { syncNameOf } from "./sync-path.ts";

/** Of a database: the file beside it with what its tables do not show yet. */
export function redoLogOf(database: string): string {
  return `${database}-redo`;
}

/** One commit as the log has it. */
export interface RedoRecord {
  /** Grows with each commit. */
  readonly id: number;
  readonly content: string;
}

// The head of the file: what it is, and a random number with which the chain of its records begins, so that what is left
// of an older chain is no part of it. Then records: length, checksum of this and all before it, id, content.
const KIND = Buffer.from("MARSARE1");
const HEAD_BYTES = 16;
const FRAME_BYTES = 16;
/** The file grows by so much; what is written later lies in blocks that it has, and a sync has nothing else to write. */
const GROWTH_BYTES = 1024 * 1024;
/** From here on the next sync of the tables is worth its price: the log begins anew after it. */
const LONG_BYTES = 8 * 1024 * 1024;

/** Commits written down beside the tables: each is one write and one sync of the disk. */
export class RedoLog {
  readonly #file: string;
  readonly #durable: boolean;
  #fd: number | null = null;
  #size = 0;
  /** Where the next record goes; 0: the log begins with it. */
  #end = 0;
  #checksum = 0;
  #lastId = 0;
  #isUsable = true;

  /** `file`: what is in it counts no more. `durable`: whether a record survives a power cut. */
  constructor(file: string, durable: boolean) {
    this.#file = file;
    this.#durable = durable;
  }

  /** Id of the last record that was ever tried; 0: there was none. */
  get lastId(): number {
    return this.#lastId;
  }

  get isLong(): boolean {
    return this.#end > LONG_BYTES;
  }

  /** false after a failure, until it begins anew: what it left in the file is in doubt. */
  get isUsable(): boolean {
    return this.#isUsable;
  }

  /**
   * Writes a commit down. When it returns, it survives a power cut.
   * @throws StoreUnavailable when the disk does not take it.
   */
  add({ id, content }: RedoRecord): void {
    this.#lastId = id;
    try {
      this.#write(id, content);
    } catch (error) {
      this.#isUsable = false;
      throw new StoreUnavailable("The redo log cannot be written", { cause: error });
    }
  }

  /** To be called when the tables show all of it, and that survives a power cut. */
  beginAnew(): void {
    this.#end = 0;
    this.#isUsable = true;
  }

  close(): void {
    if (this.#fd !== null) closeSync(this.#fd);
    this.#fd = null;
  }

  #write(id: number, content: string): void {
    const fd = (this.#fd ??= this.#open());
    const isFirst = this.#end === 0;
    const from = isFirst ? HEAD_BYTES : 0;
    const length = Buffer.byteLength(content);
    const bytes = Buffer.allocUnsafe(from + FRAME_BYTES + length);
    const before = isFirst ? writeHead(bytes) : this.#checksum;
    const checksum = writeRecord(bytes, from, { id, content, length, before });
    this.#grow(fd, this.#end + bytes.length);
    writeAll(fd, bytes, this.#end);
    if (this.#durable) fdatasyncSync(fd);
    this.#end += bytes.length;
    this.#checksum = checksum;
  }

  #open(): number {
    const fd = openOrMake(this.#file);
    this.#size = fstatSync(fd).size;
    if (this.#durable && this.#size === 0) syncNameOf(this.#file);
    return fd;
  }

  #grow(fd: number, to: number): void {
    while (this.#size < to) {
      writeAll(fd, Buffer.alloc(GROWTH_BYTES), this.#size);
      this.#size += GROWTH_BYTES;
    }
  }
}

/** What a log holds, in its order; nothing where there is none. */
export function readRedoLog(file: string): RedoRecord[] {
  return recordsIn(contentOfRedoLog(file));
}

/** The bytes of a log; none where there is none. */
export function contentOfRedoLog(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return Buffer.alloc(0);
    throw error;
  }
}

/** The records of a log in their order. One that was not written to its end is none. */
export function recordsIn(bytes: Buffer): RedoRecord[] {
  const records: RedoRecord[] = [];
  let checksum = checksumOfHead(bytes);
  if (checksum === null) return records;
  for (let at = HEAD_BYTES; at + FRAME_BYTES <= bytes.length;) {
    const length = bytes.readUInt32LE(at);
    const end = at + FRAME_BYTES + length;
    if (length === 0 || end > bytes.length) break;
    checksum = checksumOf(bytes.subarray(at, end), checksum);
    if (bytes.readUInt32LE(at + 4) !== checksum) break;
    records.push({ id: bytes.readDoubleLE(at + 8), content: bytes.toString("utf8", at + FRAME_BYTES, end) });
    at = end;
  }
  return records;
}

/** @returns the checksum with which the chain begins. */
function writeHead(bytes: Buffer): number {
  KIND.copy(bytes);
  randomBytes(4).copy(bytes, KIND.length);
  const checksum = crc32(bytes.subarray(0, HEAD_BYTES - 4));
  bytes.writeUInt32LE(checksum, HEAD_BYTES - 4);
  return checksum;
}

function checksumOfHead(bytes: Buffer): number | null {
  if (bytes.length < HEAD_BYTES || !bytes.subarray(0, KIND.length).equals(KIND)) return null;
  const checksum = crc32(bytes.subarray(0, HEAD_BYTES - 4));
  return bytes.readUInt32LE(HEAD_BYTES - 4) === checksum ? checksum : null;
}

interface Framed extends RedoRecord {
  /** Of the content, bytes. */
  readonly length: number;
  /** The checksum of the record before it. */
  readonly before: number;
}

/** @returns its checksum. */
function writeRecord(bytes: Buffer, at: number, { id, content, length, before }: Framed): number {
  bytes.writeUInt32LE(length, at);
  bytes.writeDoubleLE(id, at + 8);
  bytes.write(content, at + FRAME_BYTES);
  const checksum = checksumOf(bytes.subarray(at, at + FRAME_BYTES + length), before);
  bytes.writeUInt32LE(checksum, at + 4);
  return checksum;
}

/** Of all of a record but its checksum, and of what stands before it. */
function checksumOf(record: Buffer, before: number): number {
  return crc32(record.subarray(8), crc32(record.subarray(0, 4), before));
}

function writeAll(fd: number, bytes: Buffer, at: number): void {
  for (let written = 0; written < bytes.length;) {
    written += writeSync(fd, bytes, written, bytes.length - written, at + written);
  }
}

function openOrMake(file: string): number {
  try {
    return openSync(file, "r+");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return openSync(file, "w+");
  }
}
