/** Logs as the recorder writes them, for tests. */
import { HEAD_BYTES, KINDS, type LogRecord } from "../log-format.ts";

interface Written {
  readonly slot?: number;
  readonly thread?: number;
  readonly offset?: number;
  readonly bytes?: string;
}

/** One record as the recorder appends it. */
export function recorded(
  kind: keyof typeof KINDS,
  { slot = 1, thread = 7, offset = 0, bytes = "" }: Written = {},
): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32LE(KINDS[kind]);
  head.writeUInt32LE(slot + thread * 256, 4);
  head.writeBigInt64LE(BigInt(offset), 8);
  head.writeBigUInt64LE(BigInt(bytes.length), 16);
  return Buffer.concat([head, Buffer.from(bytes)]);
}

const PLACE = { end: 0, thread: 1, name: "db" };

/** Records of one file and one thread, as they are read, unless something else is said. */
export function write(at: number, text: string, name = "db"): LogRecord {
  return { ...PLACE, name, kind: "write", at, bytes: Buffer.from(text) };
}

export function resize(size: number): LogRecord {
  return { ...PLACE, kind: "resize", size };
}

export function rename(name: string, to: string): LogRecord {
  return { ...PLACE, name, kind: "rename", to };
}

export function simple(
  kind: "make" | "sync begun" | "synced" | "unlink",
  given: { readonly name?: string; readonly thread?: number } = {},
): LogRecord {
  return { ...PLACE, ...given, kind };
}

/** A sync from its beginning to its end. */
export function sync(name = "db"): LogRecord[] {
  return [simple("sync begun", { name }), simple("synced", { name })];
}
