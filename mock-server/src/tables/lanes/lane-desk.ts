/** Presents the auctioneer's desk of a lane. */
import type { Audience, LostBid } from "../../store/ports.ts";
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import type { LaneState } from "../../domain/lane/lane.ts";
import { maximaOf, operatorNamed } from "./lane-people.ts";
import { markName } from "../lots/lot-live.ts";
import type { Database } from "../../store/store.ts";

type Seen = Pick<components["schemas"]["LaneControlEvent"], "desk" | "counts">;

/** Returns the desk's extra facts about a lane: its operators, and numbers about the viewers. */
export function presentDesk(
  db: Database,
  { id, desk }: LaneState,
  audience: Pick<Audience, "online" | "watching" | "lost">,
): Seen {
  const { late, missed, newest } = audience.lost(id);
  return {
    desk: {
      holder: operatorNamed(db, desk?.operatorId ?? null),
      asked_by: operatorNamed(db, desk?.askedBy ?? null),
    },
    counts: {
      maxima: maximaOf(db, id),
      online: audience.online(id),
      watching: audience.watching(id),
      late,
      missed,
      refused: newest.map(presentLost),
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
    mark: mark === null ? null : markName(mark),
    amount,
    why,
    late_ms: lateMs,
  };
}
