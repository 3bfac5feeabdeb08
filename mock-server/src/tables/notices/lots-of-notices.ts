/** Reads the lots of notices as they are now. */
import { leastBid, type LotKind } from "../../domain/lot/lot.ts";
import { phaseOf } from "../../domain/lot/phase.ts";
import type { Database } from "../../store/store.ts";
import { mainPictureOf, type CardRow } from "../lots/card-row.ts";
import { LOT_STATE_COLUMNS, lotStateOf } from "../lots/lot-columns.ts";
import { pictureUrl } from "../lots/picture-url.ts";
import { feeOfLane, type OwnFee } from "../lots/lot-live.ts";
import { asyncPrepared } from "../system/prepared.ts";

export interface LotOfNotice extends OwnFee {
  readonly number: number;
  readonly title: string;
  readonly kind: LotKind;
  readonly emirate: string;
  /** Address of the main picture, without the origin. */
  readonly photo: string | null;
  /** AED. */
  readonly price: number | null;
  /** Least bid with which this person takes the lead; null: they lead, sell the lot, or bidding is not open. */
  readonly nextBid: number | null;
}

const LOT = `SELECT ${LOT_STATE_COLUMNS}, l.number, l.title, l.emirate, l.leader_id AS leaderId, f.pictures -> 0 AS picture
  FROM lot l JOIN lot_facts f ON f.lot_id = l.id WHERE l.id = ?`;

/** Returns the lots of one person's notices by their ids. `now` in ms. */
export async function lotsOfNotices(
  db: Database,
  userId: number,
  lotIds: Iterable<number>,
  now: number,
): Promise<Map<number, LotOfNotice>> {
  const lots = new Map<number, LotOfNotice>();
  for (const id of new Set(lotIds)) {
    const row = await asyncPrepared<CardRow>(db, LOT).get(id);
    if (row) lots.set(id, lotOfNotice(row, userId, now));
  }
  return lots;
}

function lotOfNotice(row: CardRow, userId: number, now: number): LotOfNotice {
  const state = lotStateOf(row);
  const picture = mainPictureOf(row);
  const canBid = phaseOf(state, now) === "open" && row.sellerId !== userId && state.lead?.leaderId !== userId;
  return {
    number: row.number,
    title: row.title,
    kind: row.kind,
    emirate: row.emirate,
    ...feeOfLane(state.lane),
    photo: picture && pictureUrl(picture.name, 480),
    price: state.lead?.price ?? null,
    nextBid: canBid ? leastBid(state) : null,
  };
}
