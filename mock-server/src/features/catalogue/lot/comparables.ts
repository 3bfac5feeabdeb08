/** Lists the sales that are comparable with a lot. */
import { mayReadLot } from "../../../domain/bidding/lot-view.ts";
import { quantile } from "../../../domain/moderation/quartiles.ts";
import { comparableTerms } from "../../../domain/lot/terms.ts";
import { ok, refuse, type Handler, type Schema } from "../../../http/handler.ts";
import { dictionariesOf, type Dictionaries } from "../../../tables/lots/dictionaries.ts";
import { findLot, type LotPageRow } from "./repository-lot.ts";
import { comparableSales, type ComparableSale } from "../repository-comparables.ts";

const { least, years, mileageKm } = comparableTerms;

/** GET /auction/lot/{id}/comparables: sold and paid lots like this one; null with too few. */
export const listComparables: Handler<"listComparables"> = async ({ params, user }, { store, clock }) => {
  const lot = await findLot(store, params.id, user?.id ?? null);
  if (!lot || !mayReadLot(lot, user)) return refuse("NOT_FOUND");
  const { vehicle, property } = lot;
  const found = await store.readInWorker(comparableSales, {
    id: lot.id,
    at: clock.now(),
    mark: vehicle?.mark ?? null,
    model: vehicle?.model ?? null,
    year: lot.year,
    mileage: lot.mileage,
    building: property?.building ?? null,
    city: lot.city,
    community: lot.community,
    bedrooms: property?.bedrooms ?? null,
  });
  const near = found.filter(({ building }) => building !== null && building === property?.building);
  const sales = near.length >= least ? near : found.toSorted((a, b) => b.soldAt - a.soldAt);
  if (sales.length < least || (property && lot.area === null)) return ok({ comparables: null });
  return ok({ comparables: present(lot, sales, sales === near, await dictionariesOf(store)) });
};

function present(
  { vehicle, property, area, community }: LotPageRow,
  sales: readonly ComparableSale[],
  inBuilding: boolean,
  { term }: Dictionaries,
): Schema<"Comparables"> {
  const shown = sales.map(({ id, year, mileage, area: sqft, price, soldAt }) => ({
    id_auction: id,
    year,
    mileage,
    area: sqft,
    price,
    value: property ? Math.round(price / sqft!) : price,
    sold_at: new Date(soldAt).toISOString(),
  }));
  const median = quantile(
    shown.map(({ value }) => value),
    0.5,
  )!;
  if (vehicle) {
    const name = `${term("marks", vehicle.mark).label} ${term("models", vehicle.model).label}`;
    const { year, mileageKm: km } = vehicle;
    return {
      by: "model",
      name,
      years: { from: year - years, to: year + years },
      mileage: { from: Math.max(0, km - mileageKm), to: km + mileageKm },
      bedrooms: null,
      area: null,
      median,
      sales: shown,
    };
  }
  const { building = "", bedrooms = 0 } = property ?? {};
  const place = inBuilding
    ? { by: "building" as const, name: building }
    : { by: "community" as const, name: term("communities", community!).label };
  return { ...place, years: null, mileage: null, bedrooms, area, median, sales: shown };
}
