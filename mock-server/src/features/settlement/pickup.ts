/** GET, POST and DELETE /my/pickup, POST /my/pickup/code: the appointment to pick up a won lot. For its buyer; not found for anyone else. */
import { randomInt } from "node:crypto";
import { instant } from "@marsa/api-spec/dates";
import { dictionariesOf } from "../../tables/lots/dictionaries.ts";
import { notify } from "../../tables/notices/notify.ts";
import { book, cancel } from "../../domain/pickup/pickup.ts";
import { pickupPlace, type PickupPlace } from "../../domain/pickup/places.ts";
import { pickupSpan } from "../../domain/pickup/times.ts";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { unconfirmed } from "../../http/unconfirmed.ts";
import { presentPickup, type PickupFacts } from "./present-pickup.ts";
import {
  countBooked,
  deletePickup,
  findWonLot,
  pickupByCode,
  putPickup,
  type WonLotRow,
} from "./repository-pickup.ts";
import type { Database, NotifyUser, Store } from "../../store/store.ts";

const CODE_LENGTH = 6;

const notFound = { ok: false, code: "NOT_FOUND", details: {} } as const;

export const getPickup: Handler<"getPickup"> = async ({ query, user }, { store, clock }) => {
  const placeOf = await placing(store);
  const now = clock.now();
  const found = await store.read(async (db) => {
    const row = await findWonLot(db, query.id_auction, user.id);
    return row && (await factsOf(db, row, placeOf(row), now));
  });
  return found ? ok(presentPickup(found, now)) : refuse("NOT_FOUND");
};

/** POST /my/pickup/code: the code that hands the lot over, for a buyer who has confirmed who they are. */
export const revealPickupCode: Handler<"revealPickupCode"> = async (request, context) => {
  const unsure = await unconfirmed(request, context);
  if (unsure) return unsure;
  const { body, user } = request;
  const row = await context.store.read((db) => findWonLot(db, body.id_auction, user.id));
  return row?.pickup ? ok({ code: row.pickup.code }) : refuse("NOT_FOUND");
};

export const bookPickup: Handler<"bookPickup"> = async ({ body, user, receivedAt }, { store, clock }) => {
  const { id_auction: lotId } = body;
  const startsAt = Date.parse(body.starts);
  const placeOf = await placing(store);
  const outcome = await store.write(async (db, notifyUser) => {
    const row = await findWonLot(db, lotId, user.id);
    if (!row) return notFound;
    const place = placeOf(row);
    const booked =
      (await countBooked(db, place.name, { from: startsAt, until: startsAt }, lotId)).get(startsAt) ?? 0;
    const { settlement, pickup: current } = row;
    const decision = book({ settlement, current, place, startsAt, booked }, receivedAt);
    if (!decision.ok) return decision;
    if (current?.startsAt !== startsAt) {
      const { endsAt } = decision;
      const code = current?.code ?? (await freeCode(db));
      await putPickup(db, { lotId, place: place.name, startsAt, endsAt, code, bookedAt: receivedAt });
      const at = [place.name, place.gate].filter((word) => word !== null).join(", ");
      await notifyBuyer(
        db,
        notifyUser,
        row,
        `You pick up ${nameOf(row)} on ${instant(startsAt)} at ${at}.`,
        receivedAt,
      );
    }
    const now = clock.now();
    const facts = await factsOf(db, (await findWonLot(db, lotId, user.id))!, place, now);
    return { ok: true as const, reply: presentPickup(facts, now) };
  });
  return outcome.ok ? ok(outcome.reply) : outcome;
};

export const cancelPickup: Handler<"cancelPickup"> = async (request, { store, clock }) => {
  const { query, user, receivedAt } = request;
  const lotId = query.id_auction;
  const placeOf = await placing(store);
  const outcome = await store.write(async (db, notifyUser) => {
    const row = await findWonLot(db, lotId, user.id);
    if (!row) return notFound;
    const decision = cancel(row.settlement, row.pickup, receivedAt);
    if (!decision.ok) return decision;
    if (await deletePickup(db, lotId)) {
      const text = `Your appointment to pick up ${nameOf(row)} is cancelled. Choose another time.`;
      await notifyBuyer(db, notifyUser, row, text, receivedAt);
    }
    const now = clock.now();
    const facts = await factsOf(db, { ...row, pickup: null }, placeOf(row), now);
    return { ok: true as const, reply: presentPickup(facts, now) };
  });
  return outcome.ok ? ok(outcome.reply) : outcome;
};

/** Adds the other appointments at the place of a lot, at the times that the lot can have. */
async function factsOf(db: Database, row: WonLotRow, place: PickupPlace, now: number): Promise<PickupFacts> {
  const { lotId, paidAt } = row.settlement;
  return { row, place, booked: await countBooked(db, place.name, pickupSpan(paidAt, now), lotId) };
}

/** Returns a function that finds the place of a lot, with the name of its city. */
async function placing(store: Store): Promise<(row: WonLotRow) => PickupPlace> {
  const { term } = await dictionariesOf(store);
  return (row) => pickupPlace(row, term("cities", row.city).label);
}

/** Returns six random digits that no other appointment has. */
async function freeCode(db: Database): Promise<string> {
  for (;;) {
    const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, "0");
    if (!(await pickupByCode(db, code))) return code;
  }
}

async function notifyBuyer(
  db: Database,
  notifyUser: NotifyUser,
  row: WonLotRow,
  text: string,
  at: number,
): Promise<void> {
  const { buyerId: userId, lotId } = row.settlement;
  await notify(db, notifyUser, { userId, kind: "money", text, at, lotId, link: `/auction/${lotId}` });
  // Their other open pages read the lot again.
  notifyUser(userId, "balance");
}

function nameOf({ title, number }: WonLotRow): string {
  return `${title} (lot ${number})`;
}
