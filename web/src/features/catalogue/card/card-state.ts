import type { PennantKind } from "#/components/lot/pennant.tsx";
import { opensWords, PHASE_WORDS, sellerDecides, waitsForLane } from "#/lib/format/result-words.ts";
import { askOf } from "@marsa/api-spec/offered-amounts";
import { minute, shortDay, toMs } from "@marsa/api-spec/dates";
import type { LotNow } from "#/realtime/lots/live.ts";
import { isInTurn, isOver, type Phase } from "#/realtime/lots/phase.ts";
import type { Turn } from "#/components/lot/late-turn.tsx";

/** The colours of the waterline, see components/waterline. */
type Tone = "plain" | "leading" | "outbid" | "last" | "awaiting" | "off";

/** The text at the end of the card's last line. Times are server ms. */
export type CardTime =
  | { readonly kind: "ends"; readonly at: number }
  /** The pause of all standard auctions stops its clock. */
  | { readonly kind: "paused" }
  /** `idQueue`: the lane in which the lot waits for its turn. */
  | { readonly kind: "opens"; readonly at: number; readonly idQueue: number | null }
  /** It waits for a live lane. */
  | { readonly kind: "dateless" }
  /** In its turn in a lane, whose clock runs. */
  | ({ readonly kind: "turn" } & Turn)
  /** The seller decides; `until` where the time is known. */
  | { readonly kind: "decides"; readonly until: number | null }
  /** The reader answers an offer of the seller. */
  | { readonly kind: "answer"; readonly until: number }
  /** Ended: "Sold 13:58". */
  | { readonly kind: "over"; readonly word: string; readonly at: number };

/** The waterline: its colour is the reader's state, its length the time left until `end`, server ms. */
export interface CardLine {
  readonly tone: Tone;
  readonly end: number;
  /** The last part of the time, ms: the closing window, or the seller's time to decide. */
  readonly windowMs: number;
}

/** The main action of a card. All of them lead to the lot. */
export interface CardAction {
  /** "Bid", "Raise maximum". */
  readonly word: string;
  /** The bid or the maximum, AED, which the button names with what one pays then; null without one. */
  readonly amount: number | null;
  /** urgent: red. bid: red under the pointer. see: never red. answer: red, and a link to the lot. */
  readonly look: "urgent" | "bid" | "see" | "answer";
}

export interface CardState {
  /** During a turn in a lane the flag has the lane's words. */
  readonly pennant: { readonly kind: PennantKind; readonly word: string | null } | null;
  readonly turn: Turn | null;
  readonly line: CardLine;
  readonly time: CardTime;
  readonly action: CardAction;
  /** Whether the card is grey: the lot has ended, and the reader did not win it. */
  readonly grey: boolean;
}

/** The facts of a card, besides those that events change. */
export interface CardFacts extends LotNow {
  readonly id: number;
  readonly phase: Phase;
  /** Whether the pause of all standard auctions stops its clock. */
  readonly paused: boolean;
  /** Whether the closing window has begun. */
  readonly last: boolean;
  readonly inLane: boolean;
  /** Closing window, ms. */
  readonly windowMs: number;
  /** Until when the reader answers an offer of the seller, server ms; null without one. */
  readonly answerBy: number | null;
}

/** The time for an answer, ms. */
const ANSWER_MS = 86_400_000;
const ANSWER: CardAction = { word: "Answer offer", amount: null, look: "answer" };
const SEE: CardAction = { word: "See lot", amount: null, look: "see" };
const RESULT: CardAction = { word: "See result", amount: null, look: "see" };

/** Turns the state of a lot and of the reader into the flag, line and button of a card. No other place does this. */
export function cardState(facts: CardFacts): CardState {
  const pennant =
    facts.inLane && facts.phase !== "sold" && facts.phase !== "not_sold" ? LANE : pennantOf(facts);
  const turn = turnOf(facts);
  return {
    pennant,
    turn,
    line: lineOf(facts),
    time: turn === null ? timeOf(facts) : { kind: "turn", ...turn },
    action: actionOf(facts),
    grey: isOver(facts.phase) && facts.status !== "won" && facts.status !== "awaiting_decision",
  };
}

function turnOf({ id, live }: CardFacts): Turn | null {
  return live.lane !== null && isInTurn(live) ? { idQueue: live.lane.id_queue, idLot: id } : null;
}

const LANE = { kind: "lane", word: null } as const;

function pennantOf({ phase, status, live, answerBy }: CardFacts): CardState["pennant"] {
  if (phase === "upcoming") return { kind: "upcoming", word: opensWords(live) };
  if (phase === "open")
    return status === "leading" || status === "outbid" ? { kind: status, word: null } : null;
  if (status === "awaiting_decision") return { kind: answerBy === null ? "awaiting" : "offer", word: null };
  if (status === "not_won" && phase === "awaiting_decision")
    return { kind: "awaiting", word: sellerDecides(live) };
  if (status === "won" || status === "not_won") return { kind: status, word: null };
  return { kind: "finished", word: null };
}

function lineOf({ phase, paused, status, last, live, windowMs, answerBy }: CardFacts): CardLine {
  const end = toMs(live.end);
  if (answerBy !== null) return { tone: "awaiting", end: answerBy, windowMs: ANSWER_MS };
  if (status === "awaiting_decision" && live.decision_until !== null) {
    const until = toMs(live.decision_until);
    return { tone: "awaiting", end: until, windowMs: until - end };
  }
  if (phase !== "open" || paused) return { tone: "off", end, windowMs };
  if (status === "leading" || status === "outbid") return { tone: status, end, windowMs };
  return { tone: last ? "last" : "plain", end, windowMs };
}

function timeOf({ phase, paused, live, answerBy }: CardFacts): CardTime {
  if (answerBy !== null) return { kind: "answer", until: answerBy };
  switch (phase) {
    case "upcoming":
      if (waitsForLane(live)) return { kind: "dateless" };
      return { kind: "opens", at: toMs(live.opens), idQueue: live.lane?.id_queue ?? null };
    case "open":
      return paused ? { kind: "paused" } : { kind: "ends", at: toMs(live.end) };
    case "awaiting_decision":
      return { kind: "decides", until: live.decision_until === null ? null : toMs(live.decision_until) };
    case "judging":
    case "sold":
    case "not_sold":
      return { kind: "over", word: PHASE_WORDS[phase], at: toMs(live.end) };
  }
}

function actionOf({ phase, paused, status, live, mine, answerBy }: CardFacts): CardAction {
  if (answerBy !== null) return ANSWER;
  if (phase === "upcoming") return SEE;
  if (status === "awaiting_decision") return { word: "View my bid", amount: null, look: "see" };
  if (phase !== "open") return RESULT;
  if (paused) return SEE;
  if (status === "leading") {
    const max = mine?.max ?? null;
    return max === null
      ? { word: "Set a maximum", amount: null, look: "see" }
      : { word: "Raise maximum", amount: max, look: "see" };
  }
  // From here on only the buy-now price buys the lot; its page explains that.
  if (live.buynow_open && live.buy_now !== null && live.next_min >= live.buy_now) return SEE;
  const amount = askOf(live);
  return { word: "Bid", amount, look: status === "outbid" ? "urgent" : "bid" };
}

/** The end of a lot: the time for today in Dubai, else the day. Server ms. */
export function overText(at: number, now: number): string {
  return shortDay(at) === shortDay(now) ? minute(at) : shortDay(at);
}
