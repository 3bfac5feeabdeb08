/** Names of a vehicle's condition: zones of the drawing and technical checks. */
import type { ZoneId } from "../schema/facts.ts";

const SIDES = ["left", "right"] as const;
const SIDE_PARTS = ["front_wing", "front_door", "rear_door", "rear_wing", "sill", "mirror"] as const;
const TOP = [
  "front_bumper",
  "bonnet",
  "windscreen",
  "roof",
  "rear_window",
  "tailgate",
  "rear_bumper",
] as const;

/** Every zone of the drawing. A coupe has no rear doors. */
export const ZONES: readonly ZoneId[] = [
  ...TOP,
  ...SIDES.flatMap((side) => SIDE_PARTS.map((part): ZoneId => `${side}_${part}`)),
];

/** The zones of a motorcycle's drawing, beside its mirrors. */
export const MOTORCYCLE_ZONES: readonly string[] = [
  "headlight",
  "handlebar",
  "front_fork",
  "front_mudguard",
  "tank",
  "seat",
  "rear_mudguard",
  "exhaust",
  ...SIDES.flatMap((side) => [`${side}_engine`, `${side}_panel`]),
];

/** "rear left door", "bonnet". */
export function zoneWords(zone: string): string {
  const [side, ...part] = zone.split("_");
  if (side !== "left" && side !== "right") return zone.replaceAll("_", " ");
  const [first, second] = part;
  return second === undefined ? `${side} ${first}` : `${first} ${side} ${second}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The technical checks, by name. */
export const CHECK_NAMES = [
  "Engine",
  "Gearbox",
  "Front suspension",
  "Rear suspension",
  "Brakes",
  "Steering",
  "Air conditioning",
  "Electronics",
  "Chassis",
  "Underside",
  "Spare wheel",
  "Road test",
] as const;
