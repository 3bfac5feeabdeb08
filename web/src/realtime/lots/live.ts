import { useMemo } from "react";
import { useSnapshot } from "valtio/react";
import { proxy } from "valtio/vanilla";
import { onSessionChange } from "#/lib/session/session.ts";
import { epochs } from "../link/epochs.ts";
import { LiveStore, type LotLive, type MyLot, type MyStatus } from "./live-store.ts";
import { myStatus } from "./my-status.ts";
import { nextFrame } from "../clock/next-frame.ts";

/** The store of all lots. Only replies and events write to it. */
export const live = new LiveStore(nextFrame, epochs);
// The next person must not see this person's state.
onSessionChange(() => live.forgetMine());

export interface LotNow {
  live: LotLive;
  mine: MyLot | null;
  /** The reader's state, from both. */
  status: MyStatus;
}

/**
 * The current state of a lot; renders again when a part that was read changes.
 * @param fallback the state in the reply that is being drawn, for a lot that the store does not know
 */
export function useLot(id: number, fallback: LotLive): LotNow {
  const entry = useSnapshot(live.lot(id)) as { live: LotLive | null; mine: MyLot | null };
  const state = entry.live ?? fallback;
  return { live: state, mine: entry.mine, status: myStatus(state, entry.mine) };
}

/** The current states of a few lots, in their order; see `useLot`. */
export function useLots(lots: readonly { readonly id_auction: number; readonly live: LotLive }[]): LotNow[] {
  const key = lots.map(({ id_auction: id }) => id).join("-");
  const entries = useSnapshot(
    useMemo(() => proxy(key === "" ? [] : key.split("-").map((id) => live.lot(Number(id)))), [key]),
  ) as readonly { readonly live: LotLive | null; readonly mine: MyLot | null }[];
  return lots.map((lot, place) => {
    const state = entries[place]?.live ?? lot.live;
    const mine = entries[place]?.mine ?? null;
    return { live: state, mine, status: myStatus(state, mine) };
  });
}
