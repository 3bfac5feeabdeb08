import { memo, useState } from "react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { cn } from "#/lib/cn.ts";
import { money } from "@marsa/api-spec/amounts";
import { count } from "#/lib/format/counts.ts";
import { clock, shortDay, shortInstant, toMs } from "@marsa/api-spec/dates";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { type HistoryRow, rowName, rowWord } from "#/features/bidding/model/lot/history-rows.ts";
import type { BiddingState } from "#/features/bidding/model/panel/use-bidding.ts";
import type { LotNow } from "#/features/bidding/model/panel/use-lot-now.ts";

/** The number of rows before "Show all". */
const FIRST = 6;

interface HistoryProps {
  bidding: BiddingState;
  /** The number of newest rows to show; all by default. */
  newest?: number;
}

/** The history of the price, newest first, with the cause of each row. New rows appear by themselves. */
export function History({ bidding, newest }: HistoryProps) {
  const { rows, total, loading, error, hasMore, loadMore, retry } = bidding.history;
  const [all, setAll] = useState(false);
  const shown = newest ?? (all ? rows.length : FIRST);
  // Shows as many placeholder rows, so that the content below does not move.
  if (loading) return <HistorySkeleton rows={Math.min(newest ?? FIRST, bidding.live.bids)} />;
  if (error && rows.length === 0) {
    return (
      <ErrorBlock
        title="The history could not be loaded."
        safe="Bidding continues."
        error={error}
        onRetry={retry}
      />
    );
  }
  if (rows.length === 0) return <p className="py-3 text-small text-text-2">Nothing has happened yet.</p>;
  return (
    <>
      <ol data-slot="history">
        {rows.slice(0, shown).map((row, place) => (
          // Keyed by place: many bids at once change texts, and no row is made again.
          // oxlint-disable-next-line react/no-array-index-key
          <BidRow key={place} row={row} ownMark={bidding.mine?.mark ?? null} />
        ))}
      </ol>
      {newest === undefined && !all && rows.length > FIRST && (
        <Button size="sm" className="mt-3" onClick={() => setAll(true)}>
          Show all {count(total)}
        </Button>
      )}
      {all && hasMore && (
        <Button size="sm" className="mt-3" onClick={loadMore}>
          Show earlier rows
        </Button>
      )}
    </>
  );
}

/** Says beside the heading whether new rows arrive or wait for the connection. */
export function HistoryLive({ bidding: { sync, offline, phase } }: { bidding: LotNow }) {
  if (phase !== "open") return null;
  return (
    <span className="inline-flex items-center gap-1.5 text-small font-normal text-text-2">
      <span
        aria-hidden
        className={cn("size-2 rounded-full", sync === "live" ? "bg-green" : "bg-orange-fill")}
      />
      {sync === "live" ? "live" : sync === "slow" ? "every 3 s" : offline ? "offline" : "waiting"}
    </span>
  );
}

/** "23" for headings; null while loading. */
export function historyCount({ history }: BiddingState): string | null {
  return history.loading || history.error ? null : count(history.total);
}

const BidRow = memo(function BidRow({ row, ownMark }: { row: HistoryRow; ownMark: string | null }) {
  const name = rowName(row, ownMark);
  return (
    <li className="grid grid-cols-[4.25rem_4.5rem_minmax(0,1fr)_auto] gap-x-2 border-b border-line py-2.5 text-small">
      <When at={row.at} />
      <span className={cn("font-strong", name === "You" && "text-blue")}>{name}</span>
      <span>{rowWord(row)}</span>
      <span translate="no" className="text-end font-strong tabular-nums">
        {row.amount === null ? "" : money(row.amount)}
      </span>
      <span className="col-span-2 col-start-3 text-micro text-text-3">{row.cause}</span>
    </li>
  );
});

/** The time for today, with seconds, else the day. */
function When({ at }: { at: string }) {
  const text = useServerTime((now) => (shortDay(at) === shortDay(now) ? clock(at) : shortDay(at)));
  return (
    <time
      dateTime={new Date(toMs(at)).toISOString()}
      title={shortInstant(at)}
      className="text-text-2 tabular-nums"
    >
      {text}
    </time>
  );
}

function HistorySkeleton({ rows }: { rows: number }) {
  if (rows === 0) return <p aria-hidden className="h-[1lh] box-content py-3 text-small" />;
  return (
    <div aria-hidden>
      {Array.from({ length: rows }, (_, place) => (
        <div key={place} className="flex h-14.25 items-center gap-3 border-b border-line">
          <Skeleton className="h-3.5 w-15" />
          <Skeleton className="h-3.5 flex-1" />
          <Skeleton className="h-3.5 w-16" />
        </div>
      ))}
    </div>
  );
}

/** Leads from the newest rows to the check of the whole history, further down the page. */
export function SeeCheck() {
  return (
    <Button variant="link" className="touch mt-2 text-small" onClick={toCheck}>
      Check this history
    </Button>
  );
}

function toCheck(): void {
  const check = document.querySelector<HTMLElement>("[data-slot='receipt-check']");
  check?.scrollIntoView({ block: "center" });
  check?.querySelector("button")?.focus({ preventScroll: true });
}
