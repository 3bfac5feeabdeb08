/** Reads what strace saw (`-f -y`): writes to the write-ahead log, its syncs, and answers to bids. */

export interface Traced {
  /** Accepted bids that were answered. */
  readonly answers: number;
  readonly syncs: number;
  /** Answers given while something was written to the log and not synced. */
  readonly unsynced: readonly string[];
}

const WRITE = /\bpwrite(?:64|v)\(\d+<[^>]*-wal>/;
/** Ended well: in one line, or resumed by its thread. Nothing else that is traced here is ever interrupted and syncs. */
const SYNCED = /\bf(?:data)?sync(?:\(\d+<[^>]*-wal>\)| resumed>\)) += 0/;
const SENT = /\b(?:write|writev|sendto|sendmsg)\(\d+<(?:socket|TCP)/;
const ANSWER = /\\?"id_bid\\?":(\d+)/;

/**
 * A batch is written, synced and answered in one go, so whenever an answer goes out all that was written before it must
 * have been synced after it was written.
 */
export function readTrace(trace: string): Traced {
  let answers = 0;
  let syncs = 0;
  let isDirty = false;
  const unsynced: string[] = [];
  for (const line of trace.split("\n")) {
    const answer = SENT.test(line) ? ANSWER.exec(line) : null;
    if (WRITE.test(line)) isDirty = true;
    else if (SYNCED.test(line)) {
      syncs += 1;
      isDirty = false;
    } else if (answer) {
      answers += 1;
      if (isDirty) unsynced.push(`id_bid ${answer[1]}`);
    }
  }
  return { answers, syncs, unsynced };
}
