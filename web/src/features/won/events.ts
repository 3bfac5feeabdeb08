import { ledger, money } from "@marsa/api-spec/amounts";
import type { Pickup, Settlement } from "./queries.ts";
import { dayAndTime } from "./words.ts";

interface Happening {
  readonly at: string;
  readonly text: string;
}

/** The events of a settlement that both sides' records hold, newest first. */
export function eventsOf(settlement: Settlement, pickup: Pickup | null): Happening[] {
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
    state === "defaulted" ? { at: due, text: "The time to pay ended." } : null,
    handedAt === null ? null : { at: handedAt, text: "Handed over to you." },
  ];
  return events.filter((event) => event !== null).toSorted((a, b) => b.at.localeCompare(a.at));
}
