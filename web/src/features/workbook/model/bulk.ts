import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { live } from "#/realtime/lots/live.ts";
import { sendNote } from "#/components/lot/note.ts";
import { sendWatch } from "#/components/lot/watch.ts";
import type { LotCard } from "./queries.ts";

/** The mark and note removed from a lot, for an undo. */
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

/** Whether the lot is in the table for its watch mark or note only; a lot with a bid always stays. */
export function removable({ id_auction: id, mine }: LotCard): boolean {
  return (live.lot(id).mine ?? mine)?.status === "none";
}

/** Removes watch mark and note from each lot, up to the first refusal. */
export async function remove(ids: readonly number[]): Promise<Removal> {
  const removed: { id: number; favorite: boolean; note: string | null }[] = [];
  try {
    for (const id of ids) {
      const { favorite = false, note = null } = live.lot(id).mine ?? {};
      const taken = { id, favorite: false, note: null as string | null };
      removed.push(taken);
      // oxlint-disable-next-line no-await-in-loop -- one after the other, to know the refused one
      if (favorite) await watch(id, false);
      taken.favorite = favorite;
      // oxlint-disable-next-line no-await-in-loop
      if (note !== null) await writeNote(id, null);
      taken.note = note;
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
 * @throws the first refusal; lots restored before it stay.
 */
export async function putBack(removed: readonly Removed[]): Promise<void> {
  try {
    for (const { id, favorite, note } of removed) {
      // oxlint-disable-next-line no-await-in-loop -- in the order of removal
      if (favorite) await watch(id, true);
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

async function watch(id: number, on: boolean): Promise<void> {
  await sendWatch(id, on);
  live.setFavorite(id, on);
}

async function writeNote(id: number, text: string | null): Promise<void> {
  await sendNote(id, text);
  live.setNote(id, text);
}

function readAgain(): void {
  void queryClient.invalidateQueries({ queryKey: keys.rocketAll });
  void queryClient.invalidateQueries({ queryKey: keys.navinfo });
  void queryClient.invalidateQueries({ queryKey: keys.counts });
}
