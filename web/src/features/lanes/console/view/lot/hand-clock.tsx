import { Hand } from "lucide-react";
import { useServerTime } from "#/realtime/clock/clock.ts";
import type { LogLine } from "#/realtime/lanes/lanes-store.ts";
import { momentsOf } from "#/features/lanes/console/model/log/log-facts.ts";
import { type DeskView, isBidding } from "#/features/lanes/console/model/desk/desk-view.ts";

/** Whole seconds since then, ms; -1: not known. */
const seconds = (from: number | null, now: number) =>
  from === null ? -1 : Math.max(0, Math.floor((now - from) / 1_000));

/** In place of a ring under a hammer by hand: how long ago the last bid came, or the fair warning that waits. */
export function HandClock({ view, log }: { view: DeskView; log: readonly LogLine[] }) {
  const { turn, state } = view;
  const { opened, bid } = momentsOf(log, turn?.id_auction ?? null);
  const sinceBid = useServerTime((now) => seconds(bid, now));
  const sinceOpen = useServerTime((now) => seconds(opened, now));
  if (state !== "running" || !isBidding(turn?.phase)) return null;
  if (turn?.phase === "final_call") {
    return (
      <>
        <span aria-hidden className="flex gap-1">
          {[1, 2, 3].map((bar) => (
            <span key={bar} className="h-1.5 w-9 bg-on-orange max-lg:w-5" />
          ))}
        </span>
        <span className="text-body font-strong lg:whitespace-normal">
          Last. Waits for the hammer<span className="max-lg:hidden">, no clock ends it</span>
        </span>
      </>
    );
  }
  return (
    <>
      <span className="inline-flex items-center gap-1.5 text-body text-on-ink-2">
        <Hand aria-hidden size={16} strokeWidth={2} />
        By hand
      </span>
      {sinceBid >= 0 && turn?.phase === "running" && (
        <span className="flex items-baseline gap-2 text-body text-on-ink-2 lg:w-full lg:whitespace-normal">
          <strong className="text-[2.75rem] leading-12 font-heavy text-white tabular-nums max-lg:text-body">
            {sinceBid}
          </strong>
          s since the last bid
        </span>
      )}
      {sinceOpen >= 0 && (
        <span className="text-small text-on-ink-2 tabular-nums max-lg:hidden">
          Lot open for {sinceOpen} s
        </span>
      )}
    </>
  );
}
