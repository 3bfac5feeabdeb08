import { reply } from "@marsa/api-spec/client";
import { api } from "../../lib/http/api.ts";
import { queryClient } from "../../lib/http/query-client.ts";
import { keys } from "../../lib/http/query-keys.ts";
import { live } from "../../realtime/lots/live.ts";
import type { LotCard } from "./queries.ts";

/** What was removed from a lot, for an undo. */
export interface Removed {
  readonly id: number;
  readonly favorite: boolean;
  readonly note: string | null;
}

export interface Removal {
  readonly removed: readonly Removed[];
  /** Why the other lots stay; null: none does. */
  readonly error: unknown;
}

const path = (id: number) => ({ params: { path: { id } } });

/** Whether the lot is in the table for its watch mark or note only; a lot with a bid always stays. */
export function removable({ id_auction: id, mine }: LotCard): boolean {
  return (live.lot(id).mine ?? mine)?.status === "none";
}

/** Removes watch mark and note from each lot, up to the first refusal. */
export async function remove(ids: readonly number[]): Promise<Removal> {
  const removed: Removed[] = [];
  try {
    for (const id of ids) {
      const { favorite = false, note = null } = live.lot(id).mine ?? {};
      // oxlint-disable-next-line no-await-in-loop -- one after the other, to know the refused one
      if (favorite) await reply(api.POST("/auction/fav/remove/{id}", path(id)));
      removed.push({ id, favorite, note: null });
      if (note === null) continue;
      // oxlint-disable-next-line no-await-in-loop
      await reply(api.POST("/auction/pcomment/delete", { body: { id_auction: id } }));
      removed.splice(-1, 1, { id, favorite, note });
    }
    return { removed, error: null };
  } catch (error) {
    return { removed: removed.filter(({ favorite, note }) => favorite || note !== null), error };
  } finally {
    readAgain();
  }
}

/**
 * Restores the removed marks and notes.
 * @throws the first refusal; what was restored before it stays.
 */
export async function putBack(removed: readonly Removed[]): Promise<void> {
  try {
    for (const { id, favorite, note } of removed) {
      // oxlint-disable-next-line no-await-in-loop -- in the order of removal
      if (favorite) await reply(api.POST("/auction/fav/add/{id}", path(id)));
      // oxlint-disable-next-line no-await-in-loop
      if (note !== null) await writeNote(id, note);
    }
  } finally {
    readAgain();
  }
}

/** Sets the same note on each lot. */
export async function noteAll(ids: readonly number[], text: string): Promise<void> {
  try {
    // oxlint-disable-next-line no-await-in-loop -- a few at most
    for (const id of ids) await writeNote(id, text);
  } finally {
    readAgain();
  }
}

function writeNote(id: number, comment: string) {
  return reply(api.POST("/auction/pcomment/set", { body: { id_auction: id, comment } }));
}

function readAgain(): void {
  void queryClient.invalidateQueries({ queryKey: keys.rocketAll });
  void queryClient.invalidateQueries({ queryKey: keys.navinfo });
}
