/** Writes the documents of a paid sale. */
import type { StoredDocument } from "../../tables/lots/lot-files.ts";
import { filsToAed } from "@marsa/api-spec/money";
import type { ApartmentFacts, VehicleFacts } from "../../tables/lots/facts.ts";
import { dubaiDay } from "../../domain/time/dubai.ts";
import type { Settlement } from "../../domain/settlement/settlement.ts";
import type { PdfText } from "../../http/pdf/pdf.ts";

/** A paid sale with the data of its documents. */
export interface PaidSale {
  readonly settlement: Settlement;
  readonly number: number;
  readonly title: string;
  /** Yard, street or community in words. */
  readonly location: string;
  readonly buyer: string;
  readonly seller: string;
  readonly vehicle: VehicleFacts | null;
  readonly property: ApartmentFacts | null;
  readonly documents: readonly StoredDocument[];
}

const money = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2 });
const aed = (fils: number) => `AED ${money.format(filsToAed(fils))}`;

/** Returns the documents: the payment, the permission to collect, and the papers held by the seller. */
export function saleSheets(sale: PaidSale): PdfText[] {
  const theirs = sale.documents.filter(({ access }) => access === "after_payment");
  return [invoice(sale), releaseOrder(sale), ...theirs.map(({ name }) => paper(sale, name))];
}

function invoice({ settlement, number, title, buyer }: PaidSale): PdfText {
  const { price, feeFils, vatOnFeeFils, allInFils, paidAt } = settlement;
  return {
    title: `Invoice ${number}`,
    facts: [
      ["For", buyer],
      ["Lot", `${number}, ${title}`],
      ["Price", aed(price * 100)],
      ["Buyer's fee", aed(feeFils)],
      ["VAT on the fee", aed(vatOnFeeFils)],
      ["Total", aed(allInFils)],
      ["Paid", dubaiDay(paidAt ?? settlement.soldAt)],
    ],
    paragraphs: ["The total was taken from the deposit, the hold of this lot included. Nothing is owed."],
  };
}

function releaseOrder({ number, title, buyer, seller, location }: PaidSale): PdfText {
  return {
    title: `Release order ${number}`,
    facts: [
      ["Lot", `${number}, ${title}`],
      ["May collect", buyer],
      ["Where", location],
      ["From", seller],
    ],
    paragraphs: [
      "Please bring this order and the identity document of your profile.",
      "The lot is handed over once, to the person named here or to somebody with his written authority.",
    ],
  };
}

function paper({ number, title, vehicle, property }: PaidSale, name: string): PdfText {
  return {
    title: name,
    facts: [["Lot", `${number}, ${title}`], ...factsOfVehicle(vehicle), ...factsOfProperty(property)],
    paragraphs: ["The seller's original goes with the lot when it is handed over."],
  };
}

type Facts = (readonly [string, string])[];

function factsOfVehicle(vehicle: VehicleFacts | null): Facts {
  if (!vehicle) return [];
  return [
    ["VIN", vehicle.vin],
    ["Year", String(vehicle.year)],
    ["Plate", vehicle.plate ?? "Not registered"],
    ["Registered until", vehicle.registeredUntil ?? "Not registered"],
    ["Owners", String(vehicle.owners)],
  ];
}

function factsOfProperty(property: ApartmentFacts | null): Facts {
  if (!property) return [];
  return [
    ["Building", `${property.building}, ${property.community}`],
    ["Unit", property.reference],
    ["Floor", String(property.floor)],
    ["Area", `${property.areaSqft} sq ft`],
    ["RERA", property.reraNumber],
    ["Ownership", property.ownership],
  ];
}
