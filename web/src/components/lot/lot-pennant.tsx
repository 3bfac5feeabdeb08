import type { LotNow } from "#/realtime/lots/live.ts";
import { isOver, type Phase } from "#/realtime/lots/phase.ts";
import { opensWords, sellerDecides } from "#/lib/format/result-words.ts";
import { Pennant } from "./pennant.tsx";

interface LotPennantProps extends Pick<LotNow, "live" | "status"> {
  phase: Phase;
  className?: string;
}

/** The flag of a lot: the reader's state in it, or the phase of the lot. None for an open lot without a state. */
export function LotPennant({ live, status, phase, className = "" }: LotPennantProps) {
  const props = { className };
  if (live.lane !== null && status === "none" && !isOver(phase)) return <Pennant kind="lane" {...props} />;
  if (phase === "upcoming" && live.lane === null)
    return (
      <Pennant kind="upcoming" {...props}>
        {opensWords(live)}
      </Pennant>
    );
  if (status === "awaiting_decision") return <Pennant kind="awaiting" {...props} />;
  if (status === "not_won" && phase === "awaiting_decision")
    return (
      <Pennant kind="awaiting" {...props}>
        {sellerDecides(live)}
      </Pennant>
    );
  if (status !== "none") return <Pennant kind={status} {...props} />;
  return phase === "open" ? null : <Pennant kind="finished" {...props} />;
}
