/** /backoffice/queues/…: the staff compose lanes: name, place, start, lots in their order, operators, timers. */
import { fieldRules } from "@marsa/api-spec/rules";
import type { Context } from "../../context.ts";
import { addToAudit, type Act } from "../../db/audit.ts";
import { joinLane, leaveLane } from "../../db/lane-lots.ts";
import type { Database } from "../../db/store.ts";
import { cancelLane, publish } from "../../domain/lane/life.ts";
import { lotChange } from "../../domain/lane/turn.ts";
import { ok, refuse, type Handler, type Refusal } from "../../http/handler.ts";
import { decodePlace, encodePlace } from "../../http/page-cursor.ts";
import { presentQueue } from "./compose-presenter.ts";
import { lotErrors } from "./eligible.ts";
import { presenting } from "./list-queues.ts";
import { findLane, listComposed, type Lane } from "./repository.ts";
import {
  findCandidates,
  insertLane,
  notAuctioneers,
  replaceOperators,
  replaceRun,
  runOf,
  setScheduled,
  updateLane,
  type LaneHeadRow,
} from "./repository-compose.ts";
import { laneStatusNamed, timersOf } from "./wire.ts";

export const listComposedQueues: Handler<"listComposedQueues"> = async ({ body }, context) => {
  const { q = "", state, limit, after } = body;
  const status = state === undefined ? null : laneStatusNamed(state);
  const place = after === undefined ? null : decodePlace(after, 2);
  if (state !== undefined && !status) return invalid("state", fieldRules.valid("State"));
  if (after !== undefined && !place) return invalid("after", fieldRules.valid("After"));
  const from = place && { startsAt: Number(place[0]), id: Number(place[1]) };
  const to = await presenting(context);
  const page = await context.store.read((db) => {
    const { ids, total } = listComposed(db, { q, status, limit, after: from });
    const lanes = ids.slice(0, limit).flatMap((id) => findLane(db, id, true) ?? []);
    const last = lanes.at(-1);
    const next = ids.length > limit && last ? encodePlace([last.state.startsAt, last.state.id]) : null;
    return { items: lanes.map((lane) => presentQueue(db, lane, to)), total, next };
  });
  return ok({ ...page, as_of: new Date(to.now).toISOString() });
};

export const createQueue: Handler<"createQueue"> = async ({ body, user }, context) => {
  const { store, clock } = context;
  const { name, place, start, timers } = body;
  const startsAt = Date.parse(start);
  if (startsAt <= clock.now()) return invalid("start", fieldRules.beforeToday());
  const id = await store.write((db) => {
    const at = clock.now();
    const made = insertLane(db, { name, place, startsAt, timers: timersOf(timers) }, at);
    addToAudit(db, { at, userId: user.id, act: "lane.create", subject: name, reason: null });
    return made;
  });
  return ok(await present(id, context));
};

export const updateQueue: Handler<"updateQueue"> = ({ body, user }, context) => {
  const { id_queue: id, version, name, place, start, timers } = body;
  const startsAt = start === undefined ? undefined : Date.parse(start);
  const change: Partial<LaneHeadRow> = {
    ...(name === undefined ? {} : { name }),
    ...(place === undefined ? {} : { place }),
    ...(startsAt === undefined ? {} : { startsAt }),
    ...(timers === undefined ? {} : { timers: timersOf(timers) }),
  };
  return compose(id, version, { user, act: "lane.change" }, context, (db) => {
    if (startsAt !== undefined && startsAt <= context.clock.now()) {
      return invalid("start", fieldRules.beforeToday());
    }
    updateLane(db, id, change);
    return null;
  });
};

export const setQueueLots: Handler<"setQueueLots"> = ({ body, user }, context) => {
  const { id_queue: id, version, lots } = body;
  return compose(id, version, { user, act: "lane.change" }, context, (db, lane) => {
    const before = runOf(db, id);
    const errors = lotErrors(lots, findCandidates(db, id, [...new Set([...lots, ...before])]), {
      queueId: id,
      before,
      now: context.clock.now(),
    });
    if (errors.length > 0) return refuse("VALIDATION", { errors });
    const isPublic = lane.state.status === "scheduled";
    if (isPublic)
      leaveLane(
        db,
        id,
        before.filter((lotId) => !lots.includes(lotId)),
      );
    replaceRun(db, id, lots);
    if (isPublic)
      joinLane(
        db,
        id,
        lane.state.startsAt,
        lots.filter((lotId) => !before.includes(lotId)),
      );
    updateLane(db, id, {});
    return null;
  });
};

export const setQueueOperators: Handler<"setQueueOperators"> = ({ body, user }, context) => {
  const { id_queue: id, version, operators } = body;
  return compose(id, version, { user, act: "lane.change" }, context, (db) => {
    const wrong = notAuctioneers(db, operators);
    if (wrong.length > 0) {
      const errors = wrong.map((userId) => ({
        field: `operators.${operators.indexOf(userId)}`,
        message: "This person is not an auctioneer",
      }));
      return refuse("VALIDATION", { errors });
    }
    replaceOperators(db, id, operators);
    updateLane(db, id, {});
    return null;
  });
};

/** From now on everybody sees it, and its lots take maxima for it instead of ending by themselves. */
export const publishQueue: Handler<"publishQueue"> = async ({ body, user }, context) => {
  const { id_queue: id, version } = body;
  let joined: readonly number[] = [];
  const outcome = await compose(id, version, { user, act: "lane.publish" }, context, (db, lane) => {
    const now = context.clock.now();
    const decision = publish(lane.state, now);
    if (!decision.ok) return decision;
    const lots = runOf(db, id);
    const errors = lotErrors(lots, findCandidates(db, id, lots), { queueId: id, before: [], now });
    if (errors.length > 0) return refuse("VALIDATION", { errors });
    joinLane(db, id, lane.state.startsAt, lots);
    updateLane(db, id, {});
    setScheduled(db, id);
    joined = lots;
    return null;
  });
  // Whoever looks at one of its lots hears that it is in a lane now.
  await Promise.all(joined.map((lotId) => tellOf(lotId, context)));
  return outcome;
};

/** Its lots are withdrawn, and what was held for them is free. */
export const cancelQueue: Handler<"cancelQueue"> = async ({ body, user }, context) => {
  const { id_queue: id, version, reason } = body;
  const { store, clock } = context;
  const lane = await store.read((db) => findLane(db, id, true));
  if (!lane) return refuse("NOT_FOUND");
  if (lane.version !== version) return refuse("STALE", { version: lane.version });
  const scope = { queueId: id, lotId: null, receivedAt: clock.now() };
  const outcome = await store.conduct(scope, ({ lane: now }) => cancelLane(now, reason));
  if (!outcome.ok)
    return outcome.code === "NOT_FOUND" ? refuse("NOT_FOUND") : refuse("STALE", outcome.details);
  await store.write((db) => {
    addToAudit(db, { at: clock.now(), userId: user.id, act: "lane.cancel", subject: lane.name, reason });
  });
  return ok(await present(id, context));
};

type Change = (db: Database, lane: Lane) => Refusal<"STALE" | "VALIDATION"> | null;

/** One change of a lane that has not begun, by somebody who looked at this version of it. */
async function compose(
  id: number,
  version: number,
  by: { readonly user: { readonly id: number }; readonly act: Act["act"] },
  context: Context,
  change: Change,
) {
  const { store, clock } = context;
  const refusal = await store.write((db): Refusal<"NOT_FOUND" | "STALE" | "VALIDATION"> | null => {
    const lane = findLane(db, id, true);
    if (!lane) return refuse("NOT_FOUND");
    const { status } = lane.state;
    if (lane.version !== version) return refuse("STALE", { version: lane.version });
    if (status !== "draft" && status !== "scheduled") return refuse("STALE", { why: "The lane has begun" });
    const refused = change(db, lane);
    if (!refused)
      addToAudit(db, { at: clock.now(), userId: by.user.id, act: by.act, subject: lane.name, reason: null });
    return refused;
  });
  return refusal ?? ok(await present(id, context));
}

/** A lane as it is now. @throws Error when there is none. */
async function present(id: number, context: Context) {
  const to = await presenting(context);
  return context.store.read((db) => {
    const lane = findLane(db, id, true);
    if (!lane) throw new Error(`Lane ${id} is gone`);
    return presentQueue(db, lane, to);
  });
}

async function tellOf(lotId: number, { store, clock }: Context): Promise<void> {
  const scope = { lotId, userIds: [], receivedAt: clock.now() };
  await store.transact(scope, ({ lot }) => lotChange(lot, {}));
}

function invalid(field: string, message: string): Refusal<"VALIDATION"> {
  return refuse("VALIDATION", { errors: [{ field, message }] });
}
