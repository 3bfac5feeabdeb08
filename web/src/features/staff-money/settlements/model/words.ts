import { waitingWords } from "#/features/staff-money/signatures/words.ts";
import { money } from "@marsa/api-spec/amounts";
import { minute, shortInstant } from "@marsa/api-spec/dates";
import { actWord } from "#/lib/act-words.ts";
import type { SettlementState } from "./address.ts";
import type { Sale, SaleDetail } from "./queries.ts";

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
