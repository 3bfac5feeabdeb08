import { ledger, money } from "@marsa/api-spec/amounts";
import { orderEvents, type Order } from "./services.ts";
import type { Pickup, Settlement, SettlementAct } from "./queries.ts";
import { dayAndTime } from "./words.ts";

interface Happening {
  readonly at: string;
  readonly text: string;
}

/** Whether a sale was not paid in time. */
function isOverdue(state: Settlement["state"]): boolean {
  return state === "defaulted" || state === "released" || state === "forfeited";
}

const ACT_WORDS: Readonly<Record<SettlementAct["act"], string>> = {
  extend: "Our staff gave you more time to pay.",
  release: "Our staff cancelled the sale. Your hold is free.",
  forfeit: "Our staff cancelled the sale and kept your hold.",
  handover: "Handed over to you.",
};

function because(reason: string | null): string {
  return reason === null ? "" : ` Reason: ${reason}`;
}

/** The events of a settlement that both sides' records hold, newest first. */
export function eventsOf(
  settlement: Settlement,
  pickup: Pickup | null,
  acts: readonly SettlementAct[] = [],
  orders: readonly Order[] = [],
): Happening[] {
  const { sold_at: soldAt, paid_at: paidAt, handed_over_at: handedAt, amount, all_in: allIn } = settlement;
  const { hold, used_hold: usedHold, state, due } = settlement;
  const appointment = pickup?.appointment;
  const events: (Happening | null)[] = [
    {
      at: soldAt,
      text: `Sold to you at AED ${money(amount)}. AED ${money(usedHold ?? hold)} of your deposit was held.`,
    },
    paidAt === null ? null : { at: paidAt, text: `Paid AED ${ledger(allIn)}. Documents opened.` },
    appointment ? { at: appointment.booked_at, text: `You booked ${dayAndTime(appointment.starts)}.` } : null,
    isOverdue(state) && paidAt === null ? { at: due, text: "The time to pay ended." } : null,
    handedAt === null ? null : { at: handedAt, text: "Handed over to you." },
    ...orderEvents(orders),
    ...acts
      .filter(({ act }) => act !== "handover")
      .map(({ at, act, reason }) => ({ at, text: `${ACT_WORDS[act]}${because(reason)}` })),
  ];
  return events.filter((event) => event !== null).toSorted((a, b) => b.at.localeCompare(a.at));
}
