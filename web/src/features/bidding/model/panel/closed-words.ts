import { priceBreakdown } from "@marsa/api-spec/money";
import type { MessageTone } from "#/components/message/message.tsx";
import { money, moneyOfFils } from "@marsa/api-spec/amounts";
import { count, counted } from "#/lib/format/counts.ts";
import { shortInstant } from "@marsa/api-spec/dates";
import { waitsForLane } from "#/lib/format/result-words.ts";
import type { BiddingState } from "./use-bidding.ts";
import { type HistoryRow, isBid, markOf } from "../lot/history-rows.ts";
import type { LotLive } from "#/realtime/lots/live-store.ts";

export interface Words {
  readonly tone: MessageTone;
  readonly title?: string;
  readonly text: string;
}

type Facts = Pick<BiddingState, "lot" | "live" | "mine" | "status" | "phase" | "conditions"> & {
  readonly history: Pick<BiddingState["history"], "rows">;
};

const IN_LANE: Words = { tone: "info", text: "This lot is sold in a live lane." };
const NO_LANE_YET: Words = {
  tone: "info",
  text: "This lot will be sold in a live lane. The staff choose the lane and its day.",
};

/** Returns why nothing can be pressed, and the next step for the reader. Null where the panel shows it already. */
export function closedWords(facts: Facts): Words | null {
  const { lot, live, mine, status, phase } = facts;
  switch (phase) {
    case "open":
      return sellerWords(facts);
    case "upcoming":
      if (lot.view !== "public") return unseenWords(lot.view, live);
      if (lot.in_lane) return IN_LANE;
      if (waitsForLane(live)) return NO_LANE_YET;
      return {
        tone: "info",
        text: `Bidding opens on ${shortInstant(live.opens)} GST. Watch the lot to find it again.`,
      };
    case "judging":
      return {
        tone: "neutral",
        text: "Bids received before the end are being judged. The result appears here in a moment.",
      };
    case "awaiting_decision":
      return { tone: "info", text: decisionWords(facts) };
    case "sold":
      if (status === "won") return { tone: "success", text: wonWords(facts) };
      return soldWords(facts);
    case "not_sold":
      return {
        tone: "neutral",
        text: `${unsoldWords(facts)}${bidHere(mine) && mine?.hold === 0 ? " No part of your deposit is held for this lot." : ""}`,
      };
  }
}

/** Why a lot is not sold: its history has the reason. */
function unsoldWords({ live, history }: Facts): string {
  const reason = history.rows.find(({ kind }) => kind === "not_sold")?.cause;
  if (live.bids === 0) return waitsForLane(live) && reason ? `${reason}.` : "Nobody bid on it.";
  return reason ? `${reason}.` : "No price was agreed after the auction.";
}

function bidHere(mine: Facts["mine"]): boolean {
  return mine !== null && mine.status !== "none";
}

/** Sold to another bidder; bought at once at the buy-now price, which bids never reach. */
function soldWords({ live, mine }: Facts): Words | null {
  const bought = live.price !== null && live.price === live.buy_now;
  const words = [
    ...(bought ? ["It was bought at the buy-now price, which ended the auction."] : []),
    ...(bidHere(mine) ? ["No part of your deposit is held for this lot."] : []),
  ];
  return words.length === 0 ? null : { tone: "neutral", text: words.join(" ") };
}

function decisionWords({ lot, live, mine, status }: Facts): string {
  const until = live.decision_until === null ? "" : ` until ${shortInstant(live.decision_until)} GST`;
  if (lot.view === "owner") return `The highest bid is below your minimum price. You decide${until}.`;
  if (lot.view === "staff" && lot.bidder !== null)
    return `The highest bid, of ${lot.bidder}, is below the minimum price. The seller decides${until}.`;
  if (status !== "awaiting_decision")
    return `The highest bid is below the minimum price. The seller decides${until}.`;
  return `The seller decides${until}. AED ${money(mine?.hold ?? 0)} stays on hold, and is then released.`;
}

function wonWords({ live, mine, conditions }: Facts): string {
  const due = conditions && live.price !== null ? priceBreakdown(live.price, conditions).allInFils : null;
  const sum = due === null ? "" : `AED ${moneyOfFils(due)} is due to Marsa. `;
  return `${sum}AED ${money(mine?.hold ?? 0)} of your deposit stays held until it is paid.`;
}

/** Before the auction the seller and staff read the state of the lot. */
function unseenWords(view: "owner" | "staff", live: Facts["live"]): Words {
  const { status } = live;
  if (status === "draft")
    return {
      tone: "neutral",
      title: "A draft.",
      text: "Nobody else sees it before it is published and approved.",
    };
  if (status === "moderation") {
    const title = view === "owner" ? "With staff for approval." : "Waits for approval.";
    return { tone: "info", title, text: "It is visible once it is approved." };
  }
  if (live.lane !== null) return IN_LANE;
  if (waitsForLane(live)) return NO_LANE_YET;
  return { tone: "info", text: `Bidding opens on ${shortInstant(live.opens)} GST.` };
}

/** Words for seller and staff during bidding. */
function sellerWords({ lot }: Facts): Words | null {
  if (lot.view === "public") return null;
  const minimum = lot.min_price === null ? "No minimum price." : `Minimum price AED ${money(lot.min_price)}.`;
  if (lot.view === "owner") {
    const hint =
      lot.min_price === null ? "The highest bid buys it." : "Bidders see only whether it is reached.";
    return { tone: "neutral", title: minimum, text: `${hint} You can’t bid on your own lot.` };
  }
  const leader = lot.bidder === null ? "Nobody leads." : `${lot.bidder} leads.`;
  return {
    tone: "neutral",
    title: minimum,
    text: `${leader} Stored maximums above the price: ${lot.maxima}. ${watchers(lot.watching)} Staff don’t bid.`,
  };
}

function watchers(watching: number): string {
  if (watching === 0) return "Nobody watches it yet.";
  return watching === 1 ? "One person watches it." : `${count(watching)} people watch it.`;
}

/**
 * Returns one sentence on how far the reader's bid was from the price.
 * @param amount the reader's highest amount, whole AED; null: not known
 * @param isMaximum whether it was a stored maximum, not a plain bid
 */
export function shortfallWords(
  { price, buy_now: buyNow, leader }: Pick<LotLive, "price" | "buy_now" | "leader">,
  amount: number | null,
  isMaximum: boolean,
): string {
  const who = leader ?? "Another bidder";
  if (price !== null && price === buyNow) return `${who} bought it at the buy-now price.`;
  if (price === null || amount === null) return `${who} bid more than you.`;
  const mine = isMaximum ? "your maximum" : "you";
  if (price > amount) return `${who} bid ${money(price - amount)} more than ${mine}.`;
  return `${who} bid the same before ${mine === "you" ? "you did" : "your maximum came"}.`;
}

interface Won {
  readonly live: Pick<LotLive, "bidders">;
  readonly mine: { readonly mark: string | null } | null;
  readonly history: { readonly rows: readonly HistoryRow[] };
}

/** Returns who else bid on a won lot, and where the last of them stopped; null without another bidder. */
export function rivalsWords({ live, mine, history }: Won): string | null {
  const others = live.bidders - 1;
  if (others < 1) return null;
  let next: HistoryRow | null = null;
  for (const row of history.rows) {
    if (!isBid(row) || row.amount === null || markOf(row, mine?.mark ?? null) === "you") continue;
    if (row.amount > (next?.amount ?? 0)) next = row;
  }
  const stopped =
    next?.mark == null || next.amount === null ? "" : ` ${next.mark} stopped at ${money(next.amount)}.`;
  return `${counted(others, "other bidder")}.${stopped}`;
}
