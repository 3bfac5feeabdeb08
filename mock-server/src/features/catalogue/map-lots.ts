/** Groups lots for the map. */
import { type Dictionaries, dictionariesOf } from "../../tables/lots/dictionaries.ts";
import { ok, refuse, type Handler, type Schema } from "../../http/handler.ts";
import { conjunction } from "./query/condition.ts";
import { filterConditions, filterErrors } from "./query/filter.ts";
import { presentCard } from "./presenter.ts";
import { type MapGrouping, type PlaceRow, placesOfLots } from "./repository-map.ts";
import { sectionCondition, sectionNamed } from "./query/sections.ts";

/** POST /auction/map/{section}: the lots of a list, grouped by place. */
export const mapLots: Handler<"mapLots"> = async ({ params, body, user }, { store, clock }) => {
  const section = sectionNamed(params.section);
  if (!section) return refuse("NOT_FOUND");
  const { filter = {}, by = "city" } = body;
  const errors = filterErrors(filter);
  if (errors.length > 0) return refuse("VALIDATION", { errors });

  const reader = { userId: user?.id ?? null, at: clock.now() };
  const where = conjunction([sectionCondition(section), ...filterConditions(filter)], reader);
  const found = await store.readInWorker(placesOfLots, { where, by, userId: reader.userId });
  const dictionaries = await dictionariesOf(store);
  const to = { dictionaries, epoch: store.epoch, now: reader.at, userId: reader.userId };
  const data: Schema<"LotsMap"> = {
    places: found.places.map((place) => {
      const { lat, lon, west, south, east, north, count, community, lotId } = place;
      const row = count === 1 ? found.rows.get(lotId) : undefined;
      return {
        lat,
        lon,
        box: [west, south, east, north],
        count,
        label: labelOf(place, by, dictionaries),
        community: by === "city" ? null : community,
        lot: row ? presentCard(row, found.mine?.get(lotId), to) : null,
      };
    }),
    total: found.total,
    placed: found.placed,
  };
  return ok(data);
};

function labelOf(
  { city, community, location, building }: PlaceRow,
  by: MapGrouping,
  { term }: Dictionaries,
): string {
  if (by === "city") return term("cities", city).label;
  if (by === "building" && building) return building;
  return community === null ? location || term("cities", city).label : term("communities", community).label;
}
