import { useCallback, useSyncExternalStore } from "react";
import { subscribe } from "valtio/vanilla";
import type { LaneLot } from "#/realtime/lanes/lanes-store.ts";
import { live } from "#/realtime/lots/live.ts";

/** Whether the reader bid on the lot, noted something, or watches it. */
function isMine(id: number): boolean {
  const { mine } = live.lot(id);
  return mine !== null && (mine.status !== "none" || mine.note !== null || mine.favorite);
}

/** Returns those of the lots, in their order; follows changes. */
export function useMyLots(lots: readonly LaneLot[]): readonly LaneLot[] {
  const ids = lots.map(({ id_auction }) => id_auction).join();
  const watch = useCallback(
    (changed: () => void) => {
      const ends = ids
        .split(",")
        .filter(Boolean)
        .map((id) => subscribe(live.lot(Number(id)), changed));
      return () => ends.forEach((end) => end());
    },
    [ids],
  );
  const mine = useSyncExternalStore(watch, () =>
    ids
      .split(",")
      .filter((id) => id !== "" && isMine(Number(id)))
      .join(),
  );
  const set = new Set(mine.split(","));
  return lots.filter(({ id_auction }) => set.has(String(id_auction)));
}
