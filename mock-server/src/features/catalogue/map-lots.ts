/** Groups lots for the map. */
import { type Dictionaries, dictionariesOf } from "../../tables/lots/dictionaries.ts";
import { ok, refuse, type Handler, type Schema } from "../../http/handler.ts";
import { counted } from "./query/counted.ts";
import { filterConditions, filterErrors } from "./query/filter.ts";
import { presentCard } from "./presenter.ts";
import { largest, lotsOfPlaces, type MapGrouping, type PlaceRow, placesOfLots } from "./repository-map.ts";
import { sectionNamed } from "./query/sections.ts";

/** POST /auction/map/{section}: the lots of a list, grouped by place. */
export const mapLots: Handler<"mapLots"> = async ({ params, body, user }, { store, clock }) => {
  const section = sectionNamed(params.section);
  if (!section) return refuse("NOT_FOUND");
  const { filter = {}, by = "city" } = body;
  const errors = filterErrors(filter);
  if (errors.length > 0) return refuse("VALIDATION", { errors });

  const userId = user?.id ?? null;
  const now = clock.now();
  const where = counted(section, filterConditions(filter), { userId, at: now });
  const { places: all, total, placed } = await store.readInWorker(placesOfLots, { where, by });
  const places = largest(all);
  const lots = await store.readInWorker(lotsOfPlaces, { places, userId });
  const dictionaries = await dictionariesOf(store);
  const to = { dictionaries, epoch: store.epoch, now, userId };
  const data: Schema<"LotsMap"> = {
    places: places.flatMap(({ lat, lon, west, south, east, north, count, lotId }) => {
      const place = lots.where.get(lotId);
      // It left the public view between the two queries.
      if (!place) return [];
      const row = lots.rows.get(lotId);
      return {
        lat: mean(lat, count),
        lon: mean(lon, count),
        box: [west, south, east, north],
        count,
        label: labelOf(place, by, dictionaries),
        community: by === "city" ? null : place.community,
        lot: row ? presentCard(row, lots.mine?.get(lotId), to) : null,
      };
    }),
    total,
    placed,
  };
  return ok(data);
};

/** Returns the middle of a group in degrees, exact to 11 cm: the last digits of a sum depend on its order. */
const mean = (sum: number, count: number): number => Math.round((sum / count) * 1e6) / 1e6;

function labelOf(
  { city, community, location, building }: PlaceRow,
  by: MapGrouping,
  { term }: Dictionaries,
): string {
  if (by === "city") return term("cities", city).label;
  if (by === "building" && building) return building;
  return community === null ? location || term("cities", city).label : term("communities", community).label;
}
