import { shortInstant } from "@marsa/api-spec/dates";
import { useQuery } from "@tanstack/react-query";
import { eventsOf } from "../model/events.ts";
import { actsQuery, pickupQuery, type Settlement } from "../model/queries.ts";

/** The history since the sale, newest first. */
export function Happened({ settlement }: { settlement: Settlement }) {
  const { data } = useQuery(pickupQuery(settlement.id_auction));
  const { data: acts } = useQuery(actsQuery(settlement.id_auction));
  return (
    <section aria-labelledby="happened" className="mt-9">
      <h2 id="happened" className="border-b border-line-2 pb-3 text-h2">
        What happened
      </h2>
      <ol data-slot="happened">
        {eventsOf(settlement, data ?? null, acts ?? []).map(({ at, text }) => (
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
