/** GET /my/services, POST /my/services/quotes: transport and insurance of a won vehicle, for its buyer. */
import { fieldRules } from "@marsa/api-spec/rules";
import { canBook } from "../../domain/pickup/pickup.ts";
import { doorCostsOf } from "../../domain/settlement/door-costs.ts";
import { serviceTerms } from "../../domain/lot/terms.ts";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { presentServices } from "./presenter.ts";
import { boughtVehicle, putQuotes } from "./repository.ts";

export const getServices: Handler<"getServices"> = async ({ query, user }, { store, clock }) => {
  const found = await store.read((db) => boughtVehicle(db, query.id_auction, user.id));
  return found ? ok(presentServices(found, clock.now())) : refuse("NOT_FOUND");
};

export const askQuotes: Handler<"askQuotes"> = async ({ body, user }, { store, clock, partners }) => {
  const { id_auction: lotId, to } = body;
  const found = await store.read((db) => boughtVehicle(db, lotId, user.id));
  const costs = found && doorCostsOf("vehicle", found.emirate);
  if (!costs) return refuse("NOT_FOUND");
  if (!costs.transport.items.some(({ value }) => value === to))
    return refuse("VALIDATION", { errors: [{ field: "to", message: fieldRules.valid("Emirate") }] });
  if (!canBook(found.settlement)) return refuse("STALE");
  const offers = await partners.offers({ costs, priceAed: found.settlement.price }, to);
  return store.write(async (db, notifyUser) => {
    const now = clock.now();
    const sale = { lotId, buyerId: user.id, toEmirate: to, validUntil: now + serviceTerms.quoteMs };
    await putQuotes(db, sale, offers);
    // Their other open pages read the quotes again.
    notifyUser(user.id, "balance");
    return ok(presentServices((await boughtVehicle(db, lotId, user.id))!, now));
  });
};
