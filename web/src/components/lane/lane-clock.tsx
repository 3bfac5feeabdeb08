import { useSnapshot } from "valtio/react";
import { cn } from "#/lib/cn.ts";
import { lanes, laneNow } from "#/realtime/lanes/lanes.ts";
import type { LaneEntry } from "#/realtime/lanes/lanes-store.ts";
import { laneFace } from "./lane-face.ts";
import { Ring } from "./ring.tsx";

interface LaneClockProps {
  idQueue: number;
  /** Sets the height. */
  className?: string;
}

/** The clock of a lane in one line. Empty for a lane that the page does not follow. */
export function LaneClock({ idQueue, className = "text-[2.25rem]" }: LaneClockProps) {
  const { lane, turn } = laneNow(useSnapshot(lanes.lane(idQueue)) as LaneEntry);
  if (!lane || !turn) return null;
  const { word, deadline, totalMs } = laneFace({ lane, turn });
  return (
    <span className="flex items-center gap-2 font-strong whitespace-nowrap">
      {word}
      <Ring deadline={deadline} totalMs={totalMs} className={cn("size-[1em]", className)} />
    </span>
  );
}
