import { useCallback, useSyncExternalStore } from "react";
import { subscribe } from "valtio/vanilla";
import type { LaneLot } from "../../../realtime/lanes/lanes-store.ts";
import { live } from "../../../realtime/lots/live.ts";

/** Whether a lot is anything to the reader: he bid on it, noted something, or watches it. */
function isMine(id: number): boolean {
  const { mine } = live.lot(id);
  return mine !== null && (mine.status !== "none" || mine.note !== null || mine.favorite);
}

/** Those of these lots that are something to the reader, in their order; follows what he does. */
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
