/** The data of a paid sale, and the rows that several of its documents show. */
import { grouped, ledgerOfFils } from "@marsa/api-spec/amounts";
import type { Settlement } from "../../domain/settlement/settlement.ts";
import type { ApartmentFacts, VehicleCondition, VehicleFacts } from "../../tables/lots/facts.ts";
import type { StoredDocument } from "../../tables/lots/lot-files.ts";

/** A paid sale with the data of its documents. */
export interface PaidSale {
  readonly settlement: Settlement;
  readonly number: number;
  readonly title: string;
  /** The hold that paid a part, fils. */
  readonly heldFils: number;
  /** VAT contained in the price, fils; null where none is shown. */
  readonly vatInsideFils: number | null;
  /** Yard or office where the lot is handed over, with its address and hours. */
  readonly pickupAt: string;
  readonly buyer: string;
  readonly seller: string;
  readonly vehicle: VehicleFacts | null;
  readonly property: ApartmentFacts | null;
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
    ["Total, all-in", aed(allInFils)],
  ];
}

export function lotRow({ number, title }: PaidSale): Row {
  return ["Lot", `${number}, ${title}`];
}

/** The facts that identify the lot. */
export function factRows({ vehicle, property }: PaidSale): Row[] {
  return [...factsOfVehicle(vehicle), ...factsOfProperty(property)];
}

function factsOfVehicle(vehicle: VehicleFacts | null): Row[] {
  if (!vehicle) return [];
  return [
    ["VIN", vehicle.vin],
    ["Year", String(vehicle.year)],
    ["Mileage", `${grouped(String(vehicle.mileageKm))} km`],
    ["Engine", vehicle.engineText],
    ["Plate", vehicle.plate ?? "Not registered"],
    ["Registered until", vehicle.registeredUntil ?? "Not registered"],
    ["Owners", String(vehicle.owners)],
    ["Keys", String(vehicle.keys)],
  ];
}

function factsOfProperty(property: ApartmentFacts | null): Row[] {
  if (!property) return [];
  return [
    ["Building", `${property.building}, ${property.community}`],
    ["Unit", property.reference],
    ["Floor", String(property.floor)],
    ["Area", `${grouped(String(property.areaSqft))} sq ft`],
    ["RERA", property.reraNumber],
    ["Ownership", property.ownership],
  ];
}
