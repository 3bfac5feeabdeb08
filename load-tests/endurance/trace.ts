/** Reads the output of strace (`-f -y`): writes to the write-ahead log, its syncs, and replies to bids. */

export interface Traced {
  /** Replies to accepted bids. */
  readonly answers: number;
  readonly syncs: number;
  /** Replies that left while a write to the write-ahead log was not synced. */
  readonly unsynced: readonly string[];
}

const WRITE = /\bpwrite(?:64|v)\(\d+<[^>]*-wal>/;
/** A call that succeeded, on one line or resumed by its thread. */
const SYNCED = /^(\d+) .*?\bf(?:data)?sync(?:\(\d+<[^>]*-(wal)>\)| resumed>\)) += 0/;
const SYNC_BEGUN = /^(\d+) .*?\bf(?:data)?sync\(\d+<[^>]*-wal> <unfinished/;
const SENT = /\b(?:write|writev|sendto|sendmsg)\(\d+<(?:socket|TCP)/;
const ANSWER = /\\?"id_bid\\?":(\d+)/;

/** A batch is written, synced and answered in one go: before each reply, the last write must be synced. */
export function readTrace(trace: string): Traced {
  let answers = 0;
  let syncs = 0;
  let writes = 0;
  let synced = 0;
  /** Number of writes that a running sync covers, by thread. */
  const syncing = new Map<string, number>();
  const answered = new Set<string>();
  const unsynced: string[] = [];
  for (const line of trace.split("\n")) {
    const answer = SENT.test(line) ? ANSWER.exec(line) : null;
    const begun = SYNC_BEGUN.exec(line);
    const [isSync, thread = "", isWhole] = SYNCED.exec(line) ?? [];
    if (WRITE.test(line)) {
      writes += 1;
    } else if (begun) {
      syncing.set(begun[1]!, writes);
    } else if (isSync) {
      syncs += 1;
      synced = Math.max(synced, (isWhole ? writes : syncing.get(thread)) ?? 0);
    } else if (answer) {
      answers += 1;
      const [, bid = ""] = answer;
      // A repeated reply promises nothing new.
      if (synced < writes && !answered.has(bid)) unsynced.push(`id_bid ${bid}`);
      answered.add(bid);
    }
  }
  return { answers, syncs, unsynced };
}
