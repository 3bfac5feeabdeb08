/** Inserts lots. */
import { communityAt } from "@marsa/api-spec/map/communities";
import type { LotStatus } from "../../../domain/lot/lot.ts";
import { file } from "../../../tables/schema/identity.ts";
import { lot, lotFacts } from "../../../tables/schema/lots.ts";
import { lotQuestion } from "../../../tables/schema/questions.ts";
import { favorite, lotViews, note } from "../../../tables/schema/watching.ts";
import type { Database } from "../../../store/store.ts";
import { labelOf } from "../lots/dictionaries.ts";
import { inserter } from "./inserter.ts";
import type { LotPlan, LotSeed, ReportSeed } from "../types.ts";
import { asyncPrepared } from "../../../tables/system/prepared.ts";

/** Inserts lots in their state before the first bid, with all facts. */
export async function insertLots(db: Database, lots: readonly LotSeed[]): Promise<void> {
  const insert = {
    lot: inserter(db, lot),
    facts: inserter(db, lotFacts),
    favorite: inserter(db, favorite),
    note: inserter(db, note),
    question: inserter(db, lotQuestion),
    views: inserter(db, lotViews),
    report: inserter(db, file),
    words: asyncPrepared(db, "INSERT INTO lot_search (rowid, title, number, words) VALUES (?, ?, ?, ?)"),
  };
  for (const seed of lots) {
    const { id: lotId, createdAt } = seed;
    await insert.lot(lotValues(seed));
    await insert.facts(factsValues(seed));
    for (const report of statusBefore(seed.plan) === "active" ? (seed.reports ?? []) : [])
      await insert.report(reportValues(report, seed));
    await insert.words.run(lotId, seed.title, String(seed.number), wordsOf(seed).join(" "));
    for (const userId of seed.favoriteOf) await insert.favorite({ userId, lotId, at: createdAt });
    for (const { userId, text, at } of seed.notes) await insert.note({ userId, lotId, text, at });
    for (const question of seed.questions ?? [])
      await insert.question({
        ...question,
        lotId,
        answeredBy: question.answer === null ? null : seed.sellerId,
      });
    const views = viewsOf(seed);
    if (views > 0) await insert.views({ lotId, views });
  }
}

/** A report has so many bytes, and so many more with each page: true in whole kB, as screens show it. */
const REPORT_BYTES = 1_380;
const PAGE_BYTES = 940;

function reportValues({ name, kind, pages }: ReportSeed, lotSeed: LotSeed): typeof file.$inferInsert {
  return {
    hash: `report-${kind}`,
    userId: lotSeed.sellerId,
    kind: "lot_report",
    name: `${name}.pdf`,
    mime: "application/pdf",
    bytes: REPORT_BYTES + pages * PAGE_BYTES,
    pages,
    linkedTo: `lot:${lotSeed.id}`,
    createdAt: lotSeed.approvedAt ?? lotSeed.createdAt,
  };
}

/** Watchers and bidders have viewed the lot, some on several days; others only viewed. */
function viewsOf({ id, favoriteOf, bids }: LotSeed): number {
  if (favoriteOf.length === 0 && bids.length === 0) return 0;
  return 9 * favoriteOf.length + 4 * bids.length + ((id * 7) % 19);
}

/** The status before any event: bids and the end lead to the plan. */
function statusBefore(plan: LotPlan): LotStatus {
  return plan === "draft" || plan === "moderation" ? plan : "active";
}

/** Returns the row of a lot before its first bid. */
export function lotValues(seed: LotSeed): typeof lot.$inferInsert {
  const { id, number, kind, title, sellerId, createdAt, approvedAt, opensAt, endsAt } = seed;
  const { startPrice, step, reserve, buyNow, vat, reviewDays } = seed;
  const { emirate, city, lat, lon } = seed.place;
  return {
    id,
    number,
    kind,
    title,
    sellerId,
    createdAt,
    approvedAt,
    opensAt,
    endsAt,
    startPrice,
    step,
    reserve,
    buyNow,
    vat,
    reviewDays,
    emirate,
    city,
    lat,
    lon,
    community: kind === "apartment" ? (communityAt({ lat, lon })?.value ?? null) : null,
    status: statusBefore(seed.plan),
    hidden: seed.hidden ?? false,
    ...factColumns(seed),
  };
}

function factColumns(seed: LotSeed): Partial<typeof lot.$inferInsert> {
  if (seed.kind === "vehicle") {
    const { mark, model, body, gearbox, engine, drive, colour, seats, year, mileageKm } = seed.facts;
    return { mark, model, body, gearbox, engine, drive, colour, seats, year, mileage: mileageKm };
  }
  const { type, bedrooms, developer, furnished, newConstruction, year, areaSqft } = seed.facts;
  return { type, bedrooms, developer, furnished, newConstruction, year, area: areaSqft };
}

/** Returns the row of facts that lists do not filter by. */
export function factsValues(seed: LotSeed): typeof lotFacts.$inferInsert {
  const isVehicle = seed.kind === "vehicle";
  return {
    lotId: seed.id,
    vehicle: isVehicle ? seed.facts : null,
    property: isVehicle ? null : seed.facts,
    condition: isVehicle ? seed.condition : null,
    documents: seed.documents,
    pictures: seed.pictures,
    inspection: seed.place.inspection,
    location: seed.place.location,
    comment: seed.comment,
  };
}

/** Searched words besides title and number: labels of its dictionary values, and its place. */
function wordsOf(seed: LotSeed): string[] {
  const { city, emirate, location } = seed.place;
  const place = [labelOf("cities", city), labelOf("emirates", emirate), location];
  if (seed.kind === "vehicle") {
    const { mark, model, trim, body, colour, engine, region } = seed.facts;
    const names = [labelOf("marks", mark), labelOf("models", model), trim];
    return [
      ...names,
      labelOf("bodies", body),
      labelOf("colours", colour),
      labelOf("engines", engine),
      `${labelOf("regions", region)} specs`,
      ...place,
    ];
  }
  const { building, community, developer, type } = seed.facts;
  return [building, community, labelOf("developers", developer), labelOf("property_types", type), ...place];
}
