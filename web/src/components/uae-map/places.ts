/** The places that the map can be led to by name: cities, and the communities of Dubai. No call to another server. */
import { shapes } from "@marsa/api-spec/map/communities";
import type { Place } from "./projection.ts";

export interface NamedPlace extends Place {
  readonly name: string;
}

/** Centres of the cities of the dictionary, by their value. */
const CITIES: Readonly<Record<string, NamedPlace>> = {
  "abu-dhabi": { name: "Abu Dhabi", lat: 24.4667, lon: 54.3667 },
  "al-ain": { name: "Al Ain", lat: 24.2075, lon: 55.7447 },
  "madinat-zayed": { name: "Madinat Zayed", lat: 23.6837, lon: 53.7032 },
  dubai: { name: "Dubai", lat: 25.2048, lon: 55.2708 },
  hatta: { name: "Hatta", lat: 24.7969, lon: 56.1175 },
  sharjah: { name: "Sharjah", lat: 25.3463, lon: 55.4209 },
  "khor-fakkan": { name: "Khor Fakkan", lat: 25.3392, lon: 56.3519 },
  ajman: { name: "Ajman", lat: 25.4052, lon: 55.5136 },
  "umm-al-quwain": { name: "Umm Al Quwain", lat: 25.5515, lon: 55.557 },
  "ras-al-khaimah": { name: "Ras Al Khaimah", lat: 25.785, lon: 55.97 },
  fujairah: { name: "Fujairah", lat: 25.1288, lon: 56.3265 },
};

/** Short names that people type. */
const SHORT: Readonly<Record<string, string>> = {
  "Jumeirah Village Circle": "JVC",
  "Jumeirah Village Triangle": "JVT",
  "Jumeirah Lakes Towers": "JLT",
  "Dubai Silicon Oasis": "DSO",
};

let places: readonly NamedPlace[] | null = null;

/** The cities, and the communities under the names that people use, with those of the register. */
function allPlaces(): readonly NamedPlace[] {
  return (places ??= [
    ...Object.values(CITIES),
    ...shapes().map(({ community: { name, official }, middle }) => {
      const more = [SHORT[name], name === official ? undefined : official].filter(Boolean).join(", ");
      return { name: more === "" ? name : `${name} (${more})`, ...middle };
    }),
  ]);
}

/** Returns the centre of a city, or of an emirate's capital, by the value of the dictionary; null: it is not known. */
export function centreOf(...values: readonly string[]): Place | null {
  return values.map((value) => CITIES[value]).find((place) => place !== undefined) ?? null;
}

/** Returns the places with a word that begins like each typed one, the shortest name first. */
export function placesNamed(typed: string, most: number): readonly NamedPlace[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [];
  return allPlaces()
    .filter(({ name }) => {
      const words = wordsOf(name);
      return wanted.every((start) => words.some((word) => word.startsWith(start)));
    })
    .toSorted((a, b) => a.name.length - b.name.length)
    .slice(0, most);
}

function wordsOf(text: string): string[] {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
}
