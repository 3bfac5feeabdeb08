import { lotStateOf } from "../../tables/lots/lot-columns.ts";
import { lotLive } from "../../tables/lots/lot-live.ts";
import type { Schema } from "../../http/handler.ts";
import { presentCondition, presentProperty, presentVehicle } from "./lot-facts.ts";
import { presentPicture } from "../../http/present-card.ts";
import { presentMine, presentPlace, type Presenting } from "./presenter.ts";
import type { LotPageRow } from "./repository-lot.ts";

/** A lot as anybody may see it. */
export function presentPublicLot(row: LotPageRow, to: Presenting): Schema<"LotPublic"> {
  return { view: "public", ...facts(row, to) };
}

/** A lot as its seller sees it: with the minimum price, how often it was looked at, and whether he took it out of sight. */
export function presentOwnLot(row: LotPageRow, to: Presenting): Schema<"LotOwner"> {
  const { reserve, views, hidden } = row;
  return { view: "owner", ...facts(row, to), min_price: reserve, views, hidden };
}

/** A lot as staff see it: with the minimum price and the leader's name. Of maxima they learn how many, never how much. */
export function presentStaffLot(row: LotPageRow, bidder: string | null, to: Presenting): Schema<"LotStaff"> {
  const aboveThePrice = row.leaderMax !== null && row.price !== null && row.leaderMax > row.price;
  return { view: "staff", ...facts(row, to), min_price: row.reserve, bidder, maxima: aboveThePrice ? 1 : 0 };
}

/** What every viewer sees. The views add to it; nothing in here depends on who asks but `mine` and the leader's "you". */
function facts(row: LotPageRow, to: Presenting): Schema<"LotFacts"> {
  const { dictionaries, epoch, now, userId } = to;
  const live = lotLive(lotStateOf(row), row.leaderMark, epoch, now);
  const leads = userId !== null && row.leaderId === userId;
  return {
    id_auction: row.id,
    number: row.number,
    kind: row.kind,
    title: row.title,
    pictures: row.pictures.map(presentPicture),
    vehicle: row.vehicle && presentVehicle(row.vehicle, dictionaries),
    property: row.property && presentProperty(row.property, dictionaries),
    condition: row.condition && presentCondition(row.condition),
    documents: row.documents.map(({ name, kind, bytes, access }) => ({ name, kind, bytes, access })),
    comment: row.comment === "" ? null : row.comment,
    place: presentPlace(row, dictionaries),
    vat: row.vat,
    review_days: row.reviewDays,
    watching: row.watching,
    in_lane: row.inLane === 1,
    live: leads ? { ...live, leader: "you" } : live,
    mine: presentMine(row, row.mine, userId),
    paused: row.paused,
    now,
  };
}
