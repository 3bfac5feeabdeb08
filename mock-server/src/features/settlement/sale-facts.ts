/** The data of a paid sale, and the rows that several of its documents show. */
import { grouped, ledgerOfFils } from "@marsa/api-spec/amounts";
import type { LotKind } from "../../domain/lot/lot.ts";
import type { Settlement } from "../../domain/settlement/settlement.ts";
import type { VehicleCondition } from "../../tables/schema/facts.ts";
import type { DraftRow } from "../../tables/lots/lot-drafts.ts";
import type { StoredDocument } from "../../tables/schema/lot-files.ts";

/** A paid sale with the data of its documents. */
export interface PaidSale {
  readonly settlement: Settlement;
  readonly number: number;
  readonly title: string;
  /** The hold that paid a part, fils. */
  readonly heldFils: number;
  /** VAT contained in the price, fils; null where none is shown. */
  readonly vatInsideFils: number | null;
  /** Yard or office where the lot is handed over, with its address and its hours or the seller's words. */
  readonly pickupAt: string;
  readonly buyer: string;
  readonly seller: string;
  readonly kind: LotKind;
  /** What the seller entered. */
  readonly fields: DraftRow["fields"];
  readonly condition: VehicleCondition | null;
  readonly documents: readonly StoredDocument[];
}

export type Row = readonly [what: string, value: string];

/** "AED 118,946.50". */
export const aed = (fils: number): string => `AED ${ledgerOfFils(fils)}`;

/** The rows of a sum: price, fee, VAT on the fee, and the total as on the screen. */
export function sumRows({ settlement }: Pick<PaidSale, "settlement">): Row[] {
  const { price, feeFils, vatOnFeeFils, allInFils } = settlement;
  return [
    ["Price", aed(price * 100)],
    ["Buyer's fee", aed(feeFils)],
    ["VAT on the fee", aed(vatOnFeeFils)],
    ["Total to Marsa", aed(allInFils)],
  ];
}

export function lotRow({ number, title }: PaidSale): Row {
  return ["Lot", `${number}, ${title}`];
}

/** The entered facts that identify the lot: a paper states nothing else about it. */
export function factRows({ kind, fields }: Pick<PaidSale, "kind" | "fields">): Row[] {
  return (kind === "vehicle" ? VEHICLE : APARTMENT).flatMap(([field, name, unit = ""]): Row[] => {
    const value = fields[field];
    if (value === undefined || value === "" || typeof value === "object") return [];
    return [[name, `${unit === "" ? String(value) : grouped(String(value))}${unit}`]];
  });
}

type Line = readonly [field: keyof DraftRow["fields"], name: string, unit?: string];

const VEHICLE: readonly Line[] = [
  ["vin", "VIN"],
  ["year", "Year"],
  ["mileage", "Mileage", " km"],
  ["engine_text", "Engine"],
  ["plate", "Plate"],
  ["registered_until", "Registered until"],
  ["owners", "Owners"],
  ["keys", "Keys"],
];
const APARTMENT: readonly Line[] = [
  ["building", "Building"],
  ["location", "Location"],
  ["reference", "Unit"],
  ["floor", "Floor"],
  ["area", "Area", " sq ft"],
  ["rera_number", "RERA"],
  ["tenancy", "Tenancy"],
];
