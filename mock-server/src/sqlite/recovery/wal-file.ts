/** Reads SQLite's write-ahead log as a file (https://www.sqlite.org/fileformat2.html#walformat), to find its end. */
import { closeSync, fstatSync, openSync, readSync } from "node:fs";

const HEAD_BYTES = 32;
const FRAME_HEAD_BYTES = 24;
const MAGIC = 0x377f0682;

/** One page as a commit wrote it. */
export interface Frame {
  readonly pageNumber: number;
  readonly page: Buffer;
}

export interface WalReport {
  /** Commits that SQLite takes from the log when it opens the database. */
  readonly commits: number;
  /** Why reading stopped before the end of the log, in words; null: the whole log was read. */
  readonly stoppedAt: string | null;
  /**
   * Whether synced commits are unreadable: frames of a later commit follow the bad frame, and a commit is written
   * only after the previous one was synced.
   */
  readonly isDamaged: boolean;
}

/** The report of a missing or empty log. */
export const EMPTY_WAL: WalReport = { commits: 0, stoppedAt: null, isDamaged: false };

/** Returns how the log ends, and calls `visit` with each page of a whole commit, in their order. */
export function readWal(file: string, visit: (frame: Frame) => void = () => undefined): WalReport {
  const opened = openIfThere(file);
  if (opened === null) return EMPTY_WAL;
  try {
    return readOpened(opened, visit);
  } finally {
    closeSync(opened);
  }
}

function openIfThere(file: string): number | null {
  try {
    return openSync(file, "r");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

function readOpened(file: number, visit: (frame: Frame) => void): WalReport {
  const { size } = fstatSync(file);
  if (size === 0) return EMPTY_WAL;
  const log = openLog(file);
  if (!log) return { commits: 0, stoppedAt: "the head of the log is damaged", isDamaged: size > HEAD_BYTES };
  let commits = 0;
  let checksum = log.checksum;
  let pending: Frame[] = [];
  for (let number = 0; ; number++) {
    const frame = log.frame(number);
    if (frame === "end") return ended(commits, number, pending.length);
    if (frame === null)
      return { commits, stoppedAt: `the log ends within frame ${number + 1}`, isDamaged: false };
    if (!frame.isOfThisLog || !isSame(frame.checksum, frame.checksumAfter(checksum))) {
      const isDamaged = hasLaterCommit(log, number);
      // The pages of an older log follow the end of a newer one.
      if (!frame.isOfThisLog && !isDamaged) return ended(commits, number, pending.length);
      return { commits, stoppedAt: `the checksum of frame ${number + 1} is wrong`, isDamaged };
    }
    checksum = frame.checksum;
    pending.push({ pageNumber: frame.pageNumber, page: frame.page });
    if (!frame.isCommit) continue;
    commits += 1;
    pending.forEach(visit);
    pending = [];
  }
}

/** `unfinished`: frames of an incomplete commit. Nobody was acknowledged for it. */
function ended(commits: number, frames: number, unfinished: number): WalReport {
  const stoppedAt = unfinished > 0 ? `the last commit is not whole: it ends with frame ${frames}` : null;
  return { commits, stoppedAt, isDamaged: false };
}

type Checksum = readonly [number, number];

interface LogFrame {
  readonly pageNumber: number;
  readonly page: Buffer;
  /** The last frame of a commit. */
  readonly isCommit: boolean;
  /** Whether the frame has the salts of the header. */
  readonly isOfThisLog: boolean;
  readonly checksum: Checksum;
  /** The expected checksum after a frame with this one. */
  checksumAfter(before: Checksum): Checksum;
}

/** Returns the log, or null if its header is damaged. */
function openLog(file: number) {
  const head = Buffer.alloc(HEAD_BYTES);
  if (readSync(file, head, 0, HEAD_BYTES, 0) < HEAD_BYTES) return null;
  const magic = head.readUInt32BE(0);
  const isBigEndian = magic === MAGIC + 1;
  if (magic !== MAGIC && !isBigEndian) return null;
  const checksum = checksumOf(head.subarray(0, 24), [0, 0], isBigEndian);
  if (!isSame(checksum, storedAt(head, 24))) return null;
  const pageBytes = head.readUInt32BE(8);
  const salts = head.subarray(16, 24);
  const frameBytes = FRAME_HEAD_BYTES + pageBytes;
  return {
    checksum,
    /** `end`: the file ends before it; null: the file ends within it. */
    frame(number: number): LogFrame | "end" | null {
      const bytes = Buffer.alloc(frameBytes);
      const read = readSync(file, bytes, 0, frameBytes, HEAD_BYTES + number * frameBytes);
      if (read === 0) return "end";
      if (read < frameBytes) return null;
      const page = bytes.subarray(FRAME_HEAD_BYTES);
      return {
        pageNumber: bytes.readUInt32BE(0),
        page,
        isCommit: bytes.readUInt32BE(4) !== 0,
        isOfThisLog: bytes.subarray(8, 16).equals(salts),
        checksum: storedAt(bytes, 16),
        checksumAfter: (before) =>
          checksumOf(page, checksumOf(bytes.subarray(0, 8), before, isBigEndian), isBigEndian),
      };
    },
  };
}

/** Whether a frame of a commit after the one of frame `bad` is complete. */
function hasLaterCommit(log: NonNullable<ReturnType<typeof openLog>>, bad: number): boolean {
  let isNextCommit = false;
  let before: LogFrame | null = null;
  for (let number = bad; ; number++) {
    const frame = log.frame(number);
    if (frame === "end" || frame === null) return false;
    const isWhole =
      before !== null && frame.isOfThisLog && isSame(frame.checksum, frame.checksumAfter(before.checksum));
    if (isWhole && isNextCommit) return true;
    // A frame of an older log may stand where one of this log was lost.
    isNextCommit ||= frame.isOfThisLog && frame.isCommit;
    before = frame;
  }
}

function storedAt(bytes: Buffer, at: number): Checksum {
  return [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)];
}

function isSame(a: Checksum, b: Checksum): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

function checksumOf(bytes: Buffer, [first, second]: Checksum, isBigEndian: boolean): Checksum {
  let a = first;
  let b = second;
  for (let at = 0; at < bytes.length; at += 8) {
    const [x, y] = isBigEndian
      ? [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)]
      : [bytes.readUInt32LE(at), bytes.readUInt32LE(at + 4)];
    a = (a + x + b) >>> 0;
    b = (b + y + a) >>> 0;
  }
  return [a, b];
}
