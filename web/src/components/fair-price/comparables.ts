import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { day, dubaiDate, monthName } from "@marsa/api-spec/dates";
import { money } from "@marsa/api-spec/amounts";
import { count, counted } from "#/lib/format/counts.ts";

export type Comparables = Schema<"Comparables">;

/** GET /auction/lot/{id}/comparables; `version` of a draft: a saved one is compared anew. */
export const comparablesQuery = (id: number, version = 0) =>
  queryOptions({
    queryKey: keys.comparables(id, version),
    queryFn: async ({ signal }) => {
      const call = api.GET("/auction/lot/{id}/comparables", { params: { path: { id } }, signal });
      return (await reply(call)).comparables;
    },
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

/** Says what was compared: "Toyota Land Cruiser, 2020 to 2022, 64,200 to 104,200 km · 6 sold and paid since Aug 2026". */
export function comparedWords({ by, name, years, mileage, bedrooms, sales }: Comparables): string {
  const first = dubaiDate(sales.at(-1)!.sold_at).slice(0, 7);
  const since = `since ${monthName(first)} ${first.slice(0, 4)}`;
  const sold = `${count(sales.length)} sold and paid`;
  if (years && mileage) {
    const driven = `${count(mileage.from)} to ${count(mileage.to)} km`;
    return `${name}, ${years.from} to ${years.to}, ${driven} · ${sold} ${since}`;
  }
  const rooms = bedrooms === 0 ? "studios" : counted(bedrooms ?? 0, "bedroom");
  return `${sold} in ${by === "building" ? "this building" : name}, ${rooms}, ${since}`;
}

/** The facts of one sale, as columns of a row: year or area, km or price per sqft, day, price. */
export function saleColumns({
  year,
  mileage,
  area,
  value,
  price,
  sold_at: at,
}: Comparables["sales"][number]) {
  const [first, second] =
    area === null
      ? [String(year), `${count(mileage ?? 0)} km`]
      : [`${money(area)} sqft`, `${money(value)} a sqft`];
  return [first, second, day(dubaiDate(at)), money(price)] as const;
}
