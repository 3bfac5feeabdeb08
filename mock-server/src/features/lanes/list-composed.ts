/** GET /backoffice/queues/{id,auctioneers} and POST /backoffice/queues/list: data for composing lanes. */
import { fieldRules } from "@marsa/api-spec/rules";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { decodePlace, encodePlace } from "../../http/page-cursor.ts";
import { presentAuctioneer, presentQueue, presentQueueRow } from "./compose-presenter.ts";
import { presenting } from "./list-queues.ts";
import { findComposed } from "./repository-compose.ts";
import {
  countLanes,
  listAuctioneers as auctioneersOf,
  listComposed,
  type LanePlace,
} from "./repository-list.ts";

export const listComposedQueues: Handler<"listComposedQueues"> = async ({ body }, { store, clock }) => {
  const { q = "", state = null, limit, after } = body;
  const from = after === undefined ? null : placeOf(after);
  if (after !== undefined && !from) {
    return refuse("VALIDATION", { errors: [{ field: "after", message: fieldRules.valid("After") }] });
  }
  const now = clock.now();
  const { found, counts } = await store.read(async (db) => ({
    found: await listComposed(db, { q, state, limit, after: from }),
    counts: await countLanes(db, q),
  }));
  const lanes = found.slice(0, limit);
  const last = lanes.at(-1);
  const all = Object.values(counts).reduce((sum, lanesThere) => sum + lanesThere, 0);
  return ok({
    items: lanes.map((lane) => presentQueueRow(lane, now)),
    total: state === null ? all : counts[state],
    next: found.length > limit && last ? encodePlace(last.at) : null,
    counts: { ...counts, all },
    as_of: new Date(now).toISOString(),
  });
};

export const getComposedQueue: Handler<"getComposedQueue"> = async ({ params }, context) => {
  const to = await presenting(context);
  const found = await context.store.read((db) => findComposed(db, params.id));
  return found ? ok(presentQueue(found, to)) : refuse("NOT_FOUND");
};

export const listAuctioneers: Handler<"listAuctioneers"> = async (_, { store, clock }) => {
  const people = await store.read(auctioneersOf);
  return ok(people.map((person) => presentAuctioneer(person, clock.now())));
};

function placeOf(after: string): LanePlace | null {
  const [rank, key, id] = decodePlace(after, 3) ?? [];
  const numbers = typeof rank === "number" && typeof key === "number" && typeof id === "number";
  return numbers ? [rank, key, id] : null;
}
