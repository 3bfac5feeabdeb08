import { useSnapshot } from "valtio/react";
import { onSessionChange } from "../../lib/session/session.ts";
import { createLiveStore, type LotLive, type MyLot, type MyStatus } from "./live-store.ts";
import { myStatus } from "./my-status.ts";
import { nextFrame } from "../clock/next-frame.ts";

/** Everything that events change. Only replies and events write to it. */
export const live = createLiveStore(nextFrame);
// What the lots were to one person is nothing to the next.
onSessionChange(() => live.forgetMine());

export interface LotNow {
  live: LotLive;
  mine: MyLot | null;
  /** What the lot is to the reader, derived from both. */
  status: MyStatus;
}

/**
 * A lot as it is now; renders again when something of it changes that was read.
 * @param fallback the state of the reply being drawn, for a lot that the store does not know
 */
export function useLot(id: number, fallback: LotLive): LotNow {
  const entry = useSnapshot(live.lot(id)) as { live: LotLive | null; mine: MyLot | null };
  const state = entry.live ?? fallback;
  return { live: state, mine: entry.mine, status: myStatus(state, entry.mine) };
}
