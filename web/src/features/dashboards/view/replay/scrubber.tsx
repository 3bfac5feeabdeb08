import { memo } from "react";
import type { LaneLot } from "#/realtime/lanes/lanes-store.ts";
import { clock } from "@marsa/api-spec/dates";
import { type Timeline, turnAt } from "#/features/dashboards/model/timeline.ts";

interface ScrubberProps {
  line: Timeline;
  /** The time that shows, server ms. */
  at: number;
  lots: ReadonlyMap<number, LaneLot>;
  onSeek: (at: number) => void;
}

/** The whole lane as a timeline: lots side by side, with a line for each bid. Drag or keys go to any moment. */
export function Scrubber({ line, at, lots, onSeek }: ScrubberProps) {
  const { from, to } = line;
  const lot = lots.get(turnAt(line, at)?.lotId ?? 0);
  const where = lot ? `Lot ${lot.position}, ${lot.title}, ` : "";
  return (
    <div className="relative h-11 min-w-0 flex-1">
      <input
        type="range"
        aria-label="Moment"
        aria-valuetext={`${where}${clock(at)} GST`}
        min={from}
        max={to}
        step={100}
        value={at}
        onChange={(event) => onSeek(Number(event.currentTarget.value))}
        className="peer absolute inset-0 z-10 size-full cursor-pointer appearance-none bg-transparent opacity-0"
      />
      <div className="absolute inset-0 rounded-md outline-offset-2 outline-on-ink-blue peer-focus-visible:outline-2">
        <Marks line={line} lots={lots} />
        <div
          aria-hidden
          className="pointer-events-none absolute inset-y-0 w-1 -translate-x-1/2 rounded-full bg-white shadow-drawer rtl:translate-x-1/2"
          style={{ insetInlineStart: `${share(line, at)}%` }}
        />
      </div>
    </div>
  );
}

/** Not drawn again while the time moves. */
const Marks = memo(function Marks({ line, lots }: Pick<ScrubberProps, "line" | "lots">) {
  return (
    <div aria-hidden className="absolute inset-0 overflow-hidden rounded-md bg-ink-2">
      {line.turns.map(({ lotId, from, to }, i) => (
        <span
          key={from}
          data-slot="turn-mark"
          className={
            i % 2 === 0
              ? "absolute inset-y-0 bg-ink-3 text-on-ink-2"
              : "absolute inset-y-0 bg-ink-line text-white"
          }
          style={{
            insetInlineStart: `${share(line, from)}%`,
            width: `${share(line, to) - share(line, from)}%`,
          }}
        >
          <span className="absolute start-[6px] top-[3px] text-[12px] leading-[14px] tabular-nums">
            {lots.get(lotId)?.position}
          </span>
        </span>
      ))}
      {line.bids.map((at, i) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- two bids may have the same millisecond
          key={`${at}-${i}`}
          data-slot="bid-mark"
          className="absolute bottom-0 h-4 w-0.5 bg-on-ink-blue"
          style={{ insetInlineStart: `${share(line, at)}%` }}
        />
      ))}
    </div>
  );
});

/** The place of a moment on the timeline, %. */
function share({ from, to }: Timeline, at: number): number {
  return to === from ? 0 : ((Math.min(to, Math.max(from, at)) - from) / (to - from)) * 100;
}
