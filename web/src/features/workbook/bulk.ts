import { reply } from "@marsa/api-spec/client";
import { api } from "../../lib/http/api.ts";
import { queryClient } from "../../lib/http/query-client.ts";
import { keys } from "../../lib/http/query-keys.ts";
import { live } from "../../realtime/lots/live.ts";
import type { LotCard } from "./queries.ts";

/** What a lot was to the reader before it left the table: enough to put it back. */
export interface Removed {
  readonly id: number;
  readonly favorite: boolean;
  readonly note: string | null;
}

const path = (id: number) => ({ params: { path: { id } } });

/** Nothing keeps a lot here but a heart or a note; one that was bid on stays whatever is taken away. */
export function removable({ id_auction: id, mine }: LotCard): boolean {
  return (live.lot(id).mine ?? mine)?.status === "none";
}

/** Takes heart and note away from each. @throws at the first that fails; what was done stays done. */
export async function remove(ids: readonly number[]): Promise<Removed[]> {
  const removed: Removed[] = [];
  try {
    for (const id of ids) {
      const { favorite = false, note = null } = live.lot(id).mine ?? {};
      // oxlint-disable-next-line no-await-in-loop -- one after the other: what failed is known
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

/** Puts back what `remove` took away. */
export async function putBack(removed: readonly Removed[]): Promise<void> {
  for (const { id, favorite, note } of removed) {
    // oxlint-disable-next-line no-await-in-loop -- in the order in which they went
    if (favorite) await reply(api.POST("/auction/fav/add/{id}", path(id)));
    // oxlint-disable-next-line no-await-in-loop
    if (note !== null) await writeNote(id, note);
  }
  readAgain();
}

/** The same note on each. */
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
