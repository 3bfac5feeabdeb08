/** Reads lots for the map. */
import { workerQuery } from "../../store/worker-query.ts";
import { prepared } from "../../tables/system/prepared.ts";
import type { Database } from "../../store/store.ts";
import { CARD_COLUMNS, type CardRow } from "../../tables/lots/card-row.ts";
import type { Where } from "./query/condition.ts";
import { readMine, type MineRow } from "./repository-mine.ts";

export interface MapInput {
  readonly where: Where;
  /** Side of a square, degrees; null groups by city. */
  readonly cell: number | null;
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
  /** City of one of its lots. */
  readonly city: string;
  /** One of its lots. */
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

/** Most places in an answer; a closer view asks for a smaller area. */
const MOST_PLACES = 400;

/** Reads the places of these lots: largest first, single lots with all data of a card. */
export const placesOfLots = workerQuery(import.meta.url, "placesOfLots", readPlaces);

function readPlaces(db: Database, { where, cell, userId }: MapInput): Places {
  const { sql, params } = where;
  const by = cell === null ? "l.city" : "cast(l.lat / @cell as int), cast(l.lon / @cell as int)";
  const gathered = `SELECT avg(l.lat) AS lat, avg(l.lon) AS lon, min(l.lon) AS west, min(l.lat) AS south,
      max(l.lon) AS east, max(l.lat) AS north, count(*) AS count, l.city, min(l.id) AS lotId
    FROM lot l WHERE ${sql} AND l.lat IS NOT NULL AND l.lon IS NOT NULL
    GROUP BY ${by} ORDER BY count(*) DESC, min(l.id) LIMIT ${MOST_PLACES}`;
  const values = cell === null ? params : { ...params, cell };
  const places = prepared(db.$client, gathered).all(values) as PlaceRow[];
  const counted = prepared(
    db.$client,
    `SELECT count(*) AS total, count(l.lat) AS placed FROM lot l WHERE ${sql}`,
  ).get(params) as { total: number; placed: number };
  const alone = places.filter(({ count }) => count === 1).map(({ lotId }) => lotId);
  const rows = prepared(
    db.$client,
    `SELECT ${CARD_COLUMNS} FROM json_each(@ids) j JOIN lot l ON l.id = j.value JOIN lot_facts f ON f.lot_id = l.id`,
  ).all({ ids: JSON.stringify(alone) }) as CardRow[];
  return {
    places,
    ...counted,
    rows: new Map(rows.map((row) => [row.id, row])),
    mine: readMine(db, alone, userId),
  };
}
