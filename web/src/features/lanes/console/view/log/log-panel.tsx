import { ClockAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { Message } from "#/components/message/message.tsx";
import { cn } from "#/lib/cn.ts";
import { money } from "@marsa/api-spec/amounts";
import { clock } from "@marsa/api-spec/dates";
import type { DeskLine } from "#/features/lanes/console/model/log/log-model.ts";

interface LogPanelProps {
  lines: readonly DeskLine[];
  /** The line to scroll to, a new object for each request; null: none. */
  sought: { readonly key: string } | null;
  /** A recent bid after the hammer. */
  late: string | null;
}

/** The log of the lane, newest first, with the bids that did not count. */
export function LogPanel({ lines, sought, late }: LogPanelProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (!sought) return;
    list.current?.querySelector("[data-sought]")?.scrollIntoView({ block: "center" });
    list.current?.focus({ preventScroll: true });
  }, [sought]);
  return (
    <div className="flex h-full min-h-0 flex-col">
      {late !== null && (
        <Message tone="warning" icon={ClockAlert} className="m-3 shrink-0">
          {late}
        </Message>
      )}
      {lines.length === 0 ? (
        <p className="p-4 text-small text-text-2">Nothing has happened yet.</p>
      ) : (
        <ol
          ref={list}
          aria-label="Log"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be focusable
          tabIndex={0}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain [scrollbar-width:thin] outline-offset-[-2px]"
        >
          {lines.map((line) => (
            <Line key={line.key} line={line} isSought={line.key === sought?.key} />
          ))}
        </ol>
      )}
    </div>
  );
}

interface LineProps {
  line: DeskLine;
  isSought: boolean;
}

function Line({ line: { at, who, what, amount, tone }, isSought }: LineProps) {
  return (
    <li
      data-sought={isSought || undefined}
      className="border-b border-line px-4 py-2 text-small data-sought:bg-orange-tint"
    >
      <span className="flex justify-between gap-3">
        <strong className="font-strong">{who}</strong>
        <time dateTime={at} className="text-text-2 tabular-nums">
          {moment(at)}
        </time>
      </span>
      <span className="flex justify-between gap-3">
        <span
          className={cn(
            "min-w-0 text-pretty",
            tone === "plain" ? "text-text-2" : "text-orange",
            tone === "late" && "font-strong",
          )}
        >
          {what}
        </span>
        {amount !== null && (
          <strong translate="no" className="font-strong tabular-nums">
            {money(amount)}
          </strong>
        )}
      </span>
    </li>
  );
}

/** With thousandths, since they decide who was first. */
function moment(at: string): string {
  return `${clock(at)}.${String(Date.parse(at) % 1_000).padStart(3, "0")}`;
}
