/** /backoffice/queues/…: the staff compose lanes: name, place, start, lots in order, operators, timers. */
import { fieldRules } from "@marsa/api-spec/rules";
import type { Context } from "../../http/context.ts";
import { addToAudit, type Act } from "../../tables/people/audit.ts";
import { joinLane, leaveLane, moveStart } from "../../tables/lots/lane-lots.ts";
import type { Database, NotifyUser } from "../../store/store.ts";
import { feesFault } from "../../domain/lot/fees.ts";
import { cancelLane, publish } from "../../domain/lane/life.ts";
import { lotChange } from "../../domain/lane/turn.ts";
import { ok, refuse, type Handler, type Refusal } from "../../http/handler.ts";
import { presentQueue } from "./compose-presenter.ts";
import { lotErrors } from "./eligible.ts";
import { presenting } from "./list-queues.ts";
import { findLane, type Lane } from "./repository.ts";
import {
  discardLane,
  findCandidates,
  findComposed,
  insertLane,
  notAuctioneers,
  replaceOperators,
  replaceRun,
  runOf,
  setScheduled,
  updateLane,
  type Composer,
  type LaneHeadRow,
} from "./repository-compose.ts";
import { tellSellers } from "./tell-sellers.ts";
import { feesOf, feeWords, timersOf } from "./wire.ts";

export const createQueue: Handler<"createQueue"> = async ({ body, user, address }, context) => {
  const { store, clock } = context;
  const { name, place, start, timers, room = false, hammer = "clock" } = body;
  const startsAt = Date.parse(start);
  if (startsAt <= clock.now()) return invalid("start", fieldRules.beforeToday());
  if (!room && hammer === "hand") return NEEDS_ROOM;
  const id = await store.write(async (db) => {
    const at = clock.now();
    const by = { at, userId: user.id };
    const made = await insertLane(db, { name, place, startsAt, timers: timersOf(timers), room, hammer }, by);
    await addToAudit(db, { at, userId: user.id, act: "lane.create", subject: name, reason: null, address });
    return made;
  });
  return ok(await composedNow(id, context));
};

export const updateQueue: Handler<"updateQueue"> = ({ body, user, address }, context) => {
  const { id_queue: id, version, name, place, start, timers, room, hammer } = body;
  const startsAt = start === undefined ? undefined : Date.parse(start);
  const change: Partial<LaneHeadRow> = {
    ...(name === undefined ? {} : { name }),
    ...(place === undefined ? {} : { place }),
    ...(startsAt === undefined ? {} : { startsAt }),
    ...(timers === undefined ? {} : { timers: timersOf(timers) }),
    ...(room === undefined ? {} : { room }),
    ...(hammer === undefined ? {} : { hammer }),
  };
  return compose(id, version, { user, address, act: "lane.change" }, context, async (db, lane, by) => {
    if (startsAt !== undefined && startsAt <= by.at) return invalid("start", fieldRules.beforeToday());
    const after = { ...lane.state, ...change };
    if (!after.room && after.hammer === "hand") return NEEDS_ROOM;
    if (startsAt !== undefined && lane.state.status === "scheduled") await moveStart(db, id, startsAt);
    await updateLane(db, id, change, by);
    return `Changed: ${Object.keys({ name, place, start, timers, room, hammer })
      .filter((field) => body[field as keyof typeof body] !== undefined)
      .join(", ")}`;
  });
};

export const setQueueLots: Handler<"setQueueLots"> = async ({ body, user, address }, context) => {
  const { id_queue: id, version, lots } = body;
  let moved: readonly number[] = [];
  const outcome = await compose(
    id,
    version,
    { user, address, act: "lane.change" },
    context,
    async (db, lane, by, notifyUser) => {
      const before = await runOf(db, id);
      const errors = lotErrors(lots, await findCandidates(db, id, [...new Set([...lots, ...before])]), {
        queueId: id,
        before,
        now: by.at,
      });
      if (errors.length > 0) return refuse("VALIDATION", { errors });
      const left = before.filter((lotId) => !lots.includes(lotId));
      const joined = lots.filter((lotId) => !before.includes(lotId));
      const isPublic = lane.state.status === "scheduled";
      if (isPublic) await leaveLane(db, id, left);
      await replaceRun(db, id, lots);
      if (isPublic) await joinLane(db, id, lane.state.startsAt, joined);
      if (isPublic) await tellSellers(db, notifyUser, { lane, joined, left, at: by.at });
      await updateLane(db, id, {}, by);
      if (isPublic) moved = [...left, ...joined];
      return `Lots: ${lots.length}, added ${joined.length}, taken out ${left.length}`;
    },
  );
  await notifyViewersOf(moved, context);
  return outcome;
};

/** The bidders of a published lane are told its fees: they stay from the first bid on. */
export const setQueueFees: Handler<"setQueueFees"> = async ({ body, user, address }, context) => {
  const { id_queue: id, version } = body;
  const fees = feesOf(body.fees);
  let told: readonly number[] = [];
  const outcome = await compose(
    id,
    version,
    { user, address, act: "lane.fees" },
    context,
    async (db, lane, by, notifyUser) => {
      const lots = await runOf(db, id);
      const bidOn = (await findCandidates(db, id, lots)).find(
        (lot) => lot.queueId === id && lot.price !== null,
      );
      const fault = feesFault(fees, bidOn?.number ?? null);
      if (fault) return refuse("VALIDATION", { errors: [fault] });
      await updateLane(db, id, { fees: fees.buyer || fees.seller !== null ? fees : null }, by);
      if (lane.state.status === "scheduled") {
        told = lots;
        const changed = { ...lane, state: { ...lane.state, fees } };
        const isNews = fees.seller !== (lane.state.fees?.seller ?? null);
        await tellSellers(db, notifyUser, { lane: changed, joined: isNews ? lots : [], left: [], at: by.at });
      }
      return feeWords(fees);
    },
  );
  await notifyViewersOf(told, context);
  return outcome;
};

export const setQueueOperators: Handler<"setQueueOperators"> = ({ body, user, address }, context) => {
  const { id_queue: id, version, operators } = body;
  return compose(id, version, { user, address, act: "lane.change" }, context, async (db, _, by) => {
    const wrong = await notAuctioneers(db, operators);
    if (wrong.length > 0) {
      const errors = wrong.map((userId) => ({
        field: `operators.${operators.indexOf(userId)}`,
        message: "This person is not an auctioneer",
      }));
      return refuse("VALIDATION", { errors });
    }
    await replaceOperators(db, id, operators);
    await updateLane(db, id, {}, by);
    return `Operators: ${new Set(operators).size}`;
  });
};

/** From now on everybody sees it, and its lots take maxima for it instead of ending by themselves. */
export const publishQueue: Handler<"publishQueue"> = async ({ body, user, address }, context) => {
  const { id_queue: id, version } = body;
  let joined: readonly number[] = [];
  const outcome = await compose(
    id,
    version,
    { user, address, act: "lane.publish" },
    context,
    async (db, lane, by, notifyUser) => {
      const now = by.at;
      const decision = publish(lane.state, now);
      if (!decision.ok) return decision;
      const lots = await runOf(db, id);
      const errors = lotErrors(lots, await findCandidates(db, id, lots), { queueId: id, before: [], now });
      if (errors.length > 0) return refuse("VALIDATION", { errors });
      await joinLane(db, id, lane.state.startsAt, lots);
      await tellSellers(db, notifyUser, { lane, joined: lots, left: [], at: now });
      await updateLane(db, id, {}, by);
      await setScheduled(db, id);
      joined = lots;
      return null;
    },
  );
  await notifyViewersOf(joined, context);
  return outcome;
};

/** Withdraws its lots and releases their holds. A draft is deleted, and its lots do not mention it. */
export const cancelQueue: Handler<"cancelQueue"> = async ({ body, user, address }, context) => {
  const { id_queue: id, version, reason } = body;
  const { store, clock } = context;
  const lane = await store.read((db) => findLane(db, id, true));
  if (!lane) return refuse("NOT_FOUND");
  if (lane.version !== version) return refuse("STALE", { version: lane.version });
  if (lane.state.status === "draft") {
    return compose(id, version, { user, address, act: "lane.cancel" }, context, async (db, found, by) => {
      if (found.state.status !== "draft") return refuse("STALE", { why: "The lane is published" });
      await updateLane(db, id, {}, by);
      await discardLane(db, id);
      return reason;
    });
  }
  const scope = { queueId: id, lotId: null, receivedAt: clock.now() };
  const outcome = await store.transactLane(scope, ({ lane: now }) => cancelLane(now, reason));
  if (!outcome.ok)
    return outcome.code === "NOT_FOUND" ? refuse("NOT_FOUND") : refuse("STALE", outcome.details);
  await store.write(async (db) => {
    await addToAudit(db, {
      at: clock.now(),
      userId: user.id,
      act: "lane.cancel",
      subject: lane.name,
      reason,
      address,
    });
  });
  return ok(await composedNow(id, context));
};

const NEEDS_ROOM = invalid("hammer", "Only a lane with the room has its hammer by hand");

/** Returns a refusal, or the change in words for the audit. */
type Change = (
  db: Database,
  lane: Lane,
  by: Composer,
  notifyUser: NotifyUser,
) => Promise<Refusal<"STALE" | "VALIDATION"> | string | null>;

/** Changes a lane before its start, for a user who saw this version of it. */
async function compose(
  id: number,
  version: number,
  by: { readonly user: { readonly id: number }; readonly address: string; readonly act: Act["act"] },
  context: Context,
  change: Change,
) {
  const { store, clock } = context;
  const refusal = await store.write(
    async (db, notifyUser): Promise<Refusal<"NOT_FOUND" | "STALE" | "VALIDATION"> | null> => {
      const lane = await findLane(db, id, true);
      if (!lane) return refuse("NOT_FOUND");
      const { status } = lane.state;
      if (lane.version !== version) return refuse("STALE", { version: lane.version });
      if (status !== "draft" && status !== "scheduled") return refuse("STALE", { why: "The lane has begun" });
      const composer = { at: clock.now(), userId: by.user.id };
      const done = await change(db, lane, composer, notifyUser);
      if (done !== null && typeof done !== "string") return done;
      await addToAudit(db, {
        ...composer,
        act: by.act,
        subject: lane.name,
        reason: done,
        address: by.address,
      });
      return null;
    },
  );
  return refusal ?? ok(await composedNow(id, context));
}

/**
 * Reads and presents a lane as it is now.
 * @throws Error for an unknown lane.
 */
async function composedNow(id: number, context: Context) {
  const to = await presenting(context);
  const found = await context.store.read((db) => findComposed(db, id));
  if (!found) throw new Error(`Lane ${id} is gone`);
  return presentQueue(found, to);
}

/** Notifies viewers of these lots that the lots joined or left a lane. */
async function notifyViewersOf(lotIds: readonly number[], { store, clock }: Context): Promise<void> {
  const receivedAt = clock.now();
  await Promise.all(
    lotIds.map((lotId) =>
      store.transact({ lotId, userIds: [], receivedAt }, ({ lot }) => lotChange(lot, {})),
    ),
  );
}

function invalid(field: string, message: string): Refusal<"VALIDATION"> {
  return refuse("VALIDATION", { errors: [{ field, message }] });
}
