import { cn } from "#/lib/cn.ts";
import { countdownText } from "#/lib/format/countdown.ts";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { useTurnFace } from "./use-turn-face.ts";

interface TurnTimeProps {
  idQueue: number;
  idLot: number;
  /** Whether a flag beside it has the words. */
  flagged?: boolean;
}

/** A lot in its turn, in one line: its state and the seconds left. */
export function TurnTime({ idQueue, idLot, flagged = false }: TurnTimeProps) {
  const face = useTurnFace(idQueue, idLot);
  const deadline = face?.deadline ?? null;
  const left = useServerTime((now) => (deadline === null ? "" : countdownText(Math.max(0, deadline - now))));
  return (
    <span
      data-slot="turn-time"
      className={cn(
        "icon icon-radio inline-flex items-center gap-1.5 text-small font-strong whitespace-nowrap tabular-nums [--icon-size:15px]",
        face?.look === "final_call" && "text-orange",
      )}
    >
      {face === null || (flagged && left === "") ? "Up now" : `${flagged ? "" : face.word} ${left}`.trim()}
    </span>
  );
}
