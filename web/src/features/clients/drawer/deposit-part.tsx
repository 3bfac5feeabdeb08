import { OPERATION_WORDS } from "@marsa/api-spec/operation-words";
import { ledger } from "@marsa/api-spec/amounts";
import { counted } from "#/lib/format/counts.ts";
import { shortInstant } from "@marsa/api-spec/dates";
import { Facts } from "./facts.tsx";
import type { Detail } from "./types.ts";

/** The deposit of a client with its operations. */
export function DepositPart({ detail: { deposit, leading, operations } }: { detail: Detail }) {
  return (
    <div className="grid gap-4">
      <Facts
        facts={[
          {
            term: "Total",
            value: (
              <span translate="no" className="font-strong tabular-nums">
                AED {ledger(deposit)}
              </span>
            ),
          },
          { term: "Leads now", value: counted(leading, "open lot") },
        ]}
      />
      <p className="text-small text-pretty text-text-2">
        The blocked amount is hidden, since it would show the client’s maximum.
      </p>
      <section aria-labelledby="money-moved">
        <h3 id="money-moved" className="text-h3">
          Money in and out
        </h3>
        {operations.length === 0 && <p className="mt-1 text-body text-text-2">No payments yet.</p>}
        <ul className="mt-1">
          {operations.map(({ id_operation: id, date, type, amount, comment }) => (
            <li key={id} className="flex items-baseline justify-between gap-4 border-b border-line py-2.5">
              <span className="min-w-0">
                <span className="block text-body">{OPERATION_WORDS[type]}</span>
                <span className="block truncate text-small text-text-2">
                  {shortInstant(date)}
                  {comment !== "" && ` · ${comment}`}
                </span>
              </span>
              <span translate="no" className="shrink-0 text-body font-strong tabular-nums">
                {ledger(amount)}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
