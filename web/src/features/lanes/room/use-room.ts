import { useEffect, useEffectEvent } from "react";
import { goingAt } from "../../../components/lane/lane-face.ts";
import { announce } from "../../../lib/announce.ts";
import { isTyping } from "../../../lib/is-typing.ts";
import { useServerTime } from "../../../realtime/clock.ts";
import type { LaneNow } from "../../../realtime/lanes.ts";
import type { LaneLot } from "../../../realtime/lanes-store.ts";
import { useLot } from "../../../realtime/live.ts";
import { useLaneSounds } from "./use-lane-sounds.ts";

/** The auctioneer's words stay on the photo for so long, ms; in the log they stay for good. */
const FRESH_MS = 45_000;

/** The auctioneer's last words to the room, while they are news. */
export function useFreshMessage({ lane, log }: LaneNow): string | null {
  const line = log.find((each) => each.of === "lane" && each.row.kind === "message");
  const at = line === undefined ? 0 : Date.parse(line.at);
  const fresh = useServerTime((now) => now - at < FRESH_MS);
  return fresh ? (lane?.message ?? null) : null;
}

/** Whether the reader leads the lot in its turn. */
export function useLeads(lot: LaneLot | null): boolean {
  const { status } = useCurrentLot(lot);
  return status === "leading";
}

/** The lot in its turn as it is now; of none, nothing. */
function useCurrentLot(lot: LaneLot | null) {
  const now = useLot(lot?.id_auction ?? 0, (lot?.live ?? null) as LaneLot["live"]);
  return lot ? { price: now.live.price, status: now.status } : { price: null, status: "none" as const };
}

/** The sounds of the lane, by what has just changed. */
export function useRoomSounds({ lane, turn, current }: LaneNow) {
  const { price, status } = useCurrentLot(current);
  const deadline = turn?.phase === "final_call" && turn.deadline !== null ? Date.parse(turn.deadline) : null;
  const totalMs = (lane?.timers.final_s ?? 0) * 1000;
  const going = useServerTime((now) => (deadline === null ? 0 : goingAt(deadline - now, totalMs)));
  return useLaneSounds({
    lotId: current?.id_auction ?? null,
    phase: turn?.phase ?? null,
    going: going === 0 ? null : (going as 1 | 2 | 3),
    price,
    status,
    paused: lane?.state === "paused",
  });
}

/** Says to those who listen what lot it is, that the final call runs, and how it ended. */
export function useSpoken({ lane, turn, current }: LaneNow): void {
  const { price } = useCurrentLot(current);
  const say = useEffectEvent((phase: string | null, id: number | null) => {
    if (!current || id === null) return;
    const lot = `lot ${current.number}, ${current.title}`;
    if (phase === "waiting_for_bid" || phase === "waiting_to_start") announce(`Now ${lot}`);
    if (phase === "final_call") announce(`Final call, ${lot}${price === null ? "" : `, AED ${price}`}`);
    if (phase === "finished") announce(`The hammer fell, ${lot}${price === null ? "" : `, AED ${price}`}`);
  });
  const phase = turn?.phase ?? null;
  const id = current?.id_auction ?? null;
  useEffect(() => say(phase, id), [phase, id]);
  const paused = lane?.state === "paused" ? (lane.paused ?? "") : null;
  useEffect(() => {
    if (paused !== null) announce(`The lane is paused. ${paused}`);
  }, [paused]);
}

/** `n` opens one's note on the lot that is looked at. */
export function useNoteKey(open: () => void): void {
  const press = useEffectEvent(open);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== "n" || isTyping(event) || document.querySelector("[role='dialog']") !== null) return;
      event.preventDefault();
      press();
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, []);
}
