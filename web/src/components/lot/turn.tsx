import { Pennant } from "./pennant.tsx";
import { useQuery } from "@tanstack/react-query";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { queuesQuery } from "#/realtime/lanes/lane-calls.ts";
import { waitingWord } from "../lane/delay.ts";
import { cn } from "#/lib/cn.ts";
import { countdownText } from "#/lib/format/countdown.ts";
import { useLane } from "#/realtime/lanes/lanes.ts";
import { type LaneFace, laneFace } from "../lane/lane-face.ts";

/**
 * Follows the lane of a lot that is in its turn. List events carry prices only, and no final call. Null until the lane
 * is known, and while another lot has its turn.
 */
function useTurnFace(idQueue: number, idLot: number): LaneFace | null {
  const { lane, turn } = useLane(idQueue);
  return lane && turn?.id_auction === idLot ? laneFace({ lane, turn }) : null;
}

interface TurnPennantProps {
  idQueue: number;
  idLot: number;
  className?: string;
}

/** The flag of a lot in its turn: the state of its lane. */
export function TurnPennant({ idQueue, idLot, className }: TurnPennantProps) {
  const face = useTurnFace(idQueue, idLot);
  const props = className === undefined ? {} : { className };
  return (
    <Pennant kind={face?.look === "final_call" ? "final_call" : "lane"} {...props}>
      {face?.word}
    </Pennant>
  );
}

/** When a lot of a lane comes up, after the lane's advertised start: "soon", or that the lane is delayed. */
export function TurnWait({ idQueue }: { idQueue: number }) {
  const { data } = useQuery(queuesQuery);
  const lane = data?.find(({ id_queue: id }) => id === idQueue) ?? null;
  return useServerTime((now) => waitingWord(lane, now));
}

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
