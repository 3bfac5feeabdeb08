import { instant } from "@marsa/api-spec/dates";
import { actWord } from "#/lib/act-words.ts";
import type { SaleDetail } from "../model/queries.ts";

interface Entry {
  readonly at: string;
  readonly what: string;
  /** The member of the staff; null: buyer, seller or the server. */
  readonly who: string | null;
  readonly reason: string | null;
}

/** The history of a sale, the newest first: the buyer's steps, the deadline, and the acts of the staff. */
export function History({ detail }: { detail: SaleDetail }) {
  return (
    <>
      <h2 className="mt-6 text-h3">What happened</h2>
      <ul>
        {entriesOf(detail).map(({ at, what, who, reason }) => (
          <li key={`${at} ${what}`} className="border-b border-line py-2.5">
            <p className="text-body">
              <span className="font-strong">{what}</span>
              {who !== null && ` by ${who}`}
            </p>
            <p className="text-small text-text-2">{instant(at)}</p>
            {reason !== null && <p className="mt-0.5 text-body text-pretty">{reason}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}

function plain(at: string, what: string): Entry {
  return { at, what, who: null, reason: null };
}

function entriesOf({ sale: { settlement, buyer }, acts }: SaleDetail): Entry[] {
  const { state, sold_at, due, paid_at } = settlement;
  const isUnpaid = state === "defaulted" || state === "released" || state === "forfeited";
  return [
    plain(sold_at, `Sold to ${buyer}`),
    ...(paid_at === null ? [] : [plain(paid_at, `Paid by ${buyer}`)]),
    ...(isUnpaid ? [plain(due, "Not paid in time")] : []),
    ...acts.map(({ at, act, who, reason }) => ({ at, what: actWord(act), who, reason })),
  ].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
