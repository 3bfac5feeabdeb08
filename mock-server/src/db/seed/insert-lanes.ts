import { eq } from "drizzle-orm";
import { DEFAULT_TIMERS } from "../../domain/lane/lane.ts";
import { queue, queueLot, queueOperator } from "../schema/lanes.ts";
import { lot } from "../schema/lots.ts";
import type { Database } from "../store.ts";
import { DAY_MS } from "./calendar.ts";
import type { LaneSeed } from "./types.ts";

/** A lot in a lane has no end of its own; no list shall take it for ended before its lane is over. */
const LONGEST_LANE_MS = 7 * DAY_MS;

/** Puts lanes in as the staff have published them. Their lots are in already. `now`: ms since 1970 UTC. */
export function insertLanes(db: Database, lanes: readonly LaneSeed[], now: number): void {
  for (const { id, name, place, startsAt, lots, operators } of lanes) {
    const timers = DEFAULT_TIMERS;
    db.insert(queue)
      .values({
        id,
        name,
        place,
        startsAt,
        timers,
        status: "scheduled",
        createdAt: now - DAY_MS,
        seq: 1,
        runSeq: 1,
      })
      .run();
    for (const userId of operators) db.insert(queueOperator).values({ queueId: id, userId }).run();
    lots.forEach((lotId, at) => {
      const before = db.select({ endsAt: lot.endsAt }).from(lot).where(eq(lot.id, lotId)).get();
      db.insert(queueLot)
        .values({ queueId: id, lotId, place: at, state: "pending", endedBy: before?.endsAt ?? null })
        .run();
      db.update(lot)
        .set({ queueId: id, opensAt: startsAt, endsAt: startsAt + LONGEST_LANE_MS })
        .where(eq(lot.id, lotId))
        .run();
    });
  }
}
