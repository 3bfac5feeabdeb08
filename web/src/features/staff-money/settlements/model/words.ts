import { waitingWords } from "#/features/staff-money/public.ts";
import { money } from "@marsa/api-spec/amounts";
import { minute, shortInstant } from "@marsa/api-spec/dates";
import { actWord } from "#/lib/act-words.ts";
import type { SettlementState } from "./address.ts";
import type { Sale, SaleDetail, Act } from "./queries.ts";

type State = Sale["settlement"]["state"];

export const STATE_WORDS: Readonly<Record<SettlementState, string>> = {
  due: "Due",
  waiting: "Needs you",
  paid: "Paid",
  handed_over: "Handed over",
  defaulted: "Defaulted",
  released: "Released",
  forfeited: "Forfeited",
  all: "All",
};

/** The next thing for the staff to know about a sale, in one sentence. */
export function nextStep({ settlement, proceeds, seller, to_be_signed }: Sale): string {
  const waits = waitingWords(to_be_signed);
  if (waits !== null) return waits;
  const { used_hold, hold, due, paid_at, handed_over_at, pickup } = settlement;
  const held = `AED ${money(used_hold ?? hold)}`;
  const steps: Readonly<Record<State, string>> = {
    due: `To pay until ${shortInstant(due)}`,
    paid: pickup
      ? `Pickup ${shortInstant(pickup.starts)}, ${pickup.place}`
      : `Paid ${paid_at === null ? "" : shortInstant(paid_at)}. No pickup time yet`,
    handed_over: `${handed_over_at === null ? "" : `${shortInstant(handed_over_at)}. `}${seller} has AED ${money(proceeds)}`,
    defaulted: `Not paid by ${shortInstant(due)}. Needs a decision`,
    released: `${held} went back to the buyer`,
    forfeited: `${held} was forfeited`,
  };
  return steps[settlement.state];
}

/** "Extend by 24 h". */
export function pressToExtend({ extend_hours: hours }: Pick<Sale, "extend_hours">): string {
  return `Extend by ${hours} h`;
}

/** The change of a sale while a decision about it was open; null: none. */
export function changedMeanwhile(before: Sale, now: SaleDetail | undefined): string | null {
  if (!now) return null;
  const { state, due } = now.sale.settlement;
  if (state === before.settlement.state && due === before.settlement.due) return null;
  return whoDecided(now);
}

/** The last change of a sale, as a sentence. */
export function whoDecided({ sale, acts: [last] }: SaleDetail): string {
  const { state, paid_at } = sale.settlement;
  if (state === "paid" && paid_at !== null) return `The buyer paid at ${minute(paid_at)} GST.`;
  if (!last) return `The sale is ${STATE_WORDS[state].toLowerCase()} now.`;
  const reason = last.reason === null ? "" : ` (${last.reason})`;
  return `${minute(last.at)} GST, ${last.who}: ${actWord(last.act)}${reason}.`;
}

/** Id of the page's title, which takes the focus when the opener of the drawer is gone. */
export const SETTLEMENTS_TITLE = "settlements-title";

interface ActWords {
  readonly title: string;
  readonly text: string;
  /** The question of the second step. */
  readonly sure: string;
  readonly press: string;
  readonly sending: string;
  readonly usual: readonly string[];
  /** Who reads the reason. */
  readonly hint: string;
  /** The message after the decision. */
  readonly done: (after: Sale) => string;
}

const BOTH = "Buyer and seller read it.";

/** Returns the words of a decision about a sale. */
export function wordsOf(act: Act, sale: Sale): ActWords {
  const { settlement, buyer, seller, extend_hours: hours } = sale;
  const { title, hold } = settlement;
  const held = `AED ${money(hold)}`;
  const words: Readonly<Record<Act, ActWords>> = {
    extend: {
      title: `Extend by ${hours} hours`,
      text: `${buyer} gets more time to pay for ${title}.`,
      sure: `Extend by ${hours} hours?`,
      press: pressToExtend(sale),
      sending: "Extending…",
      usual: ["The bank transfer is on its way", "Agreed by phone", "Public holiday"],
      hint: BOTH,
      done: (after) => `${buyer} has until ${shortInstant(after.settlement.due)} to pay`,
    },
    release: {
      title: "Release the buyer",
      text: `The sale of ${title} ends without a payment.`,
      sure: `Release ${held}?`,
      press: `Release ${held}`,
      sending: "Releasing…",
      usual: ["The lot is not as described", "The seller withdrew", "The buyer is not at fault"],
      hint: BOTH,
      done: () => `${held} is available to ${buyer} again`,
    },
    forfeit: {
      title: "Forfeit the hold",
      text: `The sale of ${title} ends without a payment, and the buyer loses the hold.`,
      sure: `Forfeit ${held}?`,
      press: `Forfeit ${held}`,
      sending: "Forfeiting…",
      usual: ["Not paid after several reminders", "The buyer refuses to pay", "The buyer cannot be reached"],
      hint: BOTH,
      done: () => `${held} of ${buyer} is forfeited`,
    },
    handover: {
      title: "Hand over without code",
      text: `Use this when the person who picks up ${title} has no code.`,
      sure: "Hand over this lot?",
      press: "Hand over",
      sending: "Handing over…",
      usual: ["The buyer came without the code", "The buyer's phone was empty", "Delivered by a carrier"],
      hint: "Staff read it in the audit.",
      done: ({ proceeds }) => `Handed over. AED ${money(proceeds)} is in the balance of ${seller}`,
    },
  };
  return words[act];
}
