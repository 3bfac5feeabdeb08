/** Reads lots for the map. */
import { workerQuery } from "../../store/worker-query.ts";
import { asyncPrepared } from "../../tables/system/prepared.ts";
import { CARD_COLUMNS, type CardRow } from "../../tables/lots/card-row.ts";
import type { Counted } from "./query/counted.ts";
import { LISTED } from "./query/lot-sql.ts";
import type { Section } from "./query/sections.ts";
import { whereFound } from "./query/repository-words.ts";
import { readMine } from "./repository-mine.ts";

export type MapGrouping = "city" | "community" | "building";

export interface MapInput {
  readonly where: Counted;
  readonly by: MapGrouping;
}

/** A group of nearby lots. Degrees. */
export interface Place {
  /** Null: the lots without a place on a map. */
  readonly key: string | number | null;
  /** Sums, of all its lots. */
  readonly lat: number;
  readonly lon: number;
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  readonly count: number;
  /** Its lot with the lowest id. */
  readonly lotId: number;
}

/** Most places in an answer; a closer view asks for a smaller area. */
const MOST_PLACES = 400;

/** The lots of one yard are in a square of 2 km, those of one address in one of 40 m (`SPOT` of the table). */
const square = (degrees: number) =>
  `(cast(l.lat / ${degrees} as int) * 10000000 + cast(l.lon / ${degrees} as int))`;
const SPOT = square(0.0004);
const GROUPS: Readonly<Record<MapGrouping, string>> = {
  city: "l.city",
  community: `coalesce(l.community, CAST(${square(0.02)} AS text))`,
  building: SPOT,
};

/** Groups of lots with a place, largest first, and the number of all lots and of these. */
export interface Places {
  readonly places: readonly Place[];
  readonly total: number;
  readonly placed: number;
}

/** Groups these lots by place. Cities and communities are few: all of them are read, and kept where time changes none. */
export const placesOfLots = workerQuery(
  import.meta.url,
  "placesOfLots",
  async (db, { where, by }: MapInput): Promise<Places> => {
    const { sql, params, broad } = await whereFound(db, where);
    const spots = broad
      ? spotsOf(sql, broad)
      : `SELECT l.id, l.lat, l.lon, l.city, l.community, 1 AS lots FROM lot l WHERE ${sql}`;
    const grouped = `SELECT CASE WHEN l.lat IS NOT NULL AND l.lon IS NOT NULL THEN ${GROUPS[by]} END AS key, sum(lots * l.lat) AS lat,
        sum(lots * l.lon) AS lon, min(l.lon) AS west, min(l.lat) AS south, max(l.lon) AS east, max(l.lat) AS north,
        sum(lots) AS count, min(l.id) AS lotId
      FROM (${spots}) l GROUP BY 1`;
    const groups = (await asyncPrepared(db, grouped).all(params)) as Place[];
    const places = groups.filter(({ key }) => key !== null);
    return {
      places: by === "building" ? largest(places) : places,
      total: lotsIn(groups),
      placed: lotsIn(places),
    };
  },
  {
    of: ({ where: { parts }, by }) =>
      parts && by !== "building"
        ? {
            steady: parts.steady.map(({ where, ends }) => ({ input: { where, by }, ends })),
            rest: { where: parts.rest, by },
          }
        : null,
    join: (steady, rest) => {
      const all = [...steady, rest];
      return {
        places: [
          ...Map.groupBy(
            all.flatMap(({ places }) => places),
            ({ key }) => key,
          ).values(),
        ].map(together),
        total: all.reduce((sum, { total }) => sum + total, 0),
        placed: all.reduce((sum, { placed }) => sum + placed, 0),
      };
    },
  },
);

/** Returns the query of the spots of a broad section: of each the place of its lot with the lowest id, in the order of an index. */
function spotsOf(where: string, section: Section): string {
  const along = (index: string, isOver: string) =>
    `SELECT l.id, l.lat, l.lon, l.city, l.community, s.lots FROM (SELECT min(l.id) AS id, count(*) AS lots
        FROM lot l INDEXED BY ${index} WHERE ${where} AND l.status ${isOver} ('sold', 'notSold')
        GROUP BY l.city, l.community, ${SPOT}) s JOIN lot l ON l.id = s.id`;
  // Of the lots for sale few are decided: those that ended within the hour.
  const over = section === "finished" ? "lot_place_over" : "lot_list_ending";
  return `${along("lot_place_sale", "NOT IN")} UNION ALL ${along(over, "IN")}`;
}

const lotsIn = (groups: readonly Place[]): number => groups.reduce((sum, { count }) => sum + count, 0);

/** Returns the largest places of an answer. */
export function largest(places: readonly Place[]): Place[] {
  return places.toSorted((a, b) => b.count - a.count || a.lotId - b.lotId).slice(0, MOST_PLACES);
}

/** Joins the groups of one place. */
function together(groups: readonly Place[]): Place {
  return groups.reduce((one, other) => ({
    key: one.key,
    lat: one.lat + other.lat,
    lon: one.lon + other.lon,
    west: Math.min(one.west, other.west),
    south: Math.min(one.south, other.south),
    east: Math.max(one.east, other.east),
    north: Math.max(one.north, other.north),
    count: one.count + other.count,
    lotId: Math.min(one.lotId, other.lotId),
  }));
}

/** The place of a lot. */
export interface PlaceRow {
  readonly city: string;
  readonly community: string | null;
  /** In words. */
  readonly location: string;
  readonly building: string | null;
}

const PLACE = `SELECT l.id, l.city, l.community, f.location, f.property ->> 'building' AS building
  FROM json_each(@ids) j JOIN lot l ON l.id = j.value JOIN lot_facts f ON f.lot_id = l.id WHERE ${LISTED}`;
const CARD = `SELECT ${CARD_COLUMNS} FROM json_each(@ids) j JOIN lot l ON l.id = j.value
  JOIN lot_facts f ON f.lot_id = l.id WHERE ${LISTED}`;

/** Reads a lot of each place, and the cards of lots that are alone there: only those on public view, by id. */
export const lotsOfPlaces = workerQuery(
  import.meta.url,
  "lotsOfPlaces",
  async (db, { places, userId }: { readonly places: readonly Place[]; readonly userId: number | null }) => {
    const read = async <Row extends { id: number }>(sql: string, ids: readonly number[]) =>
      new Map(
        (await asyncPrepared<Row>(db, sql).all({ ids: JSON.stringify(ids) })).map((row) => [row.id, row]),
      );
    const alone = places.filter(({ count }) => count === 1).map(({ lotId }) => lotId);
    return {
      where: await read<PlaceRow & { id: number }>(
        PLACE,
        places.map(({ lotId }) => lotId),
      ),
      rows: await read<CardRow>(CARD, alone),
      mine: await readMine(db, alone, userId),
    };
  },
);
