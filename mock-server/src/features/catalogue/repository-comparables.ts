/** Finds sales that are comparable with a lot. */
import { comparableTerms, DAY_MS } from "../../domain/lot/terms.ts";
import { workerQuery } from "../../store/worker-query.ts";
import { asyncPrepared } from "../../tables/system/prepared.ts";
import { LISTED, PAID } from "./query/lot-sql.ts";

/** The facts of a lot that a comparable sale shares; `at` in ms. */
export interface Compared {
  readonly id: number;
  readonly at: number;
  readonly mark: string | null;
  readonly model: string | null;
  readonly year: number | null;
  readonly mileage: number | null;
  readonly building: string | null;
  readonly city: string;
  readonly community: string | null;
  readonly bedrooms: number | null;
}

/** A sold and paid lot: price in AED, area in sqft, instant in ms. */
export interface ComparableSale {
  readonly id: number;
  readonly year: number | null;
  readonly mileage: number | null;
  readonly area: number | null;
  readonly price: number;
  readonly soldAt: number;
  readonly building: string | null;
}

const { years, mileageKm, days, most } = comparableTerms;
/** Named, since the planner would rather read all sales of the year. */
const from = (index: string) => `FROM lot l INDEXED BY ${index} JOIN lot_facts f ON f.lot_id = l.id`;
const COLUMNS = `SELECT l.id, l.year, l.mileage, l.area, l.price, l.ends_at AS soldAt, f.property ->> 'building' AS building`;
const SOLD = `l.status = 'sold' AND ${LISTED} AND l.id <> @id AND ${PAID}
  AND l.ends_at BETWEEN @at - ${days * DAY_MS} AND @at`;
const CARS = `${COLUMNS} ${from("lot_sold_vehicle")} WHERE l.mark = @mark AND l.model = @model AND l.year BETWEEN @year - ${years} AND @year + ${years}
  AND l.mileage BETWEEN @mileage - ${mileageKm} AND @mileage + ${mileageKm} AND ${SOLD}
  ORDER BY l.ends_at DESC, l.id DESC LIMIT ${most}`;
/** Those in the same building come first. */
const APARTMENTS = `${COLUMNS} ${from("lot_sold_apartment")} WHERE l.bedrooms = @bedrooms AND l.city = @city AND l.area > 0
  AND (f.property ->> 'building' = @building OR l.community = @community) AND ${SOLD}
  ORDER BY f.property ->> 'building' = @building DESC, l.ends_at DESC, l.id DESC LIMIT ${most}`;

/** Reads the sales of such cars, latest first, or of such apartments, those in the same building first. */
export const comparableSales = workerQuery(
  import.meta.url,
  "comparableSales",
  async (db, compared: Compared): Promise<ComparableSale[]> =>
    await asyncPrepared<ComparableSale>(db, compared.mark === null ? APARTMENTS : CARS).all(compared),
);
