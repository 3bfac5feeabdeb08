import { Pause } from "lucide-react";
import { cn } from "#/lib/cn.ts";
import { Going } from "./going.tsx";
import type { LaneFace, LaneLook } from "./lane-face.ts";
import { Ring } from "./ring.tsx";

interface StateBlockProps {
  face: LaneFace;
  /** Whether the connection is lost; the block shows the last known state. */
  stale?: boolean;
  className?: string;
}

const GROUNDS: Readonly<Record<LaneLook, string>> = {
  waiting: "bg-ink-2 text-white",
  running: "bg-blue-running text-white",
  final_call: "bg-orange-fill text-on-orange",
  finished: "bg-salt-2 text-text",
  paused: "bg-ink-2 text-white",
};

/** The state of a lane: word, sentence, clock. The background follows the state. */
export function StateBlock({ face, stale = false, className }: StateBlockProps) {
  const { look, word, detail, deadline, totalMs, inRing } = face;
  return (
    <div
      data-slot="lane-state"
      data-look={look}
      className={cn(
        "flex items-center justify-between gap-4 transition-colors duration-150",
        stale ? "bg-salt-2 text-text-2" : GROUNDS[look],
        className,
      )}
    >
      <div className="min-w-0">
        <p className="flex items-center gap-2.5 text-[2rem] leading-9 font-heavy tracking-[-.022em] max-lg:text-[1.5rem] max-lg:leading-7">
          {look === "paused" && <Pause aria-hidden size={28} strokeWidth={2.2} />}
          {word}
        </p>
        {look === "final_call" ? (
          <Going
            deadline={deadline}
            totalMs={totalMs}
            className="mt-1.5 flex items-center gap-3.5 text-[1.0625rem] font-strong whitespace-nowrap max-lg:text-long"
            pipClassName="w-11 max-lg:w-9"
          />
        ) : (
          detail !== null && <p className="mt-1 line-clamp-2 text-long font-medium">{detail}</p>
        )}
      </div>
      <Ring
        deadline={deadline}
        totalMs={totalMs}
        text={inRing}
        stale={stale}
        className="text-[5.75rem] leading-none size-[1em] max-lg:text-[4.5rem]"
      />
    </div>
  );
}
