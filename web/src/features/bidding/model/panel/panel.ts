import { type Band, bandOf } from "./band.ts";
import { gateOf } from "../lot/gate.ts";
import { type Bidding, isBeforeTurn, type PanelFacts } from "../lot/panel-facts.ts";
import { offersOf } from "../lot/offer.ts";

export interface Panel {
  readonly band: Band;
  readonly bidding: Bidding;
  /** Whether prices are faint, since they are the last known ones. */
  readonly stale: boolean;
}

/** Returns all texts of the panel from all known facts. No other place turns the state into words and buttons. */
export function panelOf(facts: PanelFacts): Panel {
  const bidding = biddingOf(facts);
  const stale = facts.sync === "waiting";
  return { band: bandOf(facts, bidding), bidding, stale };
}

function biddingOf(facts: PanelFacts): Bidding {
  const { live, mine, status, phase, view, me, funds, conditions, sync, paused, asleep } = facts;
  const beforeTurn = isBeforeTurn(live);
  if (phase !== "open" && !beforeTurn) return { kind: "closed" };
  const hasMaximum = status === "leading" && mine !== null && mine.max !== null;
  if (paused !== null && live.lane === null) return { kind: "auctions-paused", reason: paused, hasMaximum };
  if (view !== "public") return { kind: "watching" };
  if (sync === "waiting") return { kind: "paused", hasMaximum };
  if (conditions === "failed") return { kind: "no-terms" };
  if (conditions === null || me === undefined) return { kind: "loading" };
  const gate = gateOf(me);
  if (gate) return { kind: "gate", gate, offers: offersOf(live, conditions, null) };
  if (asleep !== null) return { kind: "asleep", max: asleep };
  if (live.lane?.bids === "none") return { kind: "lane-waits", reason: live.lane.paused };
  if (beforeTurn) return { kind: "lane-maxima" };
  if (status === "leading") return { kind: "leading" };
  const offers = offersOf(live, conditions, funds);
  const [lowest] = offers;
  if (!lowest) return { kind: "buy-now-only" };
  return lowest.shortAed > 0 ? { kind: "short", offer: lowest, offers } : { kind: "offers", offers };
}
