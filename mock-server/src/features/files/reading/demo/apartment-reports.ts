/** Writes the demo's reports of apartments: one page each. */
import { grouped, money } from "@marsa/api-spec/amounts";
import { longDay } from "@marsa/api-spec/dates";
import { isInside, roomSqft, sqftLeft, type Room } from "@marsa/api-spec/rooms";
import type { PdfText } from "../../../../http/pdf/pdf.ts";
import type { ApartmentFacts } from "../../../../tables/schema/facts.ts";
import type { Random } from "../../../../scenes/seed/random.ts";
import type { ReportedLot } from "./reported-lot.ts";

/** The rooms as the page of the lot lists them: they add up to the area of the apartment, a balcony is extra. */
export function floorPlan(of: ReportedLot): PdfText {
  const { property } = of;
  return {
    ...head("Floor plan", of),
    sections: property ? [{ heading: "Rooms", facts: rooms(property) }] : [],
    paragraphs: ["Measured between the walls. A balcony is not part of the area."],
  };
}

function rooms({ roomList = [], areaSqft }: ApartmentFacts): [string, string][] {
  const rowOf = (room: Room): [string, string] => [
    room.name,
    `${room.width} × ${room.length} m, ${sqft(roomSqft(room))}`,
  ];
  return [
    ...roomList.filter(isInside).map(rowOf),
    ["Walls and corridor", sqft(sqftLeft(areaSqft, roomList))],
    ["Inside the walls", sqft(areaSqft)],
    ...roomList.filter((room) => !isInside(room)).map(rowOf),
  ];
}

const sqft = (size: number): string => `${money(size)} sqft`;

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
