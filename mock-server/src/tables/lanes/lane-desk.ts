/** Reads and presents the auctioneer's desk of a lane. */
import type { Audience, LostBid } from "../../store/ports.ts";
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import type { LaneState } from "../../domain/lot/lane.ts";
import { maximaOf, operatorNamed, overMinimumOf } from "./lane-people.ts";
import type { Database } from "../../store/store.ts";

type Seen = Pick<components["schemas"]["LaneControlEvent"], "desk" | "counts">;

/** Reads the operators of a lane's desk, and the number of maxima on its lots. */
export async function readDesk(db: Database, { id, room, desk, clerk }: LaneState) {
  return {
    id,
    holder: await operatorNamed(db, desk?.operatorId ?? null),
    askedBy: await operatorNamed(db, desk?.askedBy ?? null),
    clerk: room ? await operatorNamed(db, clerk?.userId ?? null) : undefined,
    maxima: await maximaOf(db, id),
    overMinimum: await overMinimumOf(db, id),
  };
}

/** Returns the desk's extra facts about a lane: its operators, and numbers about the viewers. */
export function presentDesk(
  { id, holder, askedBy, clerk, maxima, overMinimum }: Awaited<ReturnType<typeof readDesk>>,
  audience: Pick<Audience, "online" | "watching" | "lost">,
): Seen {
  const { late, missed, newest } = audience.lost(id);
  return {
    desk: { holder, asked_by: askedBy, ...(clerk !== undefined && { clerk }) },
    counts: {
      maxima,
      online: audience.online(id),
      watching: audience.watching(id),
      late,
      missed,
      refused: newest.map(presentLost),
      over_minimum: overMinimum,
    },
  };
}

function presentLost({
  at,
  lotId,
  mark,
  amount,
  why,
  lateMs,
}: LostBid): components["schemas"]["LaneRefusal"] {
  return {
    at: new Date(at).toISOString(),
    id_auction: lotId,
    mark,
    amount,
    why,
    late_ms: lateMs,
  };
}
