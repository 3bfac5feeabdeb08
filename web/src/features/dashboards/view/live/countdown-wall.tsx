import { delayOf } from "#/components/lane/delay.ts";
import { countdownText } from "#/lib/format/countdown.ts";
import { cn } from "#/lib/cn.ts";
import { counted } from "#/lib/format/counts.ts";
import { longDay, minute, toMs } from "@marsa/api-spec/dates";
import { useServerTime } from "#/realtime/clock/clock.ts";
import type { LaneNow } from "#/realtime/lanes/lanes.ts";
import type { LaneLot } from "#/realtime/lanes/lanes-store.ts";
import { QrPlate } from "../qr-plate.tsx";
import { Rules } from "../static/rules.tsx";
import { PicturedList } from "./pictured-list.tsx";
import { WallHead } from "./wall-head.tsx";

interface CountdownWallProps {
  lane: NonNullable<LaneNow["lane"]>;
  /** The lots of the run; until it is read, the first ones. */
  lots: readonly LaneLot[];
  online: number;
}

/** A lane before its first lot: time left, place, first lots. */
export function CountdownWall({ lane, lots, online }: CountdownWallProps) {
  const { id, name, place, start, lots: count, rehearsal } = lane;
  return (
    <div
      data-slot="lane-countdown"
      className="flex h-full flex-col gap-8 px-4 py-5 wall:px-14 wall:py-11 landscape:wall:grid landscape:wall:grid-cols-[minmax(0,60fr)_minmax(0,40fr)] landscape:wall:grid-rows-[minmax(0,1fr)] landscape:wall:gap-0"
    >
      <div className="flex min-h-0 min-w-0 flex-col">
        <WallHead rehearsal={rehearsal} />
        <h1 className="mt-6 text-h1 text-balance wall:mt-14 wall:text-[5rem] wall:leading-[5.5rem]">
          {name}
        </h1>
        <p className="text-long wall:mt-3 wall:text-[2.25rem] wall:leading-12">
          {place} · {counted(count, "lot")}
          {online > 1 && ` · ${online} people online`}
        </p>
        <Rules
          inLane
          lot={lots[0]}
          // Rules that do not fit below a long name wrap into a hidden column.
          className="mt-6 flex min-h-0 flex-1 flex-col flex-wrap content-start justify-center gap-x-[100vw] gap-y-1 overflow-hidden text-small text-on-ink-2 *:w-full wall:gap-y-2 wall:text-[1.625rem] wall:leading-9"
        />
        <div className="mt-8 flex flex-wrap items-end justify-between gap-6 wall:mt-0">
          <div className="min-w-0">
            <StartsIn start={toMs(start)} />
            <p className="mt-2 text-long wall:mt-6 wall:text-[2.25rem] wall:leading-12">
              {longDay(start)}, {minute(start)} GST
            </p>
          </div>
          <QrPlate
            path={`/queue/current?lane=${id}`}
            words="Scan to take part"
            size="size-44"
            className="hidden wall:inline-flex landscape:wall:me-16"
          />
        </div>
      </div>
      <div className="flex min-h-0 min-w-0 flex-1 flex-col gap-6 landscape:wall:h-full landscape:wall:pt-24">
        <PicturedList lots={lots} titleOf={(page) => titleOf(page, lots.length, count)} />
      </div>
    </div>
  );
}

function titleOf({ first, last }: { first: number; last: number }, known: number, all: number): string {
  if (known < all) return "First lots";
  return last - first + 1 < all ? `Lots ${first} to ${last} of ${all}` : "All lots";
}

function StartsIn({ start }: { start: number }) {
  const left = useServerTime((now) => (now < start ? countdownText(start - now) : ""));
  const word = useServerTime((now) => delayOf(start, now).word);
  const detail = useServerTime((now) => delayOf(start, now).detail);
  if (left === "")
    return (
      <>
        <p className="text-h1 wall:text-[7rem] wall:leading-[7.5rem] wall:tracking-[-.03em]">{word}</p>
        {detail !== "" && <p className="text-long wall:text-[2.25rem] wall:leading-12">{detail}</p>}
      </>
    );
  return (
    <>
      <p className="text-long wall:text-[2.25rem] wall:leading-12">Starts in</p>
      <p
        role="timer"
        aria-live="off"
        className={cn(
          "leading-none font-[720] tracking-[-.042em] whitespace-nowrap tabular-nums",
          left.length <= 5 ? "text-[5rem] wall:text-[18.75rem]" : "text-[3.5rem] wall:text-[13rem]",
        )}
      >
        {left}
      </p>
    </>
  );
}
