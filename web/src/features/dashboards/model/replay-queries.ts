import { reply } from "@marsa/api-spec/client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";
import type { LaneAbout, LaneLot } from "#/realtime/lanes/lanes-store.ts";
import { type LaneEvent, type LotEvent, type RecordedEvent, stepsOf } from "./recording.ts";
import { type Timeline, timelineOf } from "./timeline.ts";

export interface Recorded {
  readonly about: LaneAbout & { readonly id: number };
  /** Whether the lane is over; only then it can be replayed. */
  readonly isOver: boolean;
  readonly run: readonly LaneLot[];
  readonly steps: readonly RecordedEvent[];
  /** Null for a lane without events. */
  readonly timeline: Timeline | null;
}

/** GET /live/log/{id} to its end, with the lane's facts and its lots. */
export const replayQuery = (id: number) =>
  queryOptions({
    queryKey: keys.laneReplay(id),
    queryFn: async ({ signal }): Promise<Recorded> => {
      const params = { path: { id } };
      const [lane, run, log] = await Promise.all([
        reply(api.GET("/live/queue/{id}", { params, signal })),
        reply(api.GET("/live/lot/all/{id}", { params, signal })),
        wholeLog(id, signal),
      ]);
      const { name, place, start, timers, rehearsal, state } = lane;
      const steps = stepsOf(log.items, log.lots);
      return {
        about: { id, name, place, start, timers, rehearsal },
        isOver: state === "finished" || state === "cancelled",
        run: run.items,
        steps,
        timeline: timelineOf(steps),
      };
    },
    staleTime: Infinity,
  });

async function wholeLog(id: number, signal: AbortSignal): Promise<{ items: LaneEvent[]; lots: LotEvent[] }> {
  const items: LaneEvent[] = [];
  const lots: LotEvent[] = [];
  for (let isWhole = false; !isWhole;) {
    const query = { after: items.at(-1)?.seq ?? 0, lots: true };
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ended
    const page = await reply(api.GET("/live/log/{id}", { params: { path: { id }, query }, signal }));
    items.push(...page.items);
    lots.push(...page.lots);
    isWhole = page.complete || page.items.length === 0;
  }
  return { items, lots };
}
