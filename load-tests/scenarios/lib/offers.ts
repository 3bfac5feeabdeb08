/** A bid from the tap to its verdict, and the counter of its result. */
import { bid, dataIfAny, type BidReply, type Offer, type Problem } from "./api.ts";
import {
  bidLatency,
  bidsAcknowledged,
  bidsRefused,
  LATE_VERDICT_MS,
  lateVerdicts,
  retries,
  unexpectedReplies,
} from "./metrics.ts";
import { write } from "./record.ts";
import { sleep } from "./sleep.ts";

/** k6 provides this much of it. */
declare const console: { error(text: string): void };

/** Refusals by the rules: another bid was faster, the bidder leads, or the lot has ended. */
const BY_THE_RULES = new Set([
  "BID_TOO_LOW",
  "ALREADY_LEADING",
  "MAX_NOT_HIGHER",
  "LOT_CLOSED",
  "LOT_NOT_OPEN",
]);
/** A bid without a verdict is sent again under its key, so often and after so many ms. */
const TRIES = 4;
const AGAIN_MS = 500;

export interface Verdict {
  readonly offer: Offer;
  readonly sentAt: number;
  readonly reply: BidReply | null;
  readonly code: string | null;
  /** Returns the next amount, if the refusal names it. */
  readonly nextMin: number | null;
}

export interface By {
  readonly id_user: number;
  readonly access_token: string;
}

/**
 * Places an offer under its own key.
 * @returns Its verdict; null without one that the rules explain.
 */
export async function place(offer: Offer, by: By, key: string): Promise<Verdict | null> {
  const sentAt = Date.now();
  let answer = await bid(offer, by.access_token, key);
  for (let tries = 1; tries < TRIES && (answer.status === 0 || answer.status >= 500); tries += 1) {
    await sleep(AGAIN_MS);
    retries.add(1);
    answer = await bid(offer, by.access_token, key);
  }
  const doneAt = Date.now();
  const { status } = answer;
  bidLatency.add(doneAt - sentAt);
  if (doneAt - sentAt > LATE_VERDICT_MS) lateVerdicts.add(1);
  const reply = dataIfAny(answer) as BidReply | null;
  const problem = status >= 400 && status < 500 ? (JSON.parse(answer.body) as Partial<Problem>) : null;
  const refusal = problem && { code: String(problem.result), details: problem.details ?? {} };
  write({
    type: "bid",
    lot: offer.id_auction,
    who: by.id_user,
    key,
    price: offer.price,
    mode: offer.mode,
    sentAt,
    doneAt,
    status,
    reply,
    refusal,
  });
  if (reply) bidsAcknowledged.add(1);
  else if (refusal && BY_THE_RULES.has(refusal.code)) bidsRefused.add(1);
  else {
    console.error(`unexpected: ${status} ${answer.body}`);
    unexpectedReplies.add(1);
    return null;
  }
  const next: unknown = reply?.next_min ?? refusal?.details["next_min"];
  return {
    offer,
    sentAt,
    reply,
    code: refusal?.code ?? null,
    nextMin: typeof next === "number" ? next : null,
  };
}
