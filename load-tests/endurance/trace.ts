/** Reads what strace saw (`-f -y`): writes to the logs in which commits are written down, their syncs, and answers to bids. */

export interface Traced {
  /** Accepted bids that were answered. */
  readonly answers: number;
  readonly syncs: number;
  /** Answers given while the last that was written to a log was not synced. */
  readonly unsynced: readonly string[];
  /** How often the redo log began anew, over the records that it held. */
  readonly restarts: number;
  /** Of these, how many came while a write to the write-ahead log was not synced: a power cut then takes both copies. */
  readonly unsafeRestarts: number;
}

/** The database's write-ahead log, and the redo log of ordinary bids. */
type LogName = "wal" | "redo";

const WRITE = /\bpwrite(?:64|v)\(\d+<[^>]*-(wal|redo)>/;
/** The head of the redo log, which comes with the first record of each new run of records. */
const RESTART = /\bpwrite64\(\d+<[^>]*-redo>, "MARSARE1/;
/** Ended well: in one line, or resumed by its thread. */
const SYNCED = /^(\d+) .*?\bf(?:data)?sync(?:\(\d+<[^>]*-(wal|redo)>\)| resumed>\)) += 0/;
const SYNC_BEGUN = /^(\d+) .*?\bf(?:data)?sync\(\d+<[^>]*-(wal|redo)> <unfinished/;
const SENT = /\b(?:write|writev|sendto|sendmsg)\(\d+<(?:socket|TCP)/;
const ANSWER = /\\?"id_bid\\?":(\d+)/;

/**
 * A batch is written, synced and answered in one go, so whenever an answer goes out, what was written last before it must
 * have been synced after it was written. What the tables are given later needs no sync of its own: the redo log has it,
 * until it begins anew.
 */
export function readTrace(trace: string): Traced {
  let answers = 0;
  let syncs = 0;
  let restarts = 0;
  let unsafeRestarts = 0;
  const logs = { wal: { writes: 0, synced: 0 }, redo: { writes: 0, synced: 0 } };
  const isDirty = (name: LogName) => logs[name].synced < logs[name].writes;
  /** The log that was written last. */
  let last: LogName | null = null;
  /** By thread: the log whose sync is under way, and the writes that the sync covers. */
  const syncing = new Map<string, { readonly name: LogName; readonly writes: number }>();
  const answered = new Set<string>();
  const unsynced: string[] = [];
  for (const line of trace.split("\n")) {
    const answer = SENT.test(line) ? ANSWER.exec(line) : null;
    const written = WRITE.exec(line)?.[1] as LogName | undefined;
    const begun = SYNC_BEGUN.exec(line);
    const [isSync, thread = "", name] = SYNCED.exec(line) ?? [];
    if (written) {
      if (RESTART.test(line)) {
        restarts += 1;
        if (isDirty("wal")) unsafeRestarts += 1;
      }
      logs[written].writes += 1;
      last = written;
    } else if (begun) {
      const of = begun[2] as LogName;
      syncing.set(begun[1]!, { name: of, writes: logs[of].writes });
    } else if (isSync) {
      syncs += 1;
      const done = name
        ? { name: name as LogName, writes: logs[name as LogName].writes }
        : syncing.get(thread);
      if (done) logs[done.name].synced = Math.max(logs[done.name].synced, done.writes);
    } else if (answer) {
      answers += 1;
      const [, bid = ""] = answer;
      // An answer that is given again promises nothing new.
      if (last && isDirty(last) && !answered.has(bid)) unsynced.push(`id_bid ${bid}`);
      answered.add(bid);
    }
  }
  return { answers, syncs, unsynced, restarts, unsafeRestarts };
}
