import type { Schema } from "@marsa/api-spec/client-problem";
import { money } from "@marsa/api-spec/amounts";

const KINDS = [
  "lead",
  "decision",
  "unpaid",
  "group",
  "claim",
  "claimed",
  "refund",
  "balance",
  "selling",
  "last_admin",
] as const;

/** An open matter that blocks the deletion of an account. */
export interface Blocker {
  why: (typeof KINDS)[number];
  id_auction?: number;
  /** The lot's number on screens. */
  number?: number;
  /** AED. */
  amount?: number;
}

/** Returns the blockers in the deposit: lots with a hold, and money. */
export function blockersOf({ holds, balance_summ }: Schema<"Balance">): Blocker[] {
  const open = holds.map(({ why, id_auction, number }): Blocker => ({
    why,
    ...(id_auction === null ? {} : { id_auction }),
    ...(number === null ? {} : { number }),
  }));
  return balance_summ > 0 ? [...open, { why: "balance", amount: balance_summ }] : open;
}

/**
 * Reads the blockers of the server's refusal (ACCOUNT_BUSY, `details.blockers`), without those that this build does not
 * know.
 */
export function readBlockers(details: Record<string, unknown>): Blocker[] {
  const listed: unknown[] = Array.isArray(details["blockers"]) ? details["blockers"] : [];
  return listed.filter(
    (entry): entry is Blocker =>
      typeof entry === "object" &&
      entry !== null &&
      KINDS.some((kind) => "why" in entry && entry.why === kind),
  );
}

/** A blocker as a sentence: "You lead lot 20113". */
export function blockerWords({ why, number, amount }: Blocker): string {
  const lot = number === undefined ? "a lot" : `lot ${number}`;
  switch (why) {
    case "lead":
      return `You lead ${lot}`;
    case "decision":
      return `The seller of ${lot} is deciding on your bid`;
    case "unpaid":
      return `You won ${lot} and it is not handed over yet`;
    case "group":
      return "A group “One of these” holds a part of your deposit. End it in My rocket first";
    case "claim":
      return `Your proceeds of ${lot} are held while its buyer may claim`;
    case "claimed":
      return `Your claim about ${lot} is not decided yet`;
    case "refund":
      return "A refund is on its way to you";
    case "balance":
      return amount === undefined
        ? "There is money in your deposit. Ask for a refund first"
        : `There are AED ${money(amount)} in your deposit. Ask for a refund first`;
    case "selling":
      return `You sell ${lot}`;
    case "last_admin":
      return "You are the only admin. Make somebody else an admin first";
  }
}
