import { reply } from "@marsa/api-spec/client";
import { api } from "../../lib/http/api.ts";
import { queryClient } from "../../lib/http/query-client.ts";
import { keys } from "../../lib/http/query-keys.ts";
import { live } from "../../realtime/lots/live.ts";
import type { LotCard } from "./queries.ts";

/** The reader's state in a lot before its removal from the table, for an undo. */
export interface Removed {
  readonly id: number;
  readonly favorite: boolean;
  readonly note: string | null;
}

const path = (id: number) => ({ params: { path: { id } } });

/** Whether the lot is in the table for its watch mark or note only; a lot with a bid always stays. */
export function removable({ id_auction: id, mine }: LotCard): boolean {
  return (live.lot(id).mine ?? mine)?.status === "none";
}

/**
 * Removes watch mark and note from each lot.
 * @throws the first error; earlier removals stay
 */
export async function remove(ids: readonly number[]): Promise<Removed[]> {
  const removed: Removed[] = [];
  try {
    for (const id of ids) {
      const { favorite = false, note = null } = live.lot(id).mine ?? {};
      // oxlint-disable-next-line no-await-in-loop -- one after the other, to know the failed one
      if (favorite) await reply(api.POST("/auction/fav/remove/{id}", path(id)));
      // oxlint-disable-next-line no-await-in-loop
      if (note !== null) await reply(api.POST("/auction/pcomment/delete", { body: { id_auction: id } }));
      removed.push({ id, favorite, note });
    }
  } finally {
    readAgain();
  }
  return removed;
}

/** Restores the removed marks and notes. */
export async function putBack(removed: readonly Removed[]): Promise<void> {
  for (const { id, favorite, note } of removed) {
    // oxlint-disable-next-line no-await-in-loop -- in the order of removal
    if (favorite) await reply(api.POST("/auction/fav/add/{id}", path(id)));
    // oxlint-disable-next-line no-await-in-loop
    if (note !== null) await writeNote(id, note);
  }
  readAgain();
}

/** Sets the same note on each lot. */
export async function noteAll(ids: readonly number[], text: string): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- a few at most
  for (const id of ids) await writeNote(id, text);
  readAgain();
}

function writeNote(id: number, comment: string) {
  return reply(api.POST("/auction/pcomment/set", { body: { id_auction: id, comment } }));
}

function readAgain(): void {
  void queryClient.invalidateQueries({ queryKey: keys.rocketAll });
  void queryClient.invalidateQueries({ queryKey: keys.navinfo });
}
