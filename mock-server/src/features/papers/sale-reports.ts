/** /backoffice/sales: the report of a sale on screen, as A4 and as a spreadsheet. */
import { filsToAed } from "@marsa/api-spec/money";
import {
  partiesOf,
  toGuideOf,
  totalsOf,
  type ReportLot,
  type ReportParty,
} from "../../domain/papers/sale-report.ts";
import { file, ok, refuse, type Handler, type Schema } from "../../http/handler.ts";
import { saleReportPdf } from "../../http/pdf/sale-report-pdf.ts";
import { sheetQuery, type Column } from "../../http/spreadsheet/spreadsheet.ts";
import { exportedForStaff } from "../../http/spreadsheet/staff-export.ts";
import { nameOfUser } from "../../tables/people/user-name.ts";
import { findSaleReport, laneById, saleReport, type SaleReport } from "./repository-sales.ts";

export const getSaleReport: Handler<"getSaleReport"> = async ({ params }, { store }) => {
  const report = await store.readInWorker(saleReport, params.id);
  return report ? ok(presentReport(report)) : refuse("NOT_FOUND");
};

export const printSale: Handler<"printSale"> = async ({ params, user }, { store, clock }) => {
  const report = await store.readInWorker(saleReport, params.id);
  if (!report) return refuse("NOT_FOUND");
  const printedBy = await store.read((db) => nameOfUser(db, user.id));
  const bytes = await saleReportPdf({ ...report, printedBy, printedAt: clock.now() });
  return file(bytes, { type: "application/pdf", name: `Sale report ${report.lane.name}.pdf` });
};

const COLUMNS: readonly Column[] = [
  { title: "Lot in the lane", kind: "number", width: 8 },
  { title: "Number", kind: "number", width: 9 },
  { title: "Title", kind: "text", width: 32 },
  { title: "Seller", kind: "text", width: 28 },
  { title: "Minimum, AED", kind: "aed", width: 14 },
  { title: "Guide from, AED", kind: "aed", width: 14 },
  { title: "Guide to, AED", kind: "aed", width: 14 },
  { title: "Last bid, AED", kind: "aed", width: 14 },
  { title: "To guide, %", kind: "text", width: 10 },
  { title: "Buyer", kind: "text", width: 28 },
  { title: "Bid as", kind: "text", width: 12 },
  { title: "Fee, AED", kind: "money", width: 14 },
  { title: "VAT, AED", kind: "money", width: 14 },
  { title: "Time, s", kind: "number", width: 8 },
  { title: "Result", kind: "text", width: 12 },
  { title: "What became of it", kind: "text", width: 16 },
];

/** Makes the sheet of a lane, with the names of those who bid last. */
export const sheetOfSale = sheetQuery(import.meta.url, "sheetOfSale", async (db, queueId: number) => {
  const report = await findSaleReport(db, queueId);
  const rows = report?.lots.map((lot) => [
    lot.position,
    lot.number,
    lot.title,
    lot.seller,
    lot.minimum,
    lot.guide?.low ?? null,
    lot.guide?.high ?? null,
    lot.price,
    toGuideOf(lot)?.toFixed(1) ?? null,
    lot.buyer,
    lot.mark,
    filsToAed(lot.feeFils),
    filsToAed(lot.vatFils),
    lot.seconds,
    lot.result,
    lot.outcome,
  ]);
  return { name: "Sale", columns: COLUMNS, rows: rows ?? [] };
});

export const saveSaleSheet: Handler<"saveSaleSheet"> = async (request, context) => {
  const { id_queue: id } = request.body;
  const lane = await context.store.read((db) => laneById(db, id));
  if (!lane) return refuse("NOT_FOUND");
  return exportedForStaff(request, context, {
    sheet: sheetOfSale,
    input: () => id,
    act: "read.sale",
    filter: { lane: lane.name },
    name: `marsa-sale-${id}.xlsx`,
  });
};

const iso = (at: number): string => new Date(at).toISOString();

function presentReport({ lane, lots, operators, lastEnd }: SaleReport): Schema<"SaleReport"> {
  const totals = totalsOf(lots);
  return {
    id_queue: lane.id,
    name: lane.name,
    place: lane.place,
    start: iso(lane.startsAt),
    end: iso(lastEnd),
    state: lane.status,
    operators,
    totals: {
      lots: totals.lots,
      sold: totals.sold,
      hammer: totals.hammer,
      to_guide: totals.toGuide,
      seconds_per_lot: totals.secondsPerLot,
      fee: filsToAed(totals.feeFils),
      vat: filsToAed(totals.vatFils),
      unpaid: totals.unpaid,
      unpaid_sum: filsToAed(totals.unpaidFils),
      first_due: totals.firstDueAt === null ? null : iso(totals.firstDueAt),
      channels: [...totals.channels],
    },
    lots: lots.map(presentLot),
    buyers: partiesOf(lots, "buyer").map(presentParty),
    sellers: partiesOf(lots, "seller").map(presentParty),
  };
}

function presentLot(lot: ReportLot): Schema<"SaleLot"> {
  return {
    id_auction: lot.lotId,
    position: lot.position,
    number: lot.number,
    title: lot.title,
    seller: lot.seller,
    minimum: lot.minimum,
    guide: lot.guide,
    price: lot.price,
    to_guide: toGuideOf(lot),
    mark: lot.mark,
    result: lot.result,
    outcome: lot.outcome,
    fee: filsToAed(lot.feeFils),
    vat: filsToAed(lot.vatFils),
    seconds: lot.seconds,
  };
}

function presentParty({ userId, name, lots, sold, hammer, unpaidFils }: ReportParty): Schema<"SaleParty"> {
  return { id_user: userId, name, lots, sold, hammer, unpaid: filsToAed(unpaidFils) };
}
