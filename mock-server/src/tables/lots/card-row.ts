/** The columns of a lot's card. */
import type { StoredPicture } from "../schema/lot-files.ts";
import { LOT_STATE_COLUMNS, type LotStateRow } from "./lot-columns.ts";

/** The facts of a card and of the head of a lot's page. */
export interface CardRow extends LotStateRow {
  readonly number: number;
  readonly title: string;
  readonly leaderMark: number | null;
  readonly inLane: 0 | 1;
  readonly vat: "included" | "without" | "partial";
  readonly year: number | null;
  /** km. */
  readonly mileage: number | null;
  /** sqft. */
  readonly area: number | null;
  readonly floor: number | null;
  readonly emirate: string;
  readonly city: string;
  readonly community: string | null;
  readonly lat: number | null;
  readonly lon: number | null;
  readonly location: string;
  readonly inspection: string;
  /** JSON of a StoredPicture: the main picture; null without one. */
  readonly picture: string | null;
}

/** The columns of a CardRow, of `lot l` and its `lot_facts f`. */
export const CARD_COLUMNS = `${LOT_STATE_COLUMNS}, l.number, l.title, l.leader_mark AS leaderMark,
  l.queue_id IS NOT NULL AS inLane, l.vat, l.year, l.mileage, l.area, l.emirate, l.city, l.community, l.lat, l.lon,
  f.location, f.inspection, f.property ->> 'floor' AS floor, f.pictures -> 0 AS picture`;

/** The main picture of a card, or null. */
export function mainPictureOf({ picture }: Pick<CardRow, "picture">): StoredPicture | null {
  return picture === null ? null : (JSON.parse(picture) as StoredPicture);
}
