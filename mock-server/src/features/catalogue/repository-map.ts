/** Reads lots for the map. */
import { workerQuery } from "../../store/worker-query.ts";
import { prepared } from "../../tables/system/prepared.ts";
import type { Database } from "../../store/store.ts";
import { CARD_COLUMNS, type CardRow } from "../../tables/lots/card-row.ts";
import type { Where } from "./query/condition.ts";
import { whereFound } from "./query/repository-words.ts";
import { readMine, type MineRow } from "./repository-mine.ts";

export type MapGrouping = "city" | "community" | "building";

export interface MapInput {
  readonly where: Where;
  readonly by: MapGrouping;
  readonly userId: number | null;
}

/** A group of nearby lots. Degrees. */
export interface PlaceRow {
  readonly lat: number;
  readonly lon: number;
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  readonly count: number;
  /** Of one of its lots, as all below. */
  readonly city: string;
  readonly community: string | null;
  /** In words. */
  readonly location: string;
  readonly building: string | null;
  readonly lotId: number;
}

export interface Places {
  readonly places: readonly PlaceRow[];
  readonly total: number;
  readonly placed: number;
  /** Lots that are alone in their place, by id. */
  readonly rows: ReadonlyMap<number, CardRow>;
  readonly mine: ReadonlyMap<number, MineRow> | null;
}

interface Counts {
  readonly total: number | null;
  readonly placed: number | null;
}

/** Most places in an answer; a closer view asks for a smaller area. */
const MOST_PLACES = 400;

/** The lots of one yard are in a square of 2 km, those of one address in one of 40 m. */
const square = (degrees: number) =>
  `(cast(l.lat / ${degrees} as int) * 10000000 + cast(l.lon / ${degrees} as int))`;
const GROUPS: Readonly<Record<MapGrouping, string>> = {
  city: "l.city",
  community: `coalesce(l.community, ${square(0.02)})`,
  building: square(0.0004),
};

/** Reads the places of these lots: largest first, single lots with all data of a card. */
export const placesOfLots = workerQuery(import.meta.url, "placesOfLots", readPlaces);

function readPlaces(db: Database, { where, by, userId }: MapInput): Places {
  const { sql, params } = whereFound(db, where);
  // Lots without a place are groups, too: they count in the total.
  const gathered = `WITH place AS MATERIALIZED (SELECT avg(l.lat) AS lat, avg(l.lon) AS lon, min(l.lon) AS west, min(l.lat) AS south,
      max(l.lon) AS east, max(l.lat) AS north, count(*) AS count, l.city, l.community, min(l.id) AS lotId
    FROM lot l WHERE ${sql} GROUP BY iif(l.lat IS NULL OR l.lon IS NULL, NULL, ${GROUPS[by]})),
    counted AS (SELECT sum(count) AS total, sum(count) FILTER (WHERE lat IS NOT NULL) AS placed FROM place)
    SELECT p.*, c.*, f.location, f.property ->> '$.building' AS building
    FROM counted c LEFT JOIN (SELECT * FROM place WHERE lat IS NOT NULL ORDER BY count DESC, lotId LIMIT ${MOST_PLACES}) p
    LEFT JOIN lot_facts f ON f.lot_id = p.lotId ORDER BY p.count DESC, p.lotId`;
  const read = prepared(db, gathered).all(params) as (PlaceRow & Counts)[];
  const places = read.filter(({ count }) => count !== null);
  const alone = places.filter(({ count }) => count === 1).map(({ lotId }) => lotId);
  const rows = prepared(
    db,
    `SELECT ${CARD_COLUMNS} FROM json_each(@ids) j JOIN lot l ON l.id = j.value JOIN lot_facts f ON f.lot_id = l.id`,
  ).all({ ids: JSON.stringify(alone) }) as CardRow[];
  return {
    places,
    total: read[0]?.total ?? 0,
    placed: read[0]?.placed ?? 0,
    rows: new Map(rows.map((row) => [row.id, row])),
    mine: readMine(db, alone, userId),
  };
}
