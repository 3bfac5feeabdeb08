import { counted } from "#/lib/format/counts.ts";
import { shortInstant, toMs } from "@marsa/api-spec/dates";
import { priceRules, readNumber } from "@marsa/api-spec/text/read-number";
import { fieldRules } from "@marsa/api-spec/rules";
import { type Negotiation, type Offer, outcomeWords } from "#/features/decision/public.ts";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { money } from "@marsa/api-spec/amounts";

/** Where a negotiation stands for the buyer. */
export type Standing =
  /** The seller offers: the buyer answers. */
  | { readonly kind: "answer"; readonly offer: Offer }
  /** The buyer's own offer waits for the seller. */
  | { readonly kind: "sent"; readonly offer: Offer }
  /** The seller decides about the bid; `lapsed`: the last offer, which nobody answered. */
  | { readonly kind: "deciding"; readonly lapsed: Offer | null }
  /** The review is over, and the server has not written the result yet. */
  | { readonly kind: "judging" }
  | { readonly kind: "over" };

/** Returns where a negotiation stands at a server time (ms): deadlines count, written by the server or not. */
export function standingAt({ offers, outcome, until }: Negotiation, now: number): Standing {
  if (outcome !== null) return { kind: "over" };
  if (now >= toMs(until)) return { kind: "judging" };
  const last = offers.at(-1);
  if (last === undefined) return { kind: "deciding", lapsed: null };
  const isOpen = last.status === "open" && now < toMs(last.until);
  if (!isOpen) return { kind: "deciding", lapsed: last };
  if (last.sender === "buyer") return { kind: "sent", offer: last };
  return { kind: "answer", offer: last };
}

/** Returns a counteroffer to propose, whole AED: the middle of the range, on the step of the lot. */
export function proposal(range: { readonly from: number; readonly to: number }, step: number): number {
  // The seller's offer is one above the range.
  const middle = Math.round((range.from + range.to + 1) / 2 / step) * step;
  return Math.min(Math.max(middle, range.from), range.to);
}

/** Returns the amount one step up or down, on whole steps from the range's start, inside the range. */
export function stepped(
  amount: number,
  by: 1 | -1,
  range: { readonly from: number; readonly to: number },
  step: number,
): number {
  const steps = (amount - range.from) / step;
  const next = range.from + (by === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * step;
  return Math.min(Math.max(next, range.from), range.to);
}

/** Returns the sentence for a typed amount outside the range, as the server says it; null for one inside. */
export function rangeError(
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
): string | null {
  if (text.trim() === "") return fieldRules.required("Amount");
  const read = readNumber(text, priceRules("Amount"));
  if (!read.ok) return read.message;
  if (read.value < from) return fieldRules.belowMaximumBet();
  return read.value > to ? fieldRules.maximum(to) : null;
}

/**
 * Returns how long the seller has for an offer that is sent now (server ms), and never past the review.
 * @param hours the time for an answer; undefined while it is not known
 */
export function answerTime(
  { until }: Pick<Negotiation, "until">,
  now: number,
  hours: number | undefined,
): string {
  const hasAll = hours !== undefined && toMs(until) - now > hours * 3_600_000;
  return hasAll ? counted(hours, "hour") : `until ${shortInstant(until)} GST`;
}

/** Returns where a negotiation stands now: a deadline that passes changes it without a reply. */
export function useStanding(negotiation: Negotiation): Standing {
  const ends = toMs(negotiation.until);
  const last = negotiation.offers.at(-1);
  const lapses = last ? toMs(last.until) : ends;
  // The last deadline that has passed, server ms.
  const passed = useServerTime((now) => (now >= ends ? ends : now >= lapses ? lapses : 0));
  return standingAt(negotiation, passed);
}

/** Returns where a negotiation stands as one line of a list: an offer, a wait, or who ended it and why. */
export function negotiationLine(negotiation: Negotiation, standing: Standing): string {
  switch (standing.kind) {
    case "answer":
      return `The seller offers AED ${money(standing.offer.amount)}, ${distance(standing.offer.amount - negotiation.bid)}.`;
    case "sent":
      return `You offered AED ${money(standing.offer.amount)}. The seller answers.`;
    case "deciding": {
      const { lapsed } = standing;
      if (lapsed === null) return `Your bid of AED ${money(negotiation.bid)} is below the minimum price.`;
      const whose = lapsed.sender === "seller" ? "The seller’s offer" : "Your offer";
      return `${whose} of AED ${money(lapsed.amount)} lapsed. Your bid of AED ${money(negotiation.bid)} stands.`;
    }
    case "judging":
      return "The time for a decision has ended.";
    case "over":
      return overLine(negotiation);
  }
}

function distance(gap: number): string {
  return gap === 0 ? "your own bid" : `${money(gap)} above your bid`;
}

function overLine(negotiation: Negotiation): string {
  const words = outcomeWords(negotiation);
  const reason = negotiation.outcome?.reason;
  return `${words?.title ?? ""}${reason ? ` Reason: “${reason}”.` : ""}`;
}
