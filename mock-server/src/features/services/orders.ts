/** POST /my/services/{order,cancel}: orders of transport and insurance, paid from the deposit, and their confirmation. */
import { moneyOfFils } from "@marsa/api-spec/amounts";
import { instant } from "@marsa/api-spec/dates";
import { aedToFils } from "@marsa/api-spec/money";
import { canCancel, orderQuote } from "../../domain/services/services.ts";
import { serviceTerms } from "../../domain/lot/terms.ts";
import { commandKey } from "../../http/command-key.ts";
import { ok, type Handler, type Schema } from "../../http/handler.ts";
import { unconfirmed } from "../../http/unconfirmed.ts";
import type { PartnersPort } from "../../ports/outside.ts";
import type { Clock, Log } from "../../store/ports.ts";
import type { Database, NotifyUser, Store } from "../../store/store.ts";
import { postToLedger } from "../../tables/money/post-ledger.ts";
import { notify } from "../../tables/notices/notify.ts";
import { writeIdempotent } from "../../tables/notices/write-idempotent.ts";
import { presentServices } from "./presenter.ts";
import {
  boughtVehicle,
  changeService,
  serviceById,
  type BoughtVehicle,
  type ServiceRow,
} from "./repository.ts";

type Services = Schema<"Services">;

const notFound = { ok: false, code: "NOT_FOUND", details: {} } as const;
const stale = { ok: false, code: "STALE", details: {} } as const;

export const orderService: Handler<"orderService"> = async (request, context) => {
  const { body, user, receivedAt } = request;
  const { store, clock, terms } = context;
  const asked = await store.read((db) => serviceById(db, body.id_quote));
  const isLarge = asked?.buyerId === user.id && asked.priceFils >= aedToFils(terms.confirmFromAed);
  const unsure = isLarge ? await unconfirmed(request, context) : null;
  if (unsure) return unsure;
  const key = commandKey("orderService", request, [body.id_quote]);
  type Code = "NOT_FOUND" | "STALE" | "QUOTE_EXPIRED" | "DEPOSIT_REQUIRED";
  const outcome = await writeIdempotent<Services, Code>(store, key, clock.now(), async (db, notifyUser) => {
    const found = await findOwn(db, body.id_quote, user.id);
    if (!found) return notFound;
    const { quote, sale } = found;
    const { settlement, services: others, totalFils, reservedFils } = sale;
    const ground = { settlement, others, availableFils: totalFils - reservedFils };
    const decision = orderQuote(quote, ground, receivedAt);
    if (!decision.ok) return decision;
    const { freeUntil } = decision;
    await changeService(db, quote.id, { orderedAt: receivedAt, freeUntil, askAt: receivedAt });
    await move(db, quote, -quote.priceFils, receivedAt);
    const text = `You ordered ${nameOf(found)} for AED ${moneyOfFils(quote.priceFils)}. Cancelling is free until ${instant(freeUntil)}.`;
    await tell(db, notifyUser, quote, text, receivedAt);
    return { ok: true, reply: await reply(db, quote, clock.now()) };
  });
  return outcome.ok ? ok(outcome.reply) : outcome;
};

export const cancelService: Handler<"cancelService"> = async (request, { store, clock, partners }) => {
  const { body, user, receivedAt } = request;
  const asked = await store.read((db) => findOwn(db, body.id_quote, user.id));
  if (asked && canCancel(asked.quote, asked.sale.settlement, receivedAt))
    await partners.cancel(String(asked.quote.id));
  const key = commandKey("cancelService", request, [body.id_quote]);
  type Code = "NOT_FOUND" | "STALE";
  const outcome = await writeIdempotent<Services, Code>(store, key, clock.now(), async (db, notifyUser) => {
    const found = await findOwn(db, body.id_quote, user.id);
    if (!found) return notFound;
    const { quote, sale } = found;
    if (!canCancel(quote, sale.settlement, receivedAt)) return stale;
    await changeService(db, quote.id, { cancelledAt: receivedAt, askAt: null });
    await move(db, quote, quote.priceFils, receivedAt);
    const text = `You cancelled ${nameOf(found)}. AED ${moneyOfFils(quote.priceFils)} is in your deposit again.`;
    await tell(db, notifyUser, quote, text, receivedAt);
    return { ok: true, reply: await reply(db, quote, clock.now()) };
  });
  return outcome.ok ? ok(outcome.reply) : outcome;
};

/** Asks the partner whether an order is confirmed, and writes it. Returns whether anything changed. */
export async function confirmService(
  { store, clock, partners, log }: Confirming,
  id: number,
): Promise<boolean> {
  const asked = await store.read((db) => serviceById(db, id));
  if (!asked || asked.askAt === null || asked.orderedAt === null) return false;
  const isConfirmed = await partners.confirm(String(id), asked.orderedAt).catch((error: unknown) => {
    log.error("a partner could not be asked", error);
    return false;
  });
  return store.write(async (db, notifyUser) => {
    const at = clock.now();
    const found = await findOwn(db, id, asked.buyerId);
    if (!found || found.quote.askAt === null) return false;
    const askAt = isConfirmed ? null : at + serviceTerms.askEveryMs;
    await changeService(db, id, { askAt, confirmedAt: isConfirmed ? at : null });
    if (isConfirmed)
      await tell(db, notifyUser, found.quote, `${found.quote.partner} confirmed ${nameOf(found)}.`, at);
    return true;
  });
}

/** What asking a partner needs. */
export interface Confirming {
  readonly store: Pick<Store, "read" | "write">;
  readonly clock: Pick<Clock, "now">;
  readonly partners: PartnersPort;
  readonly log: Pick<Log, "error">;
}

interface Own {
  readonly quote: ServiceRow;
  readonly sale: BoughtVehicle;
}

/** Returns a quote of this person with its sale; null: not theirs. */
async function findOwn(db: Database, id: number, buyerId: number): Promise<Own | null> {
  const quote = await serviceById(db, id);
  const sale = quote?.buyerId === buyerId && (await boughtVehicle(db, quote.lotId, buyerId));
  return sale ? { quote, sale } : null;
}

async function reply(db: Database, { lotId, buyerId }: ServiceRow, now: number): Promise<Services> {
  return presentServices((await boughtVehicle(db, lotId, buyerId))!, now);
}

function nameOf({ quote, sale }: Own): string {
  return `${quote.name} of ${quote.partner} for ${sale.title} (lot ${sale.number})`;
}

function move(
  db: Database,
  { buyerId: userId, lotId, name: comment }: ServiceRow,
  amountFils: number,
  at: number,
): Promise<void> {
  return postToLedger(db, { userId, type: "service", amountFils, at, lotId, comment });
}

async function tell(
  db: Database,
  notifyUser: NotifyUser,
  { buyerId: userId, lotId }: ServiceRow,
  text: string,
  at: number,
): Promise<void> {
  await notify(db, notifyUser, { userId, kind: "money", text, at, lotId, link: `/auction/${lotId}` });
  notifyUser(userId, "balance");
}
