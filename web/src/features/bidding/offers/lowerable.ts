import type { LotLive, MyLot, MyStatus } from "../../../realtime/lots/live-store.ts";

/**
 * Whether the leader's stored maximum can be lowered to the price: it must be above it, and not within the closing
 * window, where others bid against what they believe to be there.
 */
export function lowerable(live: LotLive, mine: MyLot | null, status: MyStatus, inWindow: boolean): boolean {
  const max = mine?.max ?? null;
  return status === "leading" && live.price !== null && max !== null && max > live.price && !inWindow;
}
