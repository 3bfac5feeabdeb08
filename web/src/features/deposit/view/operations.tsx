/** The operations of a period: a table, rows for phones, and their sums. */
import { OPERATION_WORDS } from "@marsa/api-spec/operation-words";
import { Link } from "@tanstack/react-router";
import { cn } from "#/lib/cn.ts";
import { ledger } from "@marsa/api-spec/amounts";
import { clock, shortDay, minute } from "@marsa/api-spec/dates";
import { type Operation, sumsQuery } from "../model/queries.ts";
import { commentOf, signedLedger } from "../model/words.ts";
import { useWallet } from "#/lib/money/wallet.ts";
import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { OPERATION_TYPES, type Period, periodText } from "../model/read-address.ts";

const HEADS = ["Date, GST", "Lot", "Type", "Amount, AED", "Available after", "Comment"] as const;
const NUMBERS: readonly string[] = ["Amount, AED", "Available after"];

/** The operations of a page as a table, on wide screens. */
export function OperationTable({ items }: { items: readonly Operation[] }) {
  return (
    <table data-slot="operations" className="w-full text-body max-lg:hidden">
      <caption className="sr-only">Operations, the newest first</caption>
      <thead>
        <tr className="border-b border-line-2 text-small text-text-2">
          {HEADS.map((head) => (
            <th
              key={head}
              scope="col"
              className={cn(
                "py-2 pe-6 font-normal whitespace-nowrap",
                NUMBERS.includes(head) ? "text-end" : "text-start",
              )}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((operation) => (
          <OperationRow key={operation.id_operation} operation={operation} />
        ))}
      </tbody>
    </table>
  );
}

function OperationRow({ operation }: { operation: Operation }) {
  const { id_operation: id, date, number, id_auction: lot, type, amount, balance } = operation;
  return (
    <tr data-slot="operation" data-operation={id} data-type={type} className="border-b border-line">
      <td className="py-2.5 pe-6 whitespace-nowrap tabular-nums">
        {shortDay(date)} <span className="text-text-2">{clock(date)}</span>
      </td>
      <td className="py-2.5 pe-6 tabular-nums">
        {lot === null ? (
          <span className="text-text-3">–</span>
        ) : (
          <Link
            to="/auction/$id"
            params={{ id: String(lot) }}
            className="touch rounded-sm text-blue hover:underline"
          >
            {number}
          </Link>
        )}
      </td>
      <td className="py-2.5 pe-6 whitespace-nowrap">{OPERATION_WORDS[type]}</td>
      <td
        translate="no"
        className={cn("py-2.5 pe-6 text-end font-strong tabular-nums", amount > 0 && "text-green")}
      >
        {signedLedger(amount)}
      </td>
      <td translate="no" className="py-2.5 pe-6 text-end text-text-2 tabular-nums">
        {ledger(balance)}
      </td>
      <td className="w-full py-2.5 text-pretty break-words text-text-2">{commentOf(operation)}</td>
    </tr>
  );
}

/** The sums of the period by type, with their effect on the available amount. */
export function Sums({ period }: { period: Period }) {
  const wallet = useWallet();
  const { data } = useQuery(sumsQuery(period));
  if (!data) return <Skeleton className="mt-6 h-24" />;
  const rows = OPERATION_TYPES.flatMap((type) => {
    const aed = data.by_type[type];
    return aed === undefined ? [] : [{ type, aed }];
  });
  const change = rows.reduce((sum, { aed }) => sum + Math.round(aed * 100), 0) / 100;
  return (
    <section
      aria-labelledby="sums"
      data-slot="sums"
      className="mt-6 border-t-2 border-text pt-3 lg:max-w-160"
    >
      <h3 id="sums" className="text-h3">
        Sums, {periodText(period)}
      </h3>
      <dl className="mt-1 text-body">
        {rows.map(({ type, aed }) => (
          <Sum key={type} label={OPERATION_WORDS[type]} aed={aed} />
        ))}
        <Sum label="Change of available in this period" aed={change} strong />
      </dl>
      <p className="mt-2 text-small text-pretty text-text-2 tabular-nums">
        Money in {signedLedger(data.in)}, money out {signedLedger(-data.out)}. Held amounts stay in your{" "}
        {wallet.title.toLowerCase()}.
      </p>
    </section>
  );
}

function Sum({ label, aed, strong = false }: { label: string; aed: number; strong?: boolean }) {
  return (
    <div
      className={`flex justify-between gap-4 py-1.5 ${strong ? "border-t border-line-2 font-strong" : "text-text-2"}`}
    >
      <dt>{label}</dt>
      <dd translate="no" className="text-text tabular-nums">
        {signedLedger(aed)}
      </dd>
    </div>
  );
}

/** The operations of a page as rows of two lines, for phones. */
export function OperationList({ items }: { items: readonly Operation[] }) {
  return (
    <ul aria-label="Operations, the newest first" className="lg:hidden">
      {items.map((operation) => (
        <OperationItem key={operation.id_operation} operation={operation} />
      ))}
    </ul>
  );
}

function OperationItem({ operation }: { operation: Operation }) {
  const { date, number, id_auction: lot, type, amount } = operation;
  const comment = commentOf(operation);
  return (
    <li
      data-slot="operation"
      data-type={type}
      className="relative flex items-center justify-between gap-4 border-b border-line py-3"
    >
      <div className="min-w-0">
        <h3 className="text-long font-medium">
          {lot === null ? (
            OPERATION_WORDS[type]
          ) : (
            <Link to="/auction/$id" params={{ id: String(lot) }} className="after:absolute after:inset-0">
              {OPERATION_WORDS[type]}
              <span className="sr-only">, lot {number}</span>
            </Link>
          )}
        </h3>
        <p className="text-small text-text-2 tabular-nums">
          {shortDay(date)} {minute(date)}
          {number !== null && ` · Lot ${number}`}
        </p>
        {comment !== "" && <p className="text-small text-pretty break-words text-text-2">{comment}</p>}
      </div>
      <span
        translate="no"
        className={cn("shrink-0 text-long font-strong tabular-nums", amount > 0 && "text-green")}
      >
        {signedLedger(amount)}
      </span>
    </li>
  );
}
