/** Renders the report of a sale in A4: six numbers, the picture, its lots, and three lines to sign. */
import { grouped, ledgerOfFils } from "@marsa/api-spec/amounts";
import { instant, longDay } from "@marsa/api-spec/dates";
import { middleOf, toGuideOf, totalsOf, type ReportLot } from "../../domain/papers/sale-report.ts";
import { bytesOf } from "./pdf.ts";
import { INK, LEFT, LINE, logo, newSheet, put, QUIET, RIGHT, rule } from "./sheet.ts";
import type { Document } from "./write.ts";

export interface PrintedReport {
  readonly lane: { readonly name: string; readonly place: string; readonly startsAt: number };
  readonly lots: readonly ReportLot[];
  readonly operators: readonly string[];
  /** The rows of the journals of its lots. */
  readonly journal: { readonly first: number | null; readonly last: number | null };
  /** The last hammer, ms. */
  readonly lastEnd: number;
  readonly printedBy: string;
  /** ms. */
  readonly printedAt: number;
}

const [GREEN, ORANGE, BLUE] = ["#0a7544", "#ae4405", "#1457b8"] as const;
const WIDTH = RIGHT - LEFT;
const ROW = 16;
const END = 770;

/** Returns one or more pages; further ones repeat the head of the table. */
export function saleReportPdf(report: PrintedReport): Promise<Uint8Array<ArrayBuffer>> {
  const { lane, lots } = report;
  const pdf = newSheet(`Sale report ${lane.name}`, "Marsa");
  head(pdf, report);
  let y = chart(pdf, lots, numbers(pdf, lots, 108));
  y = table(pdf, lots, y + 10);
  if (y > 725) {
    pdf.addPage();
    y = 50;
  }
  signatures(pdf, Math.max(y + 40, 700));
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    foot(pdf, report, `Page ${page + 1} of ${count}`);
  }
  return bytesOf(pdf);
}

function head(pdf: Document, { lane, operators, lots, lastEnd }: PrintedReport): void {
  logo(pdf);
  const right = { width: WIDTH, align: "right" } as const;
  put(pdf, "Sale report", LEFT, 32, { ...right, weight: "bold", size: 16 });
  put(pdf, `${lane.name}, ${longDay(lane.startsAt)}`, LEFT, 53, { ...right, colour: QUIET });
  rule(pdf, 70, [LEFT, RIGHT], 1, INK);
  put(pdf, lane.place, LEFT, 78, { weight: "bold", width: 260 });
  const when = `${instant(lane.startsAt)} to ${instant(lastEnd)}, ${lots.length} lots`;
  put(pdf, when, LEFT, 90, { colour: QUIET, width: 360 });
  put(pdf, operators.length === 0 ? "" : `${operators.join(", ")}, auctioneer`, LEFT, 78, right);
}

/** @returns where the numbers end. */
function numbers(pdf: Document, lots: readonly ReportLot[], top: number): number {
  const totals = totalsOf(lots);
  const { sold, hammer, toGuide, secondsPerLot: seconds, feeFils, vatFils, unpaid, unpaidFils } = totals;
  const boxes = [
    ["Hammer total, AED", grouped(String(hammer)), `${sold} lots sold`],
    [
      "Sold",
      lots.length === 0 ? "none" : `${Math.round((100 * sold) / lots.length)} %`,
      `${sold} of ${lots.length} lots`,
    ],
    ["Against the guide", toGuide === null ? "none" : signed(toGuide), "middle of the guide, sold lots"],
    [
      "Time per lot",
      seconds === null ? "none" : `${seconds} s`,
      seconds ? `${Math.round(3600 / seconds)} lots an hour` : "",
    ],
    [
      "Fee and VAT, AED",
      ledgerOfFils(feeFils + vatFils),
      `${ledgerOfFils(feeFils)} + ${ledgerOfFils(vatFils)}`,
    ],
    ["Unpaid, AED", ledgerOfFils(unpaidFils), `${unpaid} ${unpaid === 1 ? "lot" : "lots"}`],
  ] as const;
  const [width, height] = [WIDTH / 3, 46];
  for (const [place, [term, value, about]] of boxes.entries()) {
    const [x, y] = [LEFT + (place % 3) * width, top + Math.floor(place / 3) * height];
    pdf.rect(x, y, width, height).lineWidth(0.5).strokeColor(LINE).stroke();
    put(pdf, term, x + 8, y + 6, { size: 7, colour: QUIET, width: width - 16 });
    put(pdf, value, x + 8, y + 16, { size: 14, weight: "bold", width: width - 16 });
    put(pdf, about, x + 8, y + 34, { size: 7, colour: QUIET, width: width - 16 });
  }
  return top + 2 * height;
}

const signed = (perCent: number): string => `${perCent > 0 ? "+" : ""}${perCent.toFixed(1)} %`;

const tenths = (share: number): number => 10 * share;

/** Each lot against the middle of its own guide. @returns where it ends. */
function chart(pdf: Document, lots: readonly ReportLot[], top: number): number {
  const guided = lots.filter(({ guide }) => guide !== null);
  if (guided.length === 0) return top;
  put(pdf, "Hammer against guide, per cent of its middle", LEFT, top + 12, {
    weight: "bold",
    size: 9,
    width: WIDTH,
  });
  const [from, height, left] = [top + 30, 110, LEFT + 26];
  const step = (RIGHT - left) / guided.length;
  const shares = guided.flatMap(({ guide, minimum, price }) =>
    [guide!.low, guide!.high, minimum ?? middleOf(guide!), price ?? middleOf(guide!)].map(
      (amount) => amount / middleOf(guide!),
    ),
  );
  const [least, most] = [
    Math.floor(Math.min(9, ...shares.map(tenths))),
    Math.ceil(Math.max(11, ...shares.map(tenths))),
  ];
  const at = (share: number) => from + (height * (most - tenths(share))) / (most - least);
  for (let tenth = least; tenth <= most; tenth += 1) {
    const share = tenth / 10;
    rule(pdf, at(share), [left, RIGHT], 0.4, share === 1 ? QUIET : LINE);
    put(pdf, `${10 * tenth} %`, LEFT, at(share) - 3, { size: 6, colour: QUIET, width: 24 });
  }
  for (const [place, { guide, minimum, price, result, position }] of guided.entries()) {
    const middle = middleOf(guide!);
    const [x, half] = [left + step * (place + 0.5), Math.min(10, step * 0.35)];
    const [high, low] = [at(guide!.high / middle), at(guide!.low / middle)];
    pdf.rect(x - half, high, 2 * half, Math.max(1, low - high)).fill("#eaeeef");
    if (minimum !== null) rule(pdf, at(minimum / middle), [x - half, x + half], 1.2, INK);
    if (price !== null && (result === "sold" || result === "decides")) {
      const colour = result === "decides" ? BLUE : minimum !== null && price < minimum ? ORANGE : GREEN;
      pdf.circle(x, at(price / middle), 2.6).fill(colour);
    }
    if (step > 9)
      put(pdf, String(position), x - 10, from + height + 6, { size: 6, width: 20, align: "right" });
  }
  return from + height + 16;
}

const COLUMNS = [
  ["Minimum", 262],
  ["Guide", 338],
  ["Hammer", 388],
  ["To guide", 424],
  ["Fee + VAT", 500],
  ["Time", 526],
] as const;
const [SELLER, BUYER, RESULT] = [150, 430, 530] as const;

function heads(pdf: Document, y: number): number {
  const small = { size: 7, weight: "bold" } as const;
  put(pdf, "Lot", LEFT, y, small);
  put(pdf, "Seller", SELLER, y, small);
  put(pdf, "Buyer", BUYER, y, { ...small, width: 50 });
  put(pdf, "Result", RESULT, y, small);
  for (const [name, end] of COLUMNS) put(pdf, name, end - 70, y, { ...small, width: 70, align: "right" });
  rule(pdf, y + 11, [LEFT, RIGHT], 1, INK);
  return y + 11;
}

const RESULTS = {
  sold: "Sold",
  decides: "Decides",
  passed: "Passed",
  withdrawn: "Out",
  to_come: "",
} as const;

/** @returns where the table ends. */
function table(pdf: Document, lots: readonly ReportLot[], top: number): number {
  let y = heads(pdf, top);
  for (const lot of lots) {
    if (y + ROW > END) {
      pdf.addPage();
      y = heads(pdf, 50);
    }
    const { position, title, seller, minimum, guide, price, mark, feeFils, vatFils, seconds, result } = lot;
    const toGuide = toGuideOf(lot);
    const isSale = result === "sold" || result === "decides";
    const cells = [
      minimum === null ? "None" : grouped(String(minimum)),
      guide === null ? "" : `${grouped(String(guide.low))}-${grouped(String(guide.high))}`,
      price === null || !isSale ? "-" : grouped(String(price)),
      toGuide === null || !isSale ? "" : signed(toGuide),
      feeFils === 0 ? "" : ledgerOfFils(feeFils + vatFils),
      seconds === null ? "" : `${seconds} s`,
    ];
    put(pdf, String(position), LEFT, y + 4, { size: 7, weight: "bold", width: 14 });
    put(pdf, cut(title, 26), LEFT + 15, y + 4, { size: 7, width: 100 });
    put(pdf, cut(seller, 16), SELLER, y + 4, { size: 7, colour: QUIET, width: 60 });
    put(pdf, isSale ? (mark ?? "") : "", BUYER, y + 4, { size: 6.5, width: 44 });
    put(pdf, lot.outcome === "to_pay" ? "Unpaid" : RESULTS[result], RESULT, y + 4, { size: 7, width: 32 });
    for (const [place, [, end]] of COLUMNS.entries())
      put(pdf, cells[place]!, end - 76, y + 4, { size: 7, width: 76, align: "right" });
    y += ROW;
    rule(pdf, y, [LEFT, RIGHT], 0.3);
  }
  rule(pdf, y, [LEFT, RIGHT], 1, INK);
  const { sold, hammer, feeFils, vatFils } = totalsOf(lots);
  const bold = { size: 7, weight: "bold" } as const;
  put(pdf, `${sold} lots sold`, LEFT + 15, y + 5, bold);
  put(pdf, grouped(String(hammer)), 388 - 76, y + 5, { ...bold, width: 76, align: "right" });
  put(pdf, ledgerOfFils(feeFils + vatFils), 500 - 76, y + 5, { ...bold, width: 76, align: "right" });
  return y + ROW;
}

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}...` : text;

function signatures(pdf: Document, y: number): void {
  const width = WIDTH / 3 - 10;
  for (const [place, who] of ["Auctioneer, date", "Clerk, date", "Back office, date"].entries()) {
    const x = LEFT + place * (width + 15);
    rule(pdf, y, [x, x + width], 0.5, QUIET);
    put(pdf, who, x, y + 6, { size: 7.5, width });
  }
}

function foot(pdf: Document, { printedBy, printedAt, journal }: PrintedReport, page: string): void {
  const quiet = { size: 7, colour: QUIET, width: WIDTH };
  const rows =
    journal.first === null ? "" : ` from the journals of its lots, rows ${journal.first} to ${journal.last}`;
  put(pdf, `Printed ${instant(printedAt)} by ${printedBy}${rows}`, LEFT, 806, quiet);
  put(pdf, page, LEFT, 806, { ...quiet, align: "right" });
}
