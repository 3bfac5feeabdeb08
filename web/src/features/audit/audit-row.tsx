import { ClientLink } from "#/components/client-link.tsx";
import { memo } from "react";
import { cn } from "#/lib/cn.ts";
import { clock, shortDay } from "@marsa/api-spec/dates";
import type { Act } from "./queries.ts";
import { actWord } from "#/lib/act-words.ts";

/** The columns on wide screens. */
export const AUDIT_COLUMNS =
  "grid grid-cols-[7rem_minmax(0,1fr)_minmax(0,1fr)_minmax(0,2.4fr)_8rem] items-center gap-x-5";

interface AuditRowProps {
  act: Act;
  wide: boolean;
  height: number;
}

/** One act; its person is a link to their drawer. */
export const AuditRow = memo(function AuditRow({ act: row, wide, height }: AuditRowProps) {
  const { at, act, subject, reason, about, address, asked_by } = row;
  const who = asked_by === null ? row.who : `${row.who}, asked by ${asked_by}`;
  const to =
    about === null ? (
      <span className="block truncate">{subject}</span>
    ) : (
      <ClientLink id={about} part="log" className="block truncate">
        {subject}
      </ClientLink>
    );
  const why = reason !== null && (
    <span title={reason} className="block truncate text-small text-text-2">
      {reason}
    </span>
  );
  if (!wide) {
    return (
      <li className="border-b border-line px-4 py-3 text-body" style={{ height }}>
        <div className="flex items-baseline justify-between gap-3">
          <span className="truncate font-strong">{actWord(act)}</span>
          <span className="shrink-0 text-small text-text-2 tabular-nums">
            {shortDay(at)}, {clock(at)}
          </span>
        </div>
        <div className="flex min-w-0 gap-1.5">
          <span className="shrink-0 text-text-2">{who} ·</span>
          <span className="min-w-0">{to}</span>
        </div>
        {why || <span className="block truncate text-small text-text-2">{from(address)}</span>}
      </li>
    );
  }
  return (
    <li className="border-b border-line text-body hover:bg-salt" style={{ height }}>
      <div className={cn(AUDIT_COLUMNS, "h-full")}>
        <span className="tabular-nums">
          <span className="block">{clock(at)}</span>
          <span className="block text-small text-text-2">{shortDay(at)}</span>
        </span>
        <span className="truncate">{who}</span>
        <span className="truncate font-strong">{actWord(act)}</span>
        <span className="min-w-0">
          {to}
          {why}
        </span>
        <span className="truncate text-small text-text-2 tabular-nums">{from(address)}</span>
      </div>
    </li>
  );
});

/** The network address of an act; the server itself has none. */
function from(address: string | null): string {
  if (address === null) return "The server";
  return address === "" ? "Not known" : address.replace(/^::ffff:/, "");
}
