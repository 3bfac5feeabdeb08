/** Inserts lanes. */
import { laneTimers } from "../../../domain/lot/terms.ts";
import { joinLane } from "../../../tables/lots/lane-lots.ts";
import { paddle, queue, queueLot, queueOperator } from "../../../tables/schema/lanes.ts";
import type { Database } from "../../../store/store.ts";
import { DAY_MS } from "../calendar.ts";
import type { LaneSeed } from "../types.ts";
import { asyncOrm } from "../../../tables/system/driver.ts";

/** Inserts published lanes. Their lots exist already. `now`: ms since 1970 UTC. */
export async function insertLanes(db: Database, lanes: readonly LaneSeed[], now: number): Promise<void> {
  for (const { id, name, place, startsAt, lots, operators, paddles } of lanes) {
    const timers = laneTimers;
    await asyncOrm(db)
      .insert(queue)
      .values({
        id,
        name,
        place,
        startsAt,
        timers,
        room: paddles !== undefined,
        status: "scheduled",
        createdAt: now - DAY_MS,
        seq: 1,
        runSeq: 1,
      });
    for (const userId of operators) await asyncOrm(db).insert(queueOperator).values({ queueId: id, userId });
    const given = { queueId: id, givenAt: now, givenBy: operators[0]! };
    for (const one of paddles ?? [])
      await asyncOrm(db)
        .insert(paddle)
        .values({ ...given, ...one });
    for (const [at, lotId] of lots.entries())
      await asyncOrm(db)
        .insert(queueLot)
        .values({ queueId: id, lotId, place: at, number: at + 1, state: "pending" });
    await joinLane(db, id, startsAt, lots);
  }
}
