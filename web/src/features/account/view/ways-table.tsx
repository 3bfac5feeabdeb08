import type { Schema } from "@marsa/api-spec/client-problem";
import { Checkbox } from "#/components/ui/checkbox.tsx";

type Kinds = Schema<"NotificationSettings">["kinds"];
type Kind = keyof Kinds;
type Way = keyof Schema<"NoticeWays">;

const KINDS = {
  outbid: "I am outbid",
  ending: "A lot on my watchlist is about to end",
  won: "A lot I bid on or sell is decided",
  offers: "Counteroffers",
  money: "Deposit, payments, refunds",
  searches: "New lots for my saved searches",
} as const satisfies Record<Kind, string>;

const WAYS = { app: "App", push: "Push", email: "Email", sms: "SMS" } as const satisfies Record<Way, string>;

/** Notices about the account always go these ways. */
const ACCOUNT: Readonly<Record<Way, boolean>> = { app: true, push: true, email: true, sms: false };

interface WaysTableProps {
  kinds: Kinds;
  onChange: (kinds: Kinds) => void;
}

/** A checkbox for each kind of notice and each way. */
export function WaysTable({ kinds, onChange }: WaysTableProps) {
  return (
    <table className="w-full text-body">
      <thead>
        <tr className="border-b border-line text-small text-text-3">
          <th scope="col" className="pb-2 text-start font-normal">
            Tell me when
          </th>
          {Object.values(WAYS).map((label) => (
            <th key={label} scope="col" className="w-12 pb-2 text-center font-normal">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entriesOf(KINDS).map(([kind, words]) => (
          <tr key={kind} className="border-b border-line">
            <th scope="row" className="py-2.5 pe-2 text-start font-normal text-pretty">
              {words}
            </th>
            {entriesOf(WAYS).map(([way, label]) => (
              <td key={way} className="w-12 text-center">
                <Checkbox
                  aria-label={`${words}: ${label}`}
                  className="align-middle"
                  checked={kinds[kind][way]}
                  onCheckedChange={(wanted) =>
                    onChange({ ...kinds, [kind]: { ...kinds[kind], [way]: wanted } })
                  }
                />
              </td>
            ))}
          </tr>
        ))}
        <tr className="border-b border-line text-text-2">
          <th scope="row" className="py-2.5 pe-2 text-start font-normal text-pretty">
            My account changes
          </th>
          {entriesOf(WAYS).map(([way, label]) => (
            <td key={way} className="w-12 text-center">
              <Checkbox
                aria-label={`My account changes: ${label}`}
                className="align-middle opacity-75"
                checked={ACCOUNT[way]}
                disabled
                readOnly
              />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function entriesOf<Key extends string>(words: Readonly<Record<Key, string>>): [Key, string][] {
  return Object.entries(words) as [Key, string][];
}
