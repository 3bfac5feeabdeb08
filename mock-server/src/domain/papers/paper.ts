/** The tax documents of a sale: which ones a sale needs, their numbers and their lines. Amounts: fils. */
import { grouped } from "@marsa/api-spec/amounts";
import { dubaiDate } from "@marsa/api-spec/dates";
import { isReturned, type Settlement } from "../settlement/settlement.ts";

export type PaperKind = "invoice" | "credit_note";
export type PaperSide = "buyer" | "seller";

/** The house as its documents name it. */
export interface House {
  readonly name: string;
  readonly nameArabic: string;
  /** One line each. */
  readonly address: string;
  /** Tax registration number, 15 digits. */
  readonly trn: string;
  readonly licence: string;
  /** Phone and mail for questions about a document. */
  readonly contact: string;
  /** The start of each number: "MAR". */
  readonly prefix: string;
}

/** Whom a document is for. */
export interface Recipient {
  readonly name: string;
  /** Empty: not known. */
  readonly address: string;
  /** Empty: not registered for VAT. */
  readonly trn: string;
}

/** A document as it was issued. It never changes. */
export interface Paper {
  readonly kind: PaperKind;
  readonly side: PaperSide;
  readonly number: string;
  /** The invoice that a credit note takes back; null for an invoice. */
  readonly corrects: string | null;
  /** ms since 1970 UTC, like every instant here. */
  readonly issuedAt: number;
  /** The hammer. */
  readonly suppliedAt: number;
  readonly house: House;
  readonly recipient: Recipient;
  readonly lot: { readonly number: number; readonly title: string };
  /** AED. */
  readonly price: number;
  /** The other side of the sale, to whom the hammer price belongs. */
  readonly seller: string;
  readonly netFils: number;
  readonly vatFils: number;
}

const SERIES = { invoice: "TI", credit_note: "CN", statement: "VS" } as const;

/** Returns "MAR-TI-2026-000418". Each kind counts from 1 in each year of the UAE. */
export function paperNumber(prefix: string, kind: keyof typeof SERIES, year: number, serial: number): string {
  return `${prefix}-${SERIES[kind]}-${year}-${String(serial).padStart(6, "0")}`;
}

/** Returns the year of the number of a document issued at this instant. */
export function paperYear(issuedAt: number): number {
  return Number(dubaiDate(issuedAt).slice(0, 4));
}

export interface PaperOwed {
  readonly kind: PaperKind;
  readonly side: PaperSide;
  readonly netFils: number;
  readonly vatFils: number;
}

/**
 * Returns the documents that a sale needs, in the order of their numbers: an invoice of the buyer's fee from the
 * payment on, one of the seller's fee from the handover on, and a credit note of each when the lot comes back.
 */
export function papersOwed(settlement: Settlement): PaperOwed[] {
  const { paidAt, handedOverAt, feeFils, vatOnFeeFils, sellerFeeFils, vatOnSellerFeeFils } = settlement;
  const buyers = { side: "buyer", netFils: feeFils, vatFils: vatOnFeeFils } as const;
  const sellers = { side: "seller", netFils: sellerFeeFils, vatFils: vatOnSellerFeeFils } as const;
  const invoiced = [
    ...(paidAt === null || feeFils === 0 ? [] : [buyers]),
    ...(handedOverAt === null || sellerFeeFils === 0 ? [] : [sellers]),
  ];
  const kinds: PaperKind[] = isReturned(settlement) ? ["invoice", "credit_note"] : ["invoice"];
  return kinds.flatMap((kind) => invoiced.map((part) => ({ kind, ...part })));
}

/** Returns the VAT rate of a line, per cent. */
export function vatPerCent({ netFils, vatFils }: Pick<Paper, "netFils" | "vatFils">): number {
  return Math.round((100 * vatFils) / netFils);
}

/** Returns what a document charges: its heading, then the lines about it. */
export function lineOf({ side, lot, price }: Pick<Paper, "side" | "lot" | "price">): string[] {
  return [
    `${side === "buyer" ? "Buyer’s" : "Seller’s"} fee, lot ${lot.number}`,
    lot.title,
    `On the hammer price of AED ${grouped(String(price))}`,
  ];
}

/** Returns how the amount was paid, and what is due: a heading, then a sentence. */
export function paymentOf({ kind, side }: Pick<Paper, "kind" | "side">): [string, string] {
  if (kind === "credit_note")
    return ["Paid back in full", "The sale was undone. The amount is in the balance of the recipient."];
  return side === "buyer"
    ? ["Paid in full", "From the deposit of the buyer. Nothing is due."]
    : ["Paid in full", "Kept from the proceeds of the sale. Nothing is due."];
}
