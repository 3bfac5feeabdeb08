import { OPERATION_WORDS } from "@marsa/api-spec/operation-words";
import { Link } from "@tanstack/react-router";
import { cn } from "#/lib/cn.ts";
import { ledger } from "@marsa/api-spec/amounts";
import { clock, shortDay } from "@marsa/api-spec/dates";
import type { Operation } from "../model/queries.ts";
import { commentOf, signedLedger } from "../model/history-words.ts";

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
