/** Creates the facts of apartments. */
import { money } from "@marsa/api-spec/amounts";
import { day, dubaiDate } from "@marsa/api-spec/dates";
import { roomsOf } from "./apartment-rooms.ts";
import { BUILDINGS, type Building } from "./buildings.ts";
import type { ApartmentFacts } from "../../../tables/schema/facts.ts";
import { DAY_MS } from "../calendar.ts";
import { deck } from "./deck.ts";
import type { Random } from "../random.ts";

/** Facts of a seller who left none out. */
export type SpokenFacts = ApartmentFacts & Readonly<Record<"floor" | "floors" | "parking", number>>;

/** An apartment before it has a number and a seller. */
export interface ApartmentSpec {
  readonly building: Building;
  readonly facts: SpokenFacts;
}

/** Type by dictionary value, bedrooms, area in sqft from and to, percentage. */
const LAYOUTS: readonly (readonly [
  type: string,
  bedrooms: number,
  from: number,
  to: number,
  share: number,
])[] = [
  ["studio", 0, 420, 560, 12],
  ["apartment", 1, 660, 890, 27],
  ["apartment", 2, 1_060, 1_480, 29],
  ["apartment", 3, 1_560, 2_240, 14],
  ["hotel-apartment", 1, 560, 780, 5],
  ["loft", 1, 860, 1_240, 4],
  ["duplex", 3, 1_900, 2_780, 5],
  ["penthouse", 4, 3_100, 5_200, 4],
];

/** Even square feet: an area is public and must never look like a canary. */
const even = (n: number): number => Math.round(n / 2) * 2;

/** "2-bedroom, Halyard House"; "3-bedroom + maid, …"; "Studio, …". */
function titleOf(type: string, bedrooms: number, maidRoom: boolean, building: string): string {
  const rooms = bedrooms === 0 ? "Studio" : `${bedrooms}-bedroom${maidRoom ? " + maid" : ""}`;
  const kind =
    { penthouse: " penthouse", duplex: " duplex", loft: " loft", "hotel-apartment": " hotel apartment" }[
      type
    ] ?? "";
  return `${rooms}${kind}, ${building}`;
}

const TENANCIES = ["Vacant on transfer", "Vacant on transfer", "Vacant", "Vacant"] as const;

function specOf(random: Random, building: Building, now: number): ApartmentSpec {
  const [type, bedrooms, from, to] = random.weighted(LAYOUTS.map((layout) => [layout, layout[4]]));
  const maidRoom = bedrooms >= 3 && random.chance(0.7);
  const floor = type === "penthouse" ? building.floors : random.int(1, Math.max(2, building.floors - 1));
  const tenanted = random.chance(0.25);
  const leaseEnd = now + random.int(40, 320) * DAY_MS;
  const rent = Math.round((building.community.aedPerSqft * from * 0.07) / 1_000) * 1_000;
  const title = titleOf(type, bedrooms, maidRoom, building.name);
  const number = random.int(1_000, 9_999);
  const areaSqft = even(random.between(from, to));
  const balconySqft = random.chance(0.8) ? even(random.between(50, 60 + bedrooms * 60)) : 0;
  const bathrooms = Math.max(1, bedrooms + (bedrooms > 1 && random.chance(0.5) ? 1 : 0));
  return {
    building,
    facts: {
      name: title,
      building: building.name,
      community: building.community.name,
      reference: `MRS-${building.name.slice(0, 2).toUpperCase()}-${number}`,
      type,
      areaSqft,
      balconySqft,
      floor,
      floors: building.floors,
      bedrooms,
      bathrooms,
      rooms: bedrooms + (bedrooms === 0 ? 1 : bedrooms >= 2 ? 2 : 1),
      maidRoom,
      parking: bedrooms >= 3 ? 2 : 1,
      year: building.year,
      view: random.pick(building.community.views),
      reraNumber: `${random.int(10_000, 79_999)}-${String(random.int(1, 12)).padStart(2, "0")}`,
      reraExpires: dubaiDate(now + random.int(60, 420) * DAY_MS),
      developer: building.developer,
      furnished: type === "hotel-apartment" || random.chance(0.35),
      newConstruction: building.year >= new Date(now).getUTCFullYear() - 2,
      serviceCharge: even(areaSqft * random.between(10.5, 21)),
      tenancy: tenanted
        ? `Let until ${day(dubaiDate(leaseEnd))} at AED ${money(rent)} a year`
        : random.pick(TENANCIES),
      ...(tenanted && { rent }),
      ownership: building.community.city === "sharjah" && random.chance(0.5) ? "leasehold" : "freehold",
      roomList: roomsOf({ areaSqft, balconySqft, bedrooms, bathrooms, maidRoom }),
    },
  };
}

/** Returns `count` apartments; a building repeats only after all others. */
export function makeApartmentSpecs(random: Random, count: number, now: number): ApartmentSpec[] {
  const next = deck(random, BUILDINGS);
  return Array.from({ length: count }, () => specOf(random, next(), now));
}

/** Returns the fair auction value of an apartment in whole AED. */
export function apartmentValue({ building, facts }: ApartmentSpec): number {
  const byHeight = 1 + (facts.floor / 60) * 0.14;
  const byAge = facts.newConstruction ? 1.08 : 1;
  const byType = facts.type === "penthouse" ? 1.2 : facts.type === "studio" ? 1.06 : 1;
  const byTenant = facts.tenancy.startsWith("Let") ? 0.95 : 1;
  const sqft = facts.areaSqft + facts.balconySqft * 0.5;
  const furniture = facts.furnished ? 1.03 : 1;
  return Math.round(
    building.community.aedPerSqft * sqft * byHeight * byAge * byType * byTenant * furniture * 0.93,
  );
}
