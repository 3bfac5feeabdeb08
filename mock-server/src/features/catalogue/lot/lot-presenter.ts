/** Presents lots to the public, sellers and staff. */
import { missingViews, standardViews } from "@marsa/api-spec/standard-views";
import { lotStateOf } from "../../../tables/lots/lot-columns.ts";
import { lotLive } from "../../../tables/lots/lot-live.ts";
import type { Schema } from "../../../http/handler.ts";
import { presentCondition, presentProperty, presentVehicle } from "./lot-facts.ts";
import { hasReview } from "../../../http/present/present-negotiation.ts";
import { presentPhoto, presentPicture } from "../../../http/present/present-card.ts";
import { presentMine, presentPlace, type Presenting } from "../presenter.ts";
import type { LotPageRow } from "./repository-lot.ts";
import { askedUntil } from "../../../domain/bidding/keep-max.ts";
import { isoOf } from "../../../domain/time/instant.ts";
import type { AuctionTerms } from "../../../domain/lot/terms.ts";
import { presentReport } from "../../../http/present/present-report.ts";

/** The terms decide until when a question stands. */
type Asking = Presenting & { readonly terms: AuctionTerms };

/** Presents a lot to the public. */
export function presentPublicLot(row: LotPageRow, to: Asking): Schema<"LotPublic"> {
  return { view: "public", ...facts(row, to) };
}

/** Presents a lot to its seller: with the minimum price, its views, and whether the seller archived it. */
export function presentOwnLot(row: LotPageRow, to: Asking): Schema<"LotOwner"> {
  const { reserve, views, hidden } = row;
  const negotiated = hasReview(row);
  return { view: "owner", ...facts(row, to), min_price: reserve, views, hidden, negotiated };
}

/**
 * Presents a lot to staff: with the minimum price and the leader's name. Staff see the number of maxima, never an
 * amount.
 */
export function presentStaffLot(row: LotPageRow, bidder: string | null, to: Asking): Schema<"LotStaff"> {
  const aboveThePrice = row.leaderMax !== null && row.price !== null && row.leaderMax > row.price;
  return { view: "staff", ...facts(row, to), min_price: row.reserve, bidder, maxima: aboveThePrice ? 1 : 0 };
}

/** Returns the fields of all views. Only `mine` and the leader's "you" depend on the reader. */
function facts(row: LotPageRow, to: Asking): Schema<"LotFacts"> {
  const { dictionaries, epoch, now, userId } = to;
  const live = lotLive(lotStateOf(row), row.leaderMark, epoch, now);
  const leads = userId !== null && row.leaderId === userId;
  return {
    id_auction: row.id,
    number: row.number,
    kind: row.kind,
    title: row.title,
    pictures: row.pictures.map(presentPhoto),
    standard_views: viewsOf(row),
    vehicle: row.vehicle && presentVehicle(row.vehicle, dictionaries),
    property: row.property && presentProperty(row.property, dictionaries),
    condition: row.condition && presentCondition(row.condition),
    documents: [
      ...row.reports.map((report) => ({
        name: report.name,
        kind: report.kind,
        report: presentReport(report),
      })),
      ...row.documents.map(({ name, kind }) => ({ name, kind, report: null })),
    ],
    question: presentQuestion(row, to),
    floor_plans: (row.property?.plans ?? []).map(presentPicture),
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

function viewsOf({ kind, vehicle, property, pictures }: LotPageRow): Schema<"StandardViews"> {
  const views = standardViews({
    kind,
    ...(vehicle && { body: vehicle.body }),
    ...(property && {
      bedrooms: property.bedrooms,
      bathrooms: property.bathrooms,
      room_list: [...(property.roomList ?? [])],
    }),
  });
  return missingViews(
    views,
    pictures.map(({ view }) => view),
  );
}

function presentQuestion(row: LotPageRow, { userId, now, terms }: Asking): Schema<"MaximumQuestion"> | null {
  const { asked } = row;
  if (!asked || userId === null) return null;
  const until = askedUntil(lotStateOf(row), userId, { askedAt: asked.at, now }, terms);
  return until === null ? null : { name: asked.name, at: isoOf(asked.at), until: isoOf(until) };
}
