import { ledger, money } from "@marsa/api-spec/amounts";
import { shortInstant } from "@marsa/api-spec/dates";
import { useQuery } from "@tanstack/react-query";
import { pickupQuery, type Pickup, type Settlement } from "./queries.ts";
import { dayAndTime } from "./words.ts";

/** What happened since the sale, newest first. */
export function Happened({ settlement }: { settlement: Settlement }) {
  const { data } = useQuery(pickupQuery(settlement.id_auction));
  return (
    <section aria-labelledby="happened" className="mt-9">
      <h2 id="happened" className="border-b border-line-2 pb-3 text-h2">
        What happened
      </h2>
      <ol data-slot="happened">
        {eventsOf(settlement, data ?? null).map(({ at, text }) => (
          <li key={text} className="flex gap-x-6 border-b border-line py-2.5 text-body max-lg:flex-wrap">
            <time dateTime={at} className="shrink-0 whitespace-nowrap text-text-2 tabular-nums">
              {shortInstant(at)}
            </time>
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface Happening {
  readonly at: string;
  readonly text: string;
}

/** The events of a settlement that both sides' records hold, newest first. */
export function eventsOf(settlement: Settlement, pickup: Pickup | null): Happening[] {
  const { sold_at: soldAt, paid_at: paidAt, handed_over_at: handedAt, amount, all_in: allIn } = settlement;
  const { hold, used_hold: usedHold } = settlement;
  const appointment = pickup?.appointment;
  const events: (Happening | null)[] = [
    {
      at: soldAt,
      text: `Sold to you at AED ${money(amount)}. AED ${money(usedHold ?? hold)} of your deposit was held.`,
    },
    paidAt === null ? null : { at: paidAt, text: `Paid AED ${ledger(allIn)}. Documents opened.` },
    appointment ? { at: appointment.booked_at, text: `You booked ${dayAndTime(appointment.starts)}.` } : null,
    handedAt === null ? null : { at: handedAt, text: "Handed over to you." },
  ];
  return events.filter((event) => event !== null).toSorted((a, b) => b.at.localeCompare(a.at));
}
