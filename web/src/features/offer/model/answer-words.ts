import { counted } from "#/lib/format/counts.ts";
import { money } from "@marsa/api-spec/amounts";
import { shortInstant, day } from "@marsa/api-spec/dates";
import type { Negotiation, Offer } from "#/features/decision/public.ts";
import type { Answer } from "./queries.ts";
import { answerTime } from "./standing.ts";
import type { Schema } from "@marsa/api-spec/client-problem";

/** The texts of a confirmation. */
export interface AnswerWords {
  readonly title: string;
  /** The effects of the press, one sentence each. */
  readonly follows: readonly string[];
  readonly press: string;
  readonly sending: string;
  /** The sentence about what stays safe after a refusal. */
  readonly safe: string;
  /** Spoken when it is done, before the title of the lot. */
  readonly done: string;
}

interface Facts {
  readonly offer: Offer;
  readonly negotiation: Pick<Negotiation, "bid" | "left" | "until">;
  /** AED. */
  readonly hold: number;
  /** Server ms. */
  readonly now: number;
  /** The times to pay and to answer; undefined while they load. */
  readonly terms: { readonly pay_hours: number; readonly offer_hours: number } | undefined;
}

const FINAL = "This cannot be undone.";

/** Returns the words and effects of an answer, before it is sent. */
export function answerWords(answer: Answer, { offer, negotiation, hold, now, terms }: Facts): AnswerWords {
  const { bid, left, until } = negotiation;
  const asked = `AED ${money(offer.amount)}`;
  switch (answer.act) {
    case "accept":
      return {
        title: "Accept the seller’s offer?",
        follows: [
          `The lot is sold to you at ${asked}. ${FINAL}`,
          ...(terms ? [`What you pay to Marsa is due in ${counted(terms.pay_hours, "hour")}.`] : []),
          `AED ${money(hold)} stays held until you have paid, and is part of the payment.`,
        ],
        press: `Accept ${asked}`,
        sending: "Accepting…",
        safe: "The offer was not accepted, and nothing was charged.",
        done: "You accepted the offer.",
      };
    case "counter": {
      const rest = left.buyer - 1;
      return {
        title: "Send this offer?",
        follows: [
          `The seller’s offer of ${asked} is then no longer open to you. ${FINAL}`,
          `The seller has ${answerTime(negotiation, now, terms?.offer_hours)} to accept it, decline it or send another offer.`,
          "If they accept it, the lot is yours at your price.",
          rest === 0
            ? "This is your last offer."
            : `You have ${rest} more ${rest === 1 ? "offer" : "offers"} after it.`,
          `Without an answer your bid of AED ${money(bid)} stands until ${shortInstant(until)} GST.`,
        ],
        press: `Offer AED ${money(answer.amount)}`,
        sending: "Sending…",
        safe: "Your offer was not sent. The amount is kept.",
        done: "Your offer is sent.",
      };
    }
    case "decline":
      return {
        title: `Decline ${asked}?`,
        follows: [
          `This ends the auction for both: the lot is not sold. ${FINAL}`,
          `Your hold of AED ${money(hold)} is freed at once.`,
          "To keep negotiating, send a counteroffer.",
        ],
        press: "Decline and end the auction",
        sending: "Declining…",
        safe: "The offer was not declined.",
        done: "You declined the offer.",
      };
  }
}

/** The reason why the reader cannot answer an offer now. */
interface Obstacle {
  readonly kind: "offline" | "lock";
  readonly sentence: string;
}

/** Returns the obstacle to an answer; null without one. A locked person may decline, which binds them to nothing. */
export function obstacleOf(restriction: Schema<"Me">["restriction"], offline: boolean): Obstacle | null {
  if (offline) {
    return {
      kind: "offline",
      sentence: "No connection. You can answer when the connection is back.",
    };
  }
  if (restriction === null) return null;
  const { until, reason } = restriction;
  const lock = `Bidding is suspended${until === null ? "" : ` until ${day(until)}`}${reason === "" ? "" : `: ${reason}`}`;
  return {
    kind: "lock",
    sentence: `${lock.replace(/\.$/, "")}. You cannot accept or counter this offer, but you can decline it.`,
  };
}
