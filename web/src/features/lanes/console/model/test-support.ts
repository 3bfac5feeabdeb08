/** A desk for tests: lot 12 is open at 121,000, 4,000 below its minimum. */
import { aLaneLot, aLot, aTurn } from "#/realtime/lanes/test-lanes.ts";
import type { LotLive } from "#/realtime/lots/live-store.ts";
import type { LaneTurn } from "#/realtime/lanes/lanes-store.ts";
import type { DeskView, Phase } from "./desk/desk-view.ts";

const TIMERS = { between_s: 3, waiting_s: 30, lowered_s: 20, running_s: 15, final_s: 10, card_s: 10 };

interface Desk extends Partial<Omit<DeskView, "turn" | "live">> {
  readonly phase?: Phase;
  readonly turn?: Partial<LaneTurn> | null;
  readonly live?: Partial<LotLive>;
}

export function aDesk({ phase = "running", turn, live, ...over }: Desk = {}): DeskView {
  return {
    idQueue: 3,
    state: "running",
    paused: null,
    timers: TIMERS,
    turn: turn === null ? null : aTurn(12, { phase, ...turn }),
    lot: aLaneLot(12, { position: 2 }),
    live: aLot(40, { price: 121_000, next_min: 122_000, start_price: 110_000, light: "red", ...live }),
    minPrice: 125_000,
    authority: null,
    subject: true,
    desk: "mine",
    inSync: true,
    run: [11, 12, 13, 14],
    runIsNew: true,
    isLast: false,
    hasRoom: false,
    byHand: false,
    ...over,
  };
}

/** The same lot before its first bid. */
export const noBid: Partial<LotLive> = { price: null, leader: null, next_min: 110_000, bids: 0, bidders: 0 };
