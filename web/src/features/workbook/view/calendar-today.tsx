import { Link } from "@tanstack/react-router";
import { minute } from "@marsa/api-spec/dates";
import { serverClock, useServerTime } from "#/realtime/clock/clock.ts";
import { type Entry, today } from "../model/calendar.ts";
import type { LotCard, MyCard, SaleCard } from "../model/queries.ts";

const ENTRY_WORDS: Readonly<Record<Entry["what"], string>> = {
  opens: "opens",
  ends: "ends",
  decide: "decide until then",
  pay: "pay until then",
  answer: "answer until then",
};

interface CalendarTodayProps {
  lots: readonly LotCard[];
  offers: readonly MyCard[];
  won: readonly MyCard[];
  decisions: readonly SaleCard[];
  /** Whether all data has loaded. */
  whole: boolean;
}

/** The reader's day: lots that open or end, payments and decisions until midnight in Dubai. */
export function CalendarToday(props: CalendarTodayProps) {
  // Past entries disappear within a minute.
  useServerTime((now) => Math.floor(now / 60_000));
  const entries = today(props, serverClock.now());
  return (
    <section aria-labelledby="my-day" className="min-w-0">
      <h2 id="my-day" className="text-h2">
        My day
      </h2>
      {entries.length === 0 ? (
        props.whole && <p className="mt-2 text-body text-text-2">None of your lots opens or ends today.</p>
      ) : (
        <ol className="mt-1">
          {entries.map(({ at, what, id, title }) => (
            <li
              key={`${id}${what}`}
              className="grid grid-cols-[3rem_minmax(0,1fr)_auto] gap-3 border-b border-line py-2.5 text-body"
            >
              <time dateTime={new Date(at).toISOString()} className="text-text-2 tabular-nums">
                {minute(at)}
              </time>
              <Link
                to="/auction/$id"
                params={{ id: String(id) }}
                className="-my-3 truncate rounded-sm py-3 hover:text-blue"
              >
                {title}
              </Link>
              <span className="text-text-2">{ENTRY_WORDS[what]}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
