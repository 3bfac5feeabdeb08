import { OPERATION_WORDS } from "@marsa/api-spec/operation-words";
import { Link } from "@tanstack/react-router";
import { cn } from "#/lib/cn.ts";
import { minute, shortDay } from "@marsa/api-spec/dates";
import type { Operation } from "../model/queries.ts";
import { commentOf, signedLedger } from "../model/history-words.ts";

/** The operations of a page as rows of two lines, for phones. */
export function OperationList({ items }: { items: readonly Operation[] }) {
  return (
    <ul aria-label="Operations, the newest first" className="lg:hidden">
      {items.map((operation) => (
        <OperationRow key={operation.id_operation} operation={operation} />
      ))}
    </ul>
  );
}

function OperationRow({ operation }: { operation: Operation }) {
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
