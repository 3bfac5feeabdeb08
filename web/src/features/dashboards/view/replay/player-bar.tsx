import { Pause, Play, SkipBack, SkipForward } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "@tanstack/react-router";
import { clock, shortDay } from "@marsa/api-spec/dates";
import type { LaneLot } from "#/realtime/lanes/lanes-store.ts";
import { Scrubber } from "./scrubber.tsx";
import { lotBeside, type Timeline } from "#/features/dashboards/model/timeline.ts";
import { type Player, SPEEDS } from "#/features/dashboards/model/use-player.ts";

interface PlayerBarProps {
  player: Player;
  line: Timeline;
  lots: ReadonlyMap<number, LaneLot>;
  laneId: number;
}

/** The controls of a replay. Sizes in px: they are used at a desk, not read from the last row. */
export function PlayerBar({ player, line, lots, laneId }: PlayerBarProps) {
  const { at, isPlaying, speed } = player;
  return (
    <div
      data-slot="player"
      className="sticky bottom-0 z-10 flex flex-none flex-wrap items-center gap-[12px] border-t border-ink-line bg-ink px-[16px] py-[12px] text-[15px] leading-[20px] text-white"
    >
      <div className="flex items-center gap-[4px]">
        <Press label="Lot before" keys="[" onClick={() => player.seek(lotBeside(line, at, -1))}>
          <SkipBack aria-hidden size={20} strokeWidth={1.75} />
        </Press>
        <Press label={isPlaying ? "Pause" : "Play"} keys="Space" onClick={player.toggle}>
          {isPlaying ? (
            <Pause aria-hidden size={22} strokeWidth={1.75} />
          ) : (
            <Play aria-hidden size={22} strokeWidth={1.75} />
          )}
        </Press>
        <Press label="Next lot" keys="]" onClick={() => player.seek(lotBeside(line, at, 1))}>
          <SkipForward aria-hidden size={20} strokeWidth={1.75} />
        </Press>
      </div>
      <p className="min-w-[150px] font-strong whitespace-nowrap tabular-nums" data-slot="played-time">
        {shortDay(at)}, {clock(at)} <span className="font-normal text-on-ink-2">GST</span>
      </p>
      <div className="flex w-full min-w-0 flex-none md:w-auto md:flex-1">
        <Scrubber line={line} at={at} lots={lots} onSeek={player.seek} />
      </div>
      <label className="flex items-center gap-[8px]">
        <span className="text-on-ink-2">Speed</span>
        <select
          value={speed}
          onChange={(event) => player.setSpeed(Number(event.currentTarget.value))}
          className="h-[44px] rounded-md border border-line-3 bg-ink-2 px-[10px] tabular-nums"
        >
          {SPEEDS.map((times) => (
            <option key={times} value={times}>
              {times}×
            </option>
          ))}
        </select>
      </label>
      <Link
        to="/dashboard/live/$id"
        params={{ id: String(laneId) }}
        className="inline-flex h-[44px] items-center rounded-md px-[12px] text-on-ink-blue hover:bg-ink-3"
      >
        Results
      </Link>
    </div>
  );
}

interface PressProps extends ComponentProps<"button"> {
  label: string;
  /** The key of the control. */
  keys: string;
}

function Press({ label, keys, children, ...props }: PressProps) {
  return (
    <button
      type="button"
      aria-keyshortcuts={keys}
      title={`${label} (${keys})`}
      className="grid size-[44px] place-content-center rounded-md bg-ink-3 hover:bg-ink-line"
      {...props}
    >
      {children}
      <span className="sr-only">{label}</span>
    </button>
  );
}
