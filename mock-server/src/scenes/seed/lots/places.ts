/** Creates the places of lots. */
import type { DictEntry } from "../../../tables/schema/dict-names.ts";
import type { PlaceSeed } from "../types.ts";
import type { Random } from "../random.ts";

export const EMIRATES: readonly DictEntry[] = [
  { value: "abu-dhabi", label: "Abu Dhabi" },
  { value: "dubai", label: "Dubai" },
  { value: "sharjah", label: "Sharjah" },
  { value: "ajman", label: "Ajman" },
  { value: "umm-al-quwain", label: "Umm Al Quwain" },
  { value: "ras-al-khaimah", label: "Ras Al Khaimah" },
  { value: "fujairah", label: "Fujairah" },
];

export const CITIES: readonly DictEntry[] = [
  { value: "abu-dhabi", label: "Abu Dhabi", parent: "abu-dhabi" },
  { value: "al-ain", label: "Al Ain", parent: "abu-dhabi" },
  { value: "madinat-zayed", label: "Madinat Zayed", parent: "abu-dhabi" },
  { value: "dubai", label: "Dubai", parent: "dubai" },
  { value: "hatta", label: "Hatta", parent: "dubai" },
  { value: "sharjah", label: "Sharjah", parent: "sharjah" },
  { value: "khor-fakkan", label: "Khor Fakkan", parent: "sharjah" },
  { value: "ajman", label: "Ajman", parent: "ajman" },
  { value: "umm-al-quwain", label: "Umm Al Quwain", parent: "umm-al-quwain" },
  { value: "ras-al-khaimah", label: "Ras Al Khaimah", parent: "ras-al-khaimah" },
  { value: "fujairah", label: "Fujairah", parent: "fujairah" },
];

/** A place of vehicles: a known quarter, and its percentage of lots. */
export interface Yard {
  readonly city: string;
  readonly location: string;
  readonly lat: number;
  readonly lon: number;
  readonly share: number;
}

export const YARDS: readonly Yard[] = [
  { city: "dubai", location: "Al Awir inspection yard", lat: 25.1722, lon: 55.5466, share: 16 },
  { city: "dubai", location: "Ras Al Khor auto market", lat: 25.1786, lon: 55.3555, share: 12 },
  { city: "dubai", location: "Al Quoz yard 4", lat: 25.1334, lon: 55.2372, share: 9 },
  { city: "dubai", location: "Dubai Investments Park yard", lat: 25.0052, lon: 55.1551, share: 6 },
  { city: "abu-dhabi", location: "Mussafah M-17 yard", lat: 24.3612, lon: 54.5043, share: 12 },
  { city: "abu-dhabi", location: "Al Shamkha motor city yard", lat: 24.3737, lon: 54.7205, share: 6 },
  { city: "sharjah", location: "Industrial Area 10 yard", lat: 25.3058, lon: 55.4176, share: 9 },
  { city: "sharjah", location: "Souq Al Haraj yard", lat: 25.3171, lon: 55.5108, share: 6 },
  { city: "al-ain", location: "Al Sanaiya yard", lat: 24.1907, lon: 55.7395, share: 6 },
  { city: "ajman", location: "New Industrial Area yard", lat: 25.3813, lon: 55.4886, share: 6 },
  { city: "ras-al-khaimah", location: "Al Ghail yard", lat: 25.4262, lon: 56.0316, share: 4 },
  { city: "fujairah", location: "Al Hayl yard", lat: 25.0976, lon: 56.2872, share: 3 },
  {
    city: "umm-al-quwain",
    location: "Emirates Modern Industrial Area",
    lat: 25.4908,
    lon: 55.6342,
    share: 2,
  },
  { city: "khor-fakkan", location: "Al Mudaifi yard", lat: 25.3478, lon: 56.3391, share: 1 },
  { city: "madinat-zayed", location: "Bida Zayed yard", lat: 23.6846, lon: 53.7041, share: 1 },
  { city: "hatta", location: "Hatta service yard", lat: 24.7979, lon: 56.1189, share: 1 },
];

const HOURS = [
  "Sunday to Thursday 9:00 to 17:00",
  "Saturday to Thursday 8:00 to 16:00",
  "daily 10:00 to 19:00, Friday from 14:00",
  "Monday to Friday 9:00 to 18:00",
];

/**
 * Returns the emirate of a city.
 * @throws Error for an unknown city.
 */
export function emirateOf(city: string): string {
  const parent = CITIES.find(({ value }) => value === city)?.parent;
  if (parent === undefined) throw new Error(`No such city: ${city}`);
  return parent;
}

/** Returns a place near the given point (within about 300 m), to 5 decimals. */
function near(random: Random, { lat, lon }: { readonly lat: number; readonly lon: number }) {
  const shift = (degrees: number): number =>
    Math.round((degrees + random.between(-0.003, 0.003)) * 1e5) / 1e5;
  return { lat: shift(lat), lon: shift(lon) };
}

/** Returns a vehicle's place and inspection. */
export function vehiclePlace(random: Random, yard: Yard): PlaceSeed {
  return {
    emirate: emirateOf(yard.city),
    city: yard.city,
    location: yard.location,
    ...near(random, yard),
    inspection: `${yard.location}, ${random.pick(HOURS)}`,
  };
}
