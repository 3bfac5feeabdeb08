import type { LotLive, MyLot, MyStatus } from "#/realtime/lots/live-store.ts";

/**
 * Returns whether the leader can lower their maximum to the price: it is above the price, and the closing window has
 * not begun, since others then bid against it.
 */
export function lowerable(live: LotLive, mine: MyLot | null, status: MyStatus, inWindow: boolean): boolean {
  const max = mine?.max ?? null;
  return status === "leading" && live.price !== null && max !== null && max > live.price && !inWindow;
}
