import { ledger } from "@marsa/api-spec/amounts";
import { shortInstant } from "@marsa/api-spec/dates";
import type { ReactNode } from "react";
import { ClientLink } from "#/components/client-link.tsx";

/** The staff's part of an invoice or a refund. */
interface StaffPart {
  readonly id_user: number;
  readonly client: string;
  readonly decided_at: string | null;
  readonly decided_by: string | null;
}

interface RequestRowProps {
  row: StaffPart;
  /** AED. */
  amount: number;
  facts: ReactNode;
  /** The decision in a word: "Paid out". */
  decision: string;
  reason: string | null;
  /** A checkbox before the client. */
  choice?: ReactNode;
  /** Buttons. */
  children?: ReactNode;
}

/** One invoice or refund: client and amount, facts, the decision or its buttons. */
export function RequestRow({ row, amount, facts, decision, reason, choice, children }: RequestRowProps) {
  const { id_user, client, decided_at, decided_by } = row;
  const money = `AED ${ledger(amount)}`;
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-3.5 lg:grid-cols-[minmax(0,1fr)_10rem_20rem] lg:items-center">
      <div className="flex min-w-0 gap-3">
        {choice}
        <div className="min-w-0 flex-1">
          <div className="flex items-baseline justify-between gap-4 text-body">
            <ClientLink id={id_user} className="truncate font-strong">
              {client}
            </ClientLink>
            <span translate="no" className="shrink-0 font-strong tabular-nums lg:hidden">
              {money}
            </span>
          </div>
          <p className="mt-0.5 text-small text-pretty text-text-2">{facts}</p>
          {decided_at !== null && (
            <p className="mt-0.5 text-small text-pretty">
              {decision} {shortInstant(decided_at)}
              {decided_by !== null && ` by ${decided_by}`}
              {reason !== null && `: ${reason}`}
            </p>
          )}
        </div>
      </div>
      <span translate="no" className="text-end text-body font-strong tabular-nums max-lg:hidden">
        {money}
      </span>
      <div className="flex flex-wrap items-center justify-end gap-2 max-lg:empty:hidden">{children}</div>
    </li>
  );
}
