import { gateOf } from "../lot/gate.ts";
import { type Bidding, isBeforeTurn, type PanelFacts } from "../lot/panel-facts.ts";
import { offersOf } from "../lot/offer.ts";
import { money } from "@marsa/api-spec/amounts";
import { shortInstant } from "@marsa/api-spec/dates";
import { opensWords, sellerDecides, waitsForLane } from "#/lib/format/result-words.ts";

/** The colour and icon of the band; each has its word. */
export type BandLook =
  | "leading"
  | "outbid"
  | "awaiting"
  | "won"
  | "not_won"
  | "sold"
  | "upcoming"
  | "lane"
  | "judging"
  | "open"
  | "account"
  | "deposit"
  | "locked"
  | "reconnecting"
  | "paused"
  | "own"
  | "staff";

/** The end of the band: words, the time since, or the time left. Times are server ms. */
export type BandExtra =
  | { readonly text: string }
  | { readonly since: number }
  | { readonly until: number }
  | null;

export interface Band {
  readonly look: BandLook;
  readonly title: string;
  readonly extra: BandExtra;
}

const band = (look: BandLook, title: string, extra: BandExtra = null): Band => ({ look, title, extra });

/**
 * Returns the reader's state and its time, or the state of the lot. A lost connection comes first, since nothing is
 * certain then.
 */
function bandOf(facts: PanelFacts, bidding: Bidding): Band {
  const { sync, phase } = facts;
  if (sync === "waiting" && (phase === "open" || phase === "judging"))
    return band("reconnecting", facts.offline ? "You are offline" : "Reconnecting");
  if (bidding.kind === "auctions-paused")
    return band("paused", "Auctions are paused", leadText(facts.live.leader));
  switch (phase) {
    case "upcoming":
      // The seller may still change the times.
      if (facts.live.status === "draft") return band("upcoming", "Draft");
      if (facts.live.status === "moderation") return band("judging", "In moderation");
      if (facts.live.lane !== null) return laneBand(facts);
      return band("upcoming", opensWords(facts.live), waitsForLane(facts.live) ? null : { text: "GST" });
    case "open":
      return openBand(facts, bidding);
    case "judging":
      return band("judging", "Bidding has ended", { since: Date.parse(facts.live.end) });
    case "awaiting_decision": {
      const { decision_until: until } = facts.live;
      // The seller decides on the bid of another bidder.
      if (facts.status === "not_won") return band("awaiting", sellerDecides(facts.live));
      return band("awaiting", "Awaiting decision", until === null ? null : { until: Date.parse(until) });
    }
    case "sold":
      return soldBand(facts);
    case "not_sold":
      return band("not_won", "Not sold", { text: shortInstant(facts.live.end) });
  }
}

/** The band before the turn in a lane: a stored maximum may lead already; other readers see the place of the sale. */
function laneBand({ status, live }: PanelFacts): Band {
  if (status === "leading") return band("leading", "Leading", { text: "until its turn" });
  if (status === "outbid")
    return band("outbid", live.leader === null ? "Outbid" : `Outbid by ${live.leader}`);
  return band("lane", "In a live lane", leadText(live.leader));
}

function soldBand({ status, view, live }: PanelFacts): Band {
  const extra = { text: shortInstant(live.end) };
  if (status === "won") return band("won", "Sold to you", extra);
  if (status === "not_won") return band("not_won", "Not won", extra);
  return band("sold", view === "owner" ? "Your lot is sold" : "Sold", extra);
}

function openBand({ status, view, live, since: at }: PanelFacts, bidding: Bidding): Band {
  if (view === "owner") return band("own", "Your lot", leadText(live.leader));
  if (view === "staff") return band("staff", "Staff view", leadText(live.leader));
  const since = at === null ? null : { since: at };
  if (status === "leading") return band("leading", "Leading", since ?? { text: "You" });
  if (status === "outbid")
    return band("outbid", live.leader === null ? "Outbid" : `Outbid by ${live.leader}`, since);
  if (bidding.kind === "gate") {
    const { missing, step } = bidding.gate;
    if (missing === "lock") return band("locked", "Bidding is suspended");
    if (missing === "review") return band("account", "Under review (standby)", leadText(live.leader));
    const yet = missing === "role" ? "You can’t bid" : "Not ready to bid yet";
    return band("account", step?.kind === "sign-in" ? "Sign in to bid" : yet, leadText(live.leader));
  }
  if (bidding.kind === "asleep") return band("open", "Waits in your group", leadText(live.leader));
  if (bidding.kind === "short") {
    return band("deposit", "Top up to bid", { text: `AED ${money(bidding.offer.shortAed)}` });
  }
  return band("open", live.bids === 0 ? "No bids yet" : "You have not bid", leadText(live.leader));
}

function leadText(leader: string | null): BandExtra {
  return leader === null || leader === "you" ? null : { text: `${leader} leads` };
}

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
