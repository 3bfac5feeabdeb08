/** Adds lots to a lane and removes them. */
import { and, eq } from "drizzle-orm";
import { lastEndOf } from "../../domain/lot/lane.ts";
import { queueLot } from "../schema/lanes.ts";
import { lotDraft } from "../schema/drafts.ts";
import { lot } from "../schema/lots.ts";
import { changeLots } from "./changed-lots.ts";
import type { Database } from "../../store/store.ts";
import { asyncOrm } from "../system/driver.ts";

/** From now on the lane decides when these lots are sold. */
export async function joinLane(
  db: Database,
  queueId: number,
  startsAt: number,
  lotIds: readonly number[],
): Promise<void> {
  for (const id of lotIds) {
    const times = await asyncOrm(db)
      .select({ opensAt: lot.opensAt, endsAt: lot.endsAt })
      .from(lot)
      .where(eq(lot.id, id))
      .get();
    const waited = times !== undefined && times.opensAt === times.endsAt;
    await asyncOrm(db)
      .update(queueLot)
      .set({ endedBy: times?.endsAt ?? null })
      .where(and(eq(queueLot.queueId, queueId), eq(queueLot.lotId, id)));
    const placed = { queueId, endsAt: lastEndOf(startsAt), ...(waited && { opensAt: startsAt }) };
    await changeLots(db, eq(lot.id, id), placed);
  }
}

/** Moves the start of a lane; its lots cannot end before the lane. */
export async function moveStart(db: Database, queueId: number, startsAt: number): Promise<void> {
  await changeLots(db, eq(lot.queueId, queueId), { endsAt: lastEndOf(startsAt) });
}

/**
 * A lot that leaves a lane before the start is a standard lot again, with its earlier end; one that its seller wants
 * in a live lane waits again.
 */
export async function leaveLane(db: Database, queueId: number, lotIds: readonly number[]): Promise<void> {
  for (const id of lotIds) {
    const row = await asyncOrm(db)
      .select({ endedBy: queueLot.endedBy, fields: lotDraft.fields })
      .from(queueLot)
      .leftJoin(lotDraft, eq(lotDraft.lotId, queueLot.lotId))
      .where(and(eq(queueLot.queueId, queueId), eq(queueLot.lotId, id)))
      .get();
    const endedBy = row?.endedBy ?? null;
    const waits = row?.fields?.lane === true;
    await changeLots(db, eq(lot.id, id), {
      queueId: null,
      ...(endedBy !== null && { endsAt: endedBy, ...(waits && { opensAt: endedBy }) }),
    });
  }
}
