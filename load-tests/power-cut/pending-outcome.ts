/** Decides the fate of changes that no sync has covered. */
import type { Change } from "./image.ts";
import type { Random } from "./random.ts";

export const SECTOR_BYTES = 512;
const PAGE_BYTES = 4_096;

/**
 * In order: some first changes are kept, and the next one is torn. By pages, by sectors: pieces are kept in any
 * order.
 */
export type PendingOutcome = "lost" | "kept" | `kept in part, ${"in order" | "by pages" | "by sectors"}`;
/** Rare, since a state that keeps all changes equals a mere kill and shows nothing. */
const PENDING_OUTCOMES: readonly PendingOutcome[] = [
  "lost",
  "lost",
  "kept",
  "kept in part, in order",
  "kept in part, in order",
  "kept in part, by pages",
  "kept in part, by pages",
  "kept in part, by sectors",
  "kept in part, by sectors",
];

/** Number of kept pieces of a file. */
const SHARES = [0.1, 0.5, 0.9] as const;

export function chooseOutcome(random: Random): PendingOutcome {
  return random.pick(PENDING_OUTCOMES);
}

/** Returns the kept changes or their kept parts, to apply in this order. */
export function survivingChanges(
  pending: readonly Change[],
  outcome: PendingOutcome,
  random: Random,
): Change[] {
  switch (outcome) {
    case "lost":
      return [];
    case "kept":
      return [...pending];
    case "kept in part, in order":
      return torn(pending, random);
    case "kept in part, by pages":
      return someOf(pending, PAGE_BYTES, random);
    case "kept in part, by sectors":
      return someOf(pending, SECTOR_BYTES, random);
  }
}

function torn(pending: readonly Change[], random: Random): Change[] {
  const whole = random.int(0, pending.length);
  const written = pending.slice(0, whole);
  const next = pending[whole];
  if (!next) return written;
  const pieces = piecesOf(next, SECTOR_BYTES);
  return [...written, ...pieces.slice(0, random.int(0, pieces.length - 1))];
}

function someOf(pending: readonly Change[], bytes: number, random: Random): Change[] {
  const share = random.pick(SHARES);
  return pending.flatMap((change) => piecesOf(change, bytes)).filter(() => random.chance(share));
}

/** A disk writes whole sectors or pages, so a change is cut at their ends. */
function piecesOf(change: Change, bytes: number): Change[] {
  if ("size" in change) return [change];
  const pieces: Change[] = [];
  for (let from = 0; from < change.bytes.length;) {
    const at = change.at + from;
    const length = Math.min(bytes - (at % bytes), change.bytes.length - from);
    pieces.push({ at, bytes: change.bytes.subarray(from, from + length) });
    from += length;
  }
  return pieces;
}
