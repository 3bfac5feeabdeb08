import { useEffect, useEffectEvent } from "react";
import type { Schema } from "@marsa/api-spec/client-problem";
import { goingAt } from "#/components/lane/lane-face.ts";
import { logWords } from "#/components/lane/log-words.ts";
import { isTyping } from "#/lib/keyboard/single-keys.ts";
import { askOf } from "@marsa/api-spec/offered-amounts";
import { useServerTime } from "#/realtime/clock/clock.ts";
import type { LaneNow } from "#/realtime/lanes/lanes.ts";
import type { LaneLot } from "#/realtime/lanes/lanes-store.ts";
import { useLot } from "#/realtime/lots/live.ts";
import { type LaneListening, useListening } from "./use-listening.ts";

/** How long a line of each kind shows on the photo, ms; the log keeps it. */
const FRESH_MS: Partial<Record<Schema<"LaneEventKind">, number>> = {
  message: 45_000,
  skipped: 10_000,
  disabled: 10_000,
  withdrawn: 10_000,
  bought: 10_000,
  reopened: 10_000,
  released: 10_000,
};

/** A recent message of the auctioneer, or a recent result other than a sale. */
export function useNotice({ log, run }: LaneNow): string | null {
  const line = log.find((each) => each.of === "lane" && FRESH_MS[each.row.kind] !== undefined);
  const row = line?.of === "lane" ? line.row : null;
  const until = row ? Date.parse(row.at) + (FRESH_MS[row.kind] ?? 0) : 0;
  const fresh = useServerTime((now) => now < until);
  if (!fresh || !line) return null;
  const titleOf = (id: number) => run?.find(({ id_auction }) => id_auction === id)?.title ?? null;
  const words = logWords(line, null, titleOf);
  return words && `${words.who}: ${words.text}`;
}

/** Whether the reader leads the current lot. */
export function useLeads(lot: LaneLot | null): boolean {
  const { status } = useCurrentLot(lot);
  return status === "leading";
}

/** The current lot with its live state; null without one. */
function useCurrentLot(lot: LaneLot | null) {
  const now = useLot(lot?.id_auction ?? 0, (lot?.live ?? null) as LaneLot["live"]);
  return lot
    ? { price: now.live.price, ask: askOf(now.live), status: now.status }
    : { price: null, ask: 0, status: "none" as const };
}

/** Makes the changes of a lane heard. */
export function useHeard({ lane, turn, current }: LaneNow): LaneListening {
  const { price, ask, status } = useCurrentLot(current);
  const deadline = turn?.phase === "final_call" && turn.deadline !== null ? Date.parse(turn.deadline) : null;
  const totalMs = (lane?.timers.final_s ?? 0) * 1000;
  const going = useServerTime((now) => (deadline === null ? 0 : goingAt(deadline - now, totalMs)));
  return useListening({
    lotId: current?.id_auction ?? null,
    position: current?.position ?? 0,
    title: current?.title ?? "",
    phase: turn?.phase ?? null,
    going: going === 0 ? null : going,
    price,
    ask,
    provisional: turn?.provisional ?? null,
    status,
    paused: lane?.state === "paused" ? (lane.paused ?? "It continues in a moment") : null,
  });
}

/** The key `n` opens the note on the visible lot. */
export function useNoteKey(open: () => void): void {
  const press = useEffectEvent(open);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "n" || isTyping(event) || document.querySelector("[role='dialog']") !== null) return;
      event.preventDefault();
      press();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}
