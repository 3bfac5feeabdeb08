import type { ApiProblem, Schema } from "@marsa/api-spec/client-problem";
import type { MyStatus } from "#/realtime/lots/live-store.ts";
import { money } from "@marsa/api-spec/amounts";
import { clockMs } from "../lot/words.ts";
import { type Act, type Intention, nameOf } from "./intention.ts";

type BidReply = Schema<"BidReply">;

/** The outcome of a bid, in words. `placed`: the bid is in the history, leading or not. */
export interface Outcome {
  readonly kind: "placed" | "refused";
  readonly tone: "success" | "warning" | "error";
  readonly title: string;
  readonly text: string;
  readonly requestId: string | null;
  /** The decision of the server; null for a refusal. */
  readonly reply: BidReply | null;
  readonly intention: Intention;
  /** The reader's state for which the outcome is news; null: any. */
  readonly whileStatus: "leading" | "outbid" | null;
}

/**
 * Writes the outcome of a decided bid: what it did, at its own moment. The sentences stay true when the price moves on,
 * so that a message never changes after it was read.
 */
export function outcomeOfReply(reply: BidReply, intention: Intention): Outcome {
  const { mode, amount } = intention;
  const { price } = reply;
  const received = `Received ${clockMs(reply.received_at)}.`;
  const extended = reply.extended ? " The clock was reset." : "";
  const maximum = mode === "max" ? ` Your maximum is AED ${money(reply.my_max)}.` : "";
  const placed = { kind: "placed", requestId: null, reply, intention } as const;
  switch (reply.outcome) {
    case "leading":
      return {
        ...placed,
        tone: "success",
        whileStatus: "leading",
        title: `You took the lead at AED ${money(price)}.`,
        text: `${received}${maximum}${extended}`,
      };
    case "raised":
      return {
        ...placed,
        tone: "success",
        whileStatus: "leading",
        title: `Your maximum is AED ${money(reply.my_max)}.`,
        text: `You still lead. ${received}`,
      };
    case "sold":
      return {
        ...placed,
        tone: "success",
        whileStatus: null,
        title: `It is yours for AED ${money(reply.price)}.`,
        text: received,
      };
    case "removed":
      return {
        ...placed,
        tone: "success",
        whileStatus: "leading",
        title: `Your maximum is lowered to AED ${money(reply.my_max)}.`,
        text: `You lead, and AED ${money(reply.hold)} of your deposit stays on hold. ${received}`,
      };
    case "outbid_by_stored_maximum":
      return {
        ...placed,
        tone: "warning",
        whileStatus: "outbid",
        title: "Outbid at once by a stored maximum.",
        text: `Your ${money(amount)} is in the history. The price went to AED ${money(price)}. ${received}${extended}`,
      };
  }
}

/** Writes the outcome of a refused bid: the reason, and what stays safe. */
export function outcomeOfProblem(problem: ApiProblem, intention: Intention): Outcome {
  const { mode } = intention;
  const { noun, done } = nameOf(mode);
  return {
    kind: "refused",
    tone: "error",
    title: `Your ${noun} was not ${done}.`,
    text: `${sentence(problem.message)} ${SAFE[mode]}`,
    requestId: problem.requestId,
    reply: null,
    intention,
    whileStatus: null,
  };
}

const SAFE: Readonly<Record<Act, string>> = {
  exact: "Your deposit is untouched.",
  max: "Your deposit is untouched.",
  buy: "Your deposit is untouched.",
  lower: "It stands as before.",
};

/** Returns the outcome, word for word; null when a later state of the reader has replaced it. */
export function newsOf(outcome: Outcome | null, status: MyStatus): Outcome | null {
  if (outcome === null || outcome.whileStatus === null) return outcome;
  return outcome.whileStatus === status ? outcome : null;
}

function sentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`;
}
