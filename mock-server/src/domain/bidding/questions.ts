/** Decides who may ask about a lot, and until when questions and answers are taken. */
import { missingForBid } from "./bid-refusal.ts";
import { leastBid, type LotState, type Stake } from "../lot/lot.ts";
import { refusalAtGate, type GateCode, type Person } from "../people/gate.ts";
import type { Refused } from "../lot/decision.ts";
import { questionTerms, type AuctionTerms } from "../lot/terms.ts";

export type QuestionCode = GateCode | "OWN_LOT" | "DEPOSIT_REQUIRED" | "QUESTIONS_CLOSED";

/** The facts about somebody who wants to ask; `open`: their own questions on the lot without an answer. */
export interface Asker {
  readonly person: Person | null;
  readonly stake: Stake;
  readonly open: number;
}

/** Returns the instant (ms) from which a lot takes no questions; null in a live lane, whose opening closes them. */
export function questionsCloseAt({ lane, endsAt }: LotState): number | null {
  return lane ? null : endsAt - questionTerms.closedBeforeEndMs;
}

/** Whether questions are asked and answered at `now` (ms), also before the lot opens for bids. */
export function takesQuestions(lot: LotState, now: number): boolean {
  return lot.status === "active" && now < (questionsCloseAt(lot) ?? Infinity);
}

/** Returns the whole AED that a deposit lacks for the next bid, and so for a question; 0: nothing. */
export function missingToAsk(lot: LotState, stake: Stake, terms: AuctionTerms): number {
  return missingForBid(lot, leastBid(lot), stake, terms);
}

/** Returns the first reason to refuse a question at `now` (ms); null: there is none. */
export function refusalOfQuestion(
  lot: LotState,
  { person, stake, open }: Asker,
  now: number,
  terms: AuctionTerms,
): Refused<QuestionCode> | null {
  const refusal = refusalAtGate(person);
  if (refusal) return refusal;
  if (person?.id === lot.sellerId) return refuse("OWN_LOT");
  if (!takesQuestions(lot, now)) return refuse("QUESTIONS_CLOSED");
  const topUp = missingToAsk(lot, stake, terms);
  if (topUp > 0) return refuse("DEPOSIT_REQUIRED", { top_up: topUp, purpose: "question" });
  return open < questionTerms.mostOpen ? null : refuse("QUESTIONS_CLOSED", { most: questionTerms.mostOpen });
}

function refuse(code: QuestionCode, details: Refused["details"] = {}): Refused<QuestionCode> {
  return { ok: false, code, details };
}
