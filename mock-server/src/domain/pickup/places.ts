/** The yards and offices where lots are handed over, with gate, address and opening hours. */
import type { LotKind } from "../lot/lot.ts";

/** Opening hours in Dubai time. */
export interface OpeningHours {
  /** The days in words: "Sat to Thu". */
  readonly words: string;
  /** Days of the week, 0 is Sunday. */
  readonly days: readonly number[];
  /** Minutes after midnight. */
  readonly opens: number;
  readonly closes: number;
}

export interface PickupPlace {
  readonly name: string;
  readonly gate: string | null;
  readonly address: string;
  /** Null for a place of the house; the seller's words about a place of their own, which print no other hours. */
  readonly visit: string | null;
  /** Hours of appointments; printed for a place of the house only. */
  readonly hours: readonly OpeningHours[];
}

/** Where a lot stands, in the seller's words. */
export interface LotLocation {
  readonly kind: LotKind;
  readonly location: string;
  readonly inspection: string;
}

const HOUR = 60;
const hours = (words: string, days: readonly number[], opens: number, closes: number): OpeningHours => ({
  words,
  days,
  opens: opens * HOUR,
  closes: closes * HOUR,
});

const two = (value: number) => String(value).padStart(2, "0");

const SAT_TO_THU = [0, 1, 2, 3, 4, 6];
const MON_TO_FRI = [1, 2, 3, 4, 5];
const early = [hours("Sat to Thu", SAT_TO_THU, 8, 16)];
const late = [hours("Sat to Thu", SAT_TO_THU, 10, 19), hours("Fri", [5], 14, 19)];
const week = [hours("Mon to Fri", MON_TO_FRI, 9, 18), hours("Sat", [6], 9, 13)];

const place = (name: string, gate: number | null, address: string, open: readonly OpeningHours[]) => ({
  name,
  gate: gate === null ? null : `gate ${gate}`,
  address,
  visit: null,
  hours: open,
});

const YARDS: readonly PickupPlace[] = [
  place("Al Awir inspection yard", 2, "Ras Al Khor Road, Al Awir, Dubai", late),
  place("Ras Al Khor auto market", 5, "Auto Market Street, Ras Al Khor, Dubai", late),
  place("Al Quoz yard 4", 4, "17th Street, Al Quoz Industrial 3, Dubai", week),
  place("Dubai Investments Park yard", 1, "Green Community Road, Dubai Investments Park, Dubai", week),
  place("Mussafah M-17 yard", 3, "Street 16, Mussafah M-17, Abu Dhabi", early),
  place("Al Shamkha motor city yard", 1, "Motor World Road, Al Shamkha, Abu Dhabi", late),
  place("Industrial Area 10 yard", 2, "Street 14, Industrial Area 10, Sharjah", early),
  place("Souq Al Haraj yard", 6, "Al Haraj Road, Al Ruqa Al Hamra, Sharjah", late),
  place("Al Sanaiya yard", 3, "Sanaiya, 14th Street, Al Ain", early),
  place("New Industrial Area yard", 1, "Al Hamriya Street, New Industrial Area, Ajman", early),
  place("Al Ghail yard", 1, "Al Ghail Industrial Park, Ras Al Khaimah", early),
  place("Al Hayl yard", 2, "Al Hayl Industrial Area, Fujairah", early),
  place("Emirates Modern Industrial Area", 1, "Emirates Modern Industrial Area, Umm Al Quwain", early),
  place("Al Mudaifi yard", 1, "Al Mudaifi Industrial Area, Khor Fakkan", week),
  place("Bida Zayed yard", 1, "Industrial Area, Madinat Zayed", early),
  place("Hatta service yard", 1, "Hatta Services Area, Hatta", week),
];

const KEYS = place("Marsa office", null, "Level 3, Al Safa Tower, Sheikh Zayed Road, Dubai", week);

/**
 * Returns the place where a lot is handed over. Keys of apartments wait at the office.
 * @param city the city's name.
 */
export function pickupPlace({ kind, location, inspection }: LotLocation, city: string): PickupPlace {
  if (kind === "apartment") return KEYS;
  const own = { name: location, gate: null, address: city, visit: inspection.trim(), hours: week };
  return YARDS.find(({ name }) => name === location) ?? own;
}

/** Returns the hours to print: none of a place of the seller's own. */
export function printedHours({ visit, hours: open }: PickupPlace): readonly OpeningHours[] {
  return visit === null ? open : [];
}

/** "Al Sanaiya yard, gate 3, Sanaiya, 14th Street, Al Ain. Sat to Thu, 08:00 to 16:00". */
export function placeWords(at: PickupPlace): string {
  const { name, gate, address, visit } = at;
  const times = printedHours(at).map(
    ({ words, opens, closes }) => `${words}, ${clockTime(opens)} to ${clockTime(closes)}`,
  );
  const where = [name, gate, address].filter((part) => part !== null).join(", ");
  return [where, visit ?? times.join("; ")].filter(Boolean).join(". ");
}

/** Minutes after midnight as a time: 570 → "09:30". */
export function clockTime(minutes: number): string {
  return `${two(Math.floor(minutes / HOUR))}:${two(minutes % HOUR)}`;
}
