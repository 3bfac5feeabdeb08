/** Reads the log of recorder.c: every change of a database's files and every sync, in order. */

interface Place {
  /** End of the record in the log, bytes. */
  readonly end: number;
  /** The thread of the change. */
  readonly thread: number;
  /** Name of the file; "" is the folder. */
  readonly name: string;
}

export type LogRecord = Place &
  (
    | { readonly kind: "write"; readonly at: number; readonly bytes: Buffer }
    | { readonly kind: "resize"; readonly size: number }
    | { readonly kind: "make" | "sync begun" | "synced" | "unlink" }
    | { readonly kind: "rename"; readonly to: string }
  );

/** The name of the database's folder in a log. */
export const FOLDER = "";

export const HEAD_BYTES = 24;
/** The numbers of the kinds, as in recorder.c. */
export const KINDS = {
  name: 1,
  write: 2,
  resize: 3,
  syncBegun: 4,
  synced: 5,
  unlink: 6,
  rename: 7,
  make: 8,
} as const;

/**
 * Reads the log of one process, without half a record at the end that a kill may leave.
 * @throws RangeError for bytes in another format.
 */
export function* readLog(log: Buffer): Generator<LogRecord> {
  const names = new Map<number, string>([[0, FOLDER]]);
  for (let start = 0; start + HEAD_BYTES <= log.length;) {
    const kind = log.readUInt32LE(start);
    const slotAndThread = log.readUInt32LE(start + 4);
    const offset = Number(log.readBigInt64LE(start + 8));
    const end = start + HEAD_BYTES + Number(log.readBigUInt64LE(start + 16));
    if (end > log.length) return;
    const bytes = log.subarray(start + HEAD_BYTES, end);
    start = end;
    const slot = slotAndThread & 0xff;
    if (kind === KINDS.name) {
      names.set(slot, bytes.toString());
      continue;
    }
    const name = names.get(slot);
    if (name === undefined) throw new RangeError(`A file without a name before byte ${end} of the log`);
    yield recordOf(kind, { end, thread: slotAndThread >>> 8, name }, offset, bytes);
  }
}

function recordOf(kind: number, place: Place, offset: number, bytes: Buffer): LogRecord {
  switch (kind) {
    case KINDS.write:
      return { ...place, kind: "write", at: offset, bytes };
    case KINDS.resize:
      return { ...place, kind: "resize", size: offset };
    case KINDS.syncBegun:
      return { ...place, kind: "sync begun" };
    case KINDS.synced:
      return { ...place, kind: "synced" };
    case KINDS.make:
      return { ...place, kind: "make" };
    case KINDS.unlink:
      return { ...place, kind: "unlink" };
    case KINDS.rename:
      return { ...place, kind: "rename", to: bytes.toString() };
    default:
      throw new RangeError(`Kind ${kind} before byte ${place.end} of the log`);
  }
}
