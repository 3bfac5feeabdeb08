/** Reads what strace saw (`-f -y`): writes to the logs in which commits are written down, their syncs, and answers to bids. */

export interface Traced {
  /** Accepted bids that were answered. */
  readonly answers: number;
  readonly syncs: number;
  /** Answers given while the last that was written to a log was not synced. */
  readonly unsynced: readonly string[];
}

/** The database's write-ahead log, and the redo log of ordinary bids. */
const WRITE = /\bpwrite(?:64|v)\(\d+<[^>]*-(wal|redo)>/;
/** Ended well: in one line, or resumed by its thread. */
const SYNCED = /^(\d+) .*?\bf(?:data)?sync(?:\(\d+<[^>]*-(wal|redo)>\)| resumed>\)) += 0/;
const SYNC_BEGUN = /^(\d+) .*?\bf(?:data)?sync\(\d+<[^>]*-(wal|redo)> <unfinished/;
const SENT = /\b(?:write|writev|sendto|sendmsg)\(\d+<(?:socket|TCP)/;
const ANSWER = /\\?"id_bid\\?":(\d+)/;

/**
 * A batch is written, synced and answered in one go, so whenever an answer goes out, what was written last before it must
 * have been synced after it was written. What the tables are given later needs no sync of its own: the redo log has it.
 */
export function readTrace(trace: string): Traced {
  let answers = 0;
  let syncs = 0;
  /** The log whose last write is not synced; null: there is none. */
  let dirty: string | null = null;
  /** By thread: the log whose sync is under way. */
  const syncing = new Map<string, string>();
  const unsynced: string[] = [];
  for (const line of trace.split("\n")) {
    const answer = SENT.test(line) ? ANSWER.exec(line) : null;
    const [, written] = WRITE.exec(line) ?? [];
    const [, begins = "", log] = SYNC_BEGUN.exec(line) ?? [];
    const [isSync, thread = "", synced = syncing.get(thread)] = SYNCED.exec(line) ?? [];
    if (written) dirty = written;
    else if (log) syncing.set(begins, log);
    else if (isSync) {
      syncs += 1;
      if (synced === dirty) dirty = null;
    } else if (answer) {
      answers += 1;
      if (dirty) unsynced.push(`id_bid ${answer[1]}`);
    }
  }
  return { answers, syncs, unsynced };
}
