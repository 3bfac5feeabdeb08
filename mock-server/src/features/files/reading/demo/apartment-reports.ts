/** Writes the demo's reports of apartments: one page each. */
import { grouped } from "@marsa/api-spec/amounts";
import { longDay } from "@marsa/api-spec/dates";
import type { PdfText } from "../../../../http/pdf/pdf.ts";
import type { ApartmentFacts } from "../../../../tables/lots/facts.ts";
import type { Random } from "../../../../scenes/seed/random.ts";
import type { ReportedLot } from "./reported-lot.ts";

/** Shares of the area by room. */
const LIVING = 34;
const KITCHEN = 11;
const BATHROOM = 7;
const HALL = 9;
const BEDROOM = 18;

/** The rooms and their areas, which add up to the area of the apartment; the balcony is extra. */
export function floorPlan(of: ReportedLot): PdfText {
  const { property } = of;
  return {
    ...head("Floor plan", of),
    sections: property ? [{ heading: "Rooms", facts: rooms(property) }] : [],
    paragraphs: ["Measured between the walls. The balcony is not part of the area."],
  };
}

function rooms({ bedrooms, bathrooms, areaSqft, balconySqft }: ApartmentFacts): [string, string][] {
  const parts: [string, number][] = [
    [bedrooms === 0 ? "Living and sleeping" : "Living and dining", LIVING],
    ["Kitchen", KITCHEN],
    ["Hall", HALL],
    ...numbered("Bedroom", bedrooms, BEDROOM),
    ...numbered("Bathroom", bathrooms, BATHROOM),
  ];
  const all = parts.reduce((sum, [, share]) => sum + share, 0);
  const sizes = parts.map(([, share]) => Math.floor((areaSqft * share) / all));
  // What rounding leaves belongs to the largest room.
  sizes[0]! += Math.round(areaSqft) - sizes.reduce((sum, size) => sum + size, 0);
  return [
    ...parts.map(([name], place): [string, string] => [name, sqft(sizes[place]!)]),
    ["Area", sqft(Math.round(areaSqft))],
    ...(balconySqft > 0 ? [["Balcony", sqft(Math.round(balconySqft))] as [string, string]] : []),
  ];
}

const sqft = (size: number): string => `${grouped(String(size))} sq ft`;

function numbered(name: string, count: number, share: number): [string, number][] {
  return Array.from({ length: count }, (_, place) => [count === 1 ? name : `${name} ${place + 1}`, share]);
}

/** The service charge of the last three years. */
export function serviceCharge(of: ReportedLot, random: Random): PdfText {
  const { property, at } = of;
  const thisYear = new Date(at).getUTCFullYear();
  const perYear = property?.serviceCharge ?? 0;
  return {
    ...head("Service charge statement", of),
    sections: [0, 1, 2].map((ago) => {
      const charged = Math.round(perYear * (1 - ago * 0.02));
      const paid =
        ago === 0 ? `to 30 September ${thisYear}` : `on ${random.int(4, 27)} January ${thisYear - ago}`;
      return {
        heading: String(thisYear - ago),
        facts: [
          ["Charged", `AED ${grouped(String(charged))}`],
          ["Paid", paid],
          ["Open", "AED 0"],
        ],
      } as const;
    }),
    paragraphs: ["Issued by the owners' association. Cooling is invoiced by its supplier."],
  };
}

function head(title: string, { number, title: name, property, at, location }: ReportedLot) {
  return {
    title,
    subtitle: `Lot ${number}, ${name}`,
    facts: [
      ["Date", longDay(at)],
      ["Building", property?.building ?? ""],
      ["Location", location],
      ["Unit", property?.reference ?? ""],
      ["Floor", String(property?.floor ?? "")],
    ] as const,
  };
}
