/** Renders a vendor statement in A4, in English and Arabic: lots, kept sums and payout. */
import { ledgerOfFils } from "@marsa/api-spec/amounts";
import { longDay } from "@marsa/api-spec/dates";
import { refundNumber } from "../../domain/deposit/top-up.ts";
import {
  paidOutFils,
  sumsOf,
  toYouFils,
  type StatementFacts,
  type StatementLine,
  type StatementSums,
} from "../../domain/papers/statement.ts";
import { bytesOf } from "./pdf.ts";
import {
  factRow,
  foot,
  HALF,
  head,
  INK,
  label,
  LEFT,
  LINE,
  newSheet,
  parties,
  put,
  QUIET,
  RIGHT,
  rule,
  SECOND,
} from "./sheet.ts";
import type { Document } from "./write.ts";

/** A statement with its payout, and the account as the reader may see it. */
export interface StatementSheet {
  readonly statement: { readonly number: string; readonly issuedAt: number; readonly facts: StatementFacts };
  readonly refund: { readonly id: number; readonly requestedAt: number };
  readonly account: { readonly recipient: string; readonly iban: string; readonly bank: string };
}

const NOT_YET = "#ae4405";
/** Where the table ends, and where it goes on after the first page, points. */
const END = 760;
const NEXT_TOP = 60;
const ROW = 21;
/** The height of sums and notes below the table. */
const BELOW = 230;

/** Returns one or more pages. */
export function statementPdf(sheet: StatementSheet): Promise<Uint8Array<ArrayBuffer>> {
  const { number, issuedAt, facts } = sheet.statement;
  const house = facts.house!;
  const pdf = newSheet(`Vendor statement ${number}`, house.name);
  head(pdf, ["Vendor statement", "كشف حساب البائع"]);
  factRow(pdf, [
    [["Number", "الرقم"], number],
    [["Date of issue", "تاريخ الإصدار"], longDay(issuedAt)],
    [["Sold", "تاريخ البيع"], soldDays(facts.lines)],
    [["Currency", "العملة"], "AED, UAE dirham"],
  ]);
  parties(pdf, house, facts.seller, [
    ["Auctioneer", "دار المزاد"],
    ["Seller", "البائع"],
  ]);
  let y = table(pdf, facts.lines);
  if (y > END - BELOW) {
    pdf.addPage();
    y = NEXT_TOP;
  }
  notes(pdf, sheet, payoutOf(pdf, facts, y));
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    foot(pdf, house, `Page ${page + 1} of ${count}`);
  }
  return bytesOf(pdf);
}

/** "24 November 2026", or the first and the last day. */
function soldDays(lines: readonly StatementLine[]): string {
  const days = lines.map(({ soldAt }) => soldAt).toSorted((a, b) => a - b);
  const [first, last] = [days[0]!, days.at(-1)!].map((at) => longDay(at));
  return first === last ? first! : `${first} to ${last}`;
}

const COLUMNS = [
  [["Hammer", "سعر البيع"], 240],
  [["VAT inside", "الضريبة المشمولة"], 302],
  [["Seller’s fee", "رسوم البائع"], 360],
  [["VAT on the fee", "ضريبة الرسوم"], 420],
  [["To you, AED", "المستحق"], 487],
] as const;
const HANDED_OVER = 500;

/** @returns where the table ends. */
function table(pdf: Document, lines: readonly StatementLine[]): number {
  let y = titles(pdf, 222);
  for (const line of lines) {
    if (y + 2 * ROW > END) {
      pdf.addPage();
      y = titles(pdf, NEXT_TOP);
    }
    put(pdf, String(line.number), LEFT, y + 7, { weight: "bold", size: 7.5, width: 40 });
    const [title = "", more] = wrapped(pdf, line.title);
    put(pdf, title, LEFT + 34, y + (more === undefined ? 7 : 2), { size: 7.5, width: 130 });
    if (more !== undefined) put(pdf, more, LEFT + 34, y + 11, { size: 7.5, width: 130 });
    amounts(pdf, y + 7, columnsOf(line), false);
    if (line.claimFils > 0)
      put(pdf, `less ${ledgerOfFils(line.claimFils)} for a claim`, HANDED_OVER, y + 11, {
        size: 5.5,
        width: 60,
      });
    put(
      pdf,
      line.handedOverAt === null ? "Not yet" : longDay(line.handedOverAt),
      HANDED_OVER,
      y + (line.claimFils > 0 ? 3 : 7),
      {
        size: 6.5,
        width: 62,
        colour: line.handedOverAt === null ? NOT_YET : INK,
      },
    );
    y += ROW;
    rule(pdf, y, [LEFT, RIGHT]);
  }
  rule(pdf, y, [LEFT, RIGHT], 1, INK);
  put(pdf, `${lines.length} ${lines.length === 1 ? "lot" : "lots"} sold`, LEFT + 34, y + 7, {
    weight: "bold",
  });
  amounts(pdf, y + 7, columnsOf(sumsOf(lines)), true);
  return y + ROW + 6;
}

/** @returns where the rows begin. */
function titles(pdf: Document, y: number): number {
  const small = { weight: "bold", size: 7 } as const;
  const arabic = { size: 6.5, colour: QUIET } as const;
  put(pdf, "Lot", LEFT, y, small);
  put(pdf, "البند", LEFT, y + 9, arabic);
  for (const [[english, name], end] of COLUMNS) {
    put(pdf, english, end - 70, y, { ...small, width: 70, align: "right" });
    put(pdf, name, end - 70, y + 9, { ...arabic, width: 70, align: "right" });
  }
  put(pdf, "Handed over", HANDED_OVER, y, small);
  put(pdf, "التسليم", HANDED_OVER, y + 9, arabic);
  rule(pdf, y + 22, [LEFT, RIGHT], 1, INK);
  return y + 22;
}

/** Returns a title in two lines at most. */
function wrapped(pdf: Document, title: string): string[] {
  pdf.fontSize(7.5).font("Helvetica");
  if (pdf.widthOfString(title) <= 128) return [title];
  const words = title.split(" ");
  let first = "";
  while (words.length > 1 && pdf.widthOfString(`${first} ${words[0]}`) <= 128)
    first = `${first} ${words.shift()}`;
  const rest = words.join(" ");
  const fits = Math.floor((rest.length * 126) / Math.max(126, pdf.widthOfString(rest)));
  return [first.trim(), fits < rest.length ? `${rest.slice(0, fits - 1)}…` : rest];
}

function columnsOf(row: StatementLine | StatementSums): readonly string[] {
  const { hammerFils, vatInsideFils, feeFils, vatOnFeeFils, toYouFils: yours } = row;
  const inside = vatInsideFils === null ? "none" : ledgerOfFils(vatInsideFils);
  return [ledgerOfFils(hammerFils), inside, minus(feeFils), minus(vatOnFeeFils), ledgerOfFils(yours)];
}

const minus = (fils: number): string => (fils === 0 ? "0.00" : `-${ledgerOfFils(fils)}`);

function amounts(pdf: Document, y: number, texts: readonly string[], isSum: boolean): void {
  for (const [place, [, end]] of COLUMNS.entries()) {
    const weight = isSum || place === COLUMNS.length - 1 ? "bold" : "regular";
    put(pdf, texts[place]!, end - 80, y, { weight, size: 7.5, width: 80, align: "right" });
  }
}

/** Draws the kept sums and the payout. @returns where they end. */
function payoutOf(pdf: Document, facts: StatementFacts, top: number): number {
  const { lines, usedFils } = facts;
  const numbersOf = (state: StatementLine["state"]) => lines.filter((line) => line.state === state);
  const [later, claim] = [numbersOf("handover"), numbersOf("claim")];
  const rows = [
    [`To you for ${lotsWord(lines)}`, "المستحق", ledgerOfFils(toYouFils(lines))],
    ...(later.length > 0
      ? [[`Kept until handover, ${lotsWord(later)}`, "حتى التسليم", minus(toYouFils(later))]]
      : []),
    ...(claim.length > 0
      ? [[`Kept while a buyer may claim, ${lotsWord(claim)}`, "فترة المطالبة", minus(toYouFils(claim))]]
      : []),
    ...(usedFils > 0 ? [["Used from your deposit before", "استُخدم من الوديعة", minus(usedFils)]] : []),
  ] as const;
  const from = 260;
  let y = top;
  for (const [english = "", arabic = "", amount = ""] of rows) {
    put(pdf, english, from, y + 6, { width: 170 });
    put(pdf, arabic, from, y + 6, { size: 7, colour: QUIET, width: 218, align: "right" });
    put(pdf, amount, RIGHT - 80, y + 6, { width: 80, align: "right" });
    y += ROW;
    rule(pdf, y, [from, RIGHT]);
  }
  rule(pdf, y, [from, RIGHT], 1, INK);
  put(pdf, "Paid out now, AED", from, y + 10, { weight: "bold", size: 9 });
  put(pdf, "يُدفع الآن", from, y + 11, { size: 7, colour: QUIET, width: 180, align: "right" });
  const paid = { weight: "bold", size: 15, width: 120, align: "right" } as const;
  put(pdf, ledgerOfFils(paidOutFils(facts)), RIGHT - 120, y + 7, paid);
  return y + 40;
}

/** "lots 7 and 19", "lot 7", or "24 lots". */
function lotsWord(lines: readonly StatementLine[]): string {
  if (lines.length > 4) return `${lines.length} lots`;
  const numbers = lines.map(({ number }) => String(number));
  const last = numbers.pop();
  return numbers.length === 0 ? `lot ${last}` : `lots ${numbers.join(", ")} and ${last}`;
}

function notes(pdf: Document, { statement, refund, account }: StatementSheet, y: number): void {
  const { facts, number } = statement;
  const { vatInsideFils, feeFils, vatOnFeeFils } = sumsOf(facts.lines);
  rule(pdf, y, [LEFT, LEFT + HALF - 4]);
  label(pdf, ["Payout", "الدفع"], LEFT, y + 6, HALF - 4);
  let left =
    put(pdf, `Reference ${refundNumber(refund.id, refund.requestedAt)}`, LEFT, y + 17, { weight: "bold" }) +
    2;
  left = put(pdf, account.recipient, LEFT, left) + 2;
  left = put(pdf, account.iban.replaceAll(/(.{4})(?=.)/g, "$1 "), LEFT, left) + 2;
  put(pdf, `${account.bank}, statement ${number}`, LEFT, left, { colour: QUIET });
  rule(pdf, y, [SECOND, RIGHT], 0.5, LINE);
  label(pdf, ["VAT", "ضريبة القيمة المضافة"], SECOND, y + 6, HALF);
  const inside = `The hammer prices contain VAT of ${ledgerOfFils(vatInsideFils)}, which you declare. It is part of the sum to you, not deducted from it.`;
  const right =
    put(pdf, vatInsideFils > 0 ? inside : "No VAT is shown inside these hammer prices.", SECOND, y + 17) + 3;
  if (feeFils === 0) return;
  const invoice = facts.invoices.length === 1 ? "tax invoice" : "tax invoices";
  const named =
    facts.invoices.length === 0 ? "a tax invoice at the handover" : `${invoice} ${facts.invoices.join(", ")}`;
  put(
    pdf,
    `For the seller’s fee you get ${named}: ${ledgerOfFils(feeFils)} and VAT ${ledgerOfFils(vatOnFeeFils)}.`,
    SECOND,
    right,
  );
}
