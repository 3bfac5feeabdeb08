import { Going } from "#/components/lane/going.tsx";
import { laneFace, type LaneLook } from "#/components/lane/lane-face.ts";
import { Ring } from "#/components/lane/ring.tsx";
import { RESULT_WORDS } from "#/lib/format/result-words.ts";
import { cn } from "#/lib/cn.ts";
import type { WallView } from "#/features/dashboards/model/wall-view.ts";

/** Darker than in the lane room, so that letters can be read from the last row: a contrast of 7 to 1 at least. */
const GROUNDS: Readonly<Record<LaneLook, string>> = {
  waiting: "bg-ink-3 text-white",
  running: "bg-blue-deep text-white",
  final_call: "bg-orange-fill text-on-orange",
  finished: "bg-salt-2 text-text",
  paused: "bg-ink-3 text-white",
};

interface WallPhaseProps extends Pick<WallView, "lane" | "turn" | "stale"> {
  /** Whether the price needs more of the row. */
  narrow: boolean;
}

/** The phase of the lot: its word and colour, the ring of the clock, and the final call. */
export function WallPhase({ lane, turn, stale, narrow }: WallPhaseProps) {
  const { look, word, detail, deadline, totalMs, inRing } = laneFace({ lane, turn });
  // After the hammer the word is the result, and the ring shows the time left to undo it.
  const result = look === "finished" && turn.provisional !== null ? RESULT_WORDS[turn.provisional] : null;
  return (
    <div
      data-slot="wall-phase"
      data-look={look}
      className={cn(
        "flex flex-none items-center justify-between gap-4 px-4 py-4 wall:flex-col wall:items-start wall:justify-center wall:gap-7 wall:px-12 wall:py-0 tall:flex-row tall:items-center tall:justify-between tall:py-8",
        narrow ? "landscape:wall:w-[23rem] landscape:wall:px-8" : "landscape:wall:w-[31rem]",
        stale ? "bg-salt-2 text-text" : GROUNDS[look],
      )}
    >
      <p
        className={cn(
          "text-[1.75rem] leading-8 font-heavy tracking-[-.022em] wall:text-[3.5rem] wall:leading-[3.75rem]",
          narrow && "wall:text-[2.75rem] wall:leading-12",
        )}
      >
        {stale ? "Reconnecting" : (result ?? word)}
      </p>
      <div
        className={cn(
          "flex items-center gap-4 wall:gap-8",
          narrow && "landscape:wall:flex-col landscape:wall:items-start landscape:wall:gap-5",
        )}
      >
        <Ring
          deadline={stale ? null : deadline}
          totalMs={totalMs}
          text={stale ? "–" : result === null ? inRing : null}
          className="size-[1em] text-[4.5rem] leading-none wall:text-[13rem]"
        />
        {look === "final_call" && !stale ? (
          <Going
            deadline={deadline}
            totalMs={totalMs}
            className={cn(
              "text-long font-heavy wall:text-[2.25rem] wall:leading-10",
              // Without a ring the bars are the sign.
              deadline === null ? "flex flex-col-reverse gap-3 wall:gap-7" : "block wall:w-[8rem]",
            )}
            pipsClassName={deadline === null ? "wall:gap-3" : "mt-2 wall:mt-4"}
            pipClassName={cn("w-8", deadline === null ? "wall:h-3.5 wall:w-26" : "wall:h-3 wall:w-10")}
          />
        ) : (
          detail !== null && (
            <p className="max-w-52 text-small font-strong text-balance wall:text-[1.75rem] wall:leading-9">
              {detail}
            </p>
          )
        )}
      </div>
    </div>
  );
}
