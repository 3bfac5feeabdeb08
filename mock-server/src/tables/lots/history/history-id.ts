/**
 * The numbers of history rows. The moment of a maximum is its owner's secret: the numbers of all other rows are equally
 * far apart, whatever sealed rows lie between them.
 */
import { HISTORY_KINDS, isQuiet } from "../../../domain/lot/visibility.ts";
import type { Database } from "../../../store/store.ts";
import { asyncPrepared } from "../../system/prepared.ts";

/** Numbers for each row that more than its owner may read, with the sealed rows after it on the same lot. */
const ROW_STEP = 64;

const SEALED = HISTORY_KINDS.filter((kind) => isQuiet([{ kind }]));
const LAST_OPEN = `SELECT coalesce((SELECT id FROM main.history WHERE kind NOT IN (${SEALED.map((kind) => `'${kind}'`).join(", ")})
  ORDER BY id DESC LIMIT 1), 0) AS id`;

/** Returns the number of the next row that more than its owner may read. `last`: the greatest number of all. */
export function nextOpenId(last: number): number {
  return (Math.floor(last / ROW_STEP) + 1) * ROW_STEP;
}

/** Returns the number of a sealed row after row `head` of its lot; null when the numbers of `head` are used up. */
export function nextSealedId(head: number): number | null {
  return (head + 1) % ROW_STEP === 0 ? null : head + 1;
}

/** Returns the number of the newest row that more than its owner may read; 0 without one. */
export async function lastOpenId(db: Database): Promise<number> {
  return (await asyncPrepared<{ id: number }>(db, LAST_OPEN).get())!.id;
}
