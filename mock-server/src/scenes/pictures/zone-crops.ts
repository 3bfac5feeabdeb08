/** Where each zone of the drawing is in the views of a vehicle. All bodies stand in the same place. */
import type { ZoneId } from "../../tables/schema/facts.ts";
import type { AngleId } from "./catalogue.ts";

/** Share of the view's width and height that a close-up shows. */
const SHARE = 0.4;

type Part = ZoneId extends infer Zone
  ? Zone extends `${"left" | "right"}_${infer Side}`
    ? Side
    : Zone
  : never;

/** The middle of each part, as shares of the width and height of its view. */
const MIDDLES: Readonly<Record<Part, readonly [angle: AngleId, x: number, y: number]>> = {
  front_bumper: ["front", 0.5, 0.72],
  bonnet: ["f34", 0.27, 0.46],
  windscreen: ["front", 0.5, 0.36],
  roof: ["f34", 0.5, 0.27],
  rear_window: ["r34", 0.76, 0.38],
  tailgate: ["r34", 0.8, 0.55],
  rear_bumper: ["r34", 0.8, 0.7],
  front_wing: ["side", 0.22, 0.58],
  front_door: ["side", 0.42, 0.58],
  rear_door: ["side", 0.57, 0.58],
  rear_wing: ["side", 0.8, 0.58],
  sill: ["side", 0.46, 0.7],
  mirror: ["side", 0.38, 0.45],
};

/** Returns the view that shows a zone: the side view of the left, mirrored for the right. */
export function viewOfZone(zone: ZoneId): { readonly angle: AngleId; readonly mirrored: boolean } {
  return { angle: MIDDLES[partOf(zone)][0], mirrored: zone.startsWith("right_") };
}

/** Returns the part of a view that a close-up shows, pixels; in a mirrored view from its own left edge. */
export function cropOf(
  zone: ZoneId,
  view: { readonly width: number; readonly height: number },
): { left: number; top: number; width: number; height: number } {
  const [, x, y] = MIDDLES[partOf(zone)];
  const middle = viewOfZone(zone).mirrored ? 1 - x : x;
  const start = (share: number, length: number) =>
    Math.round(Math.min(Math.max(share - SHARE / 2, 0), 1 - SHARE) * length);
  return {
    left: start(middle, view.width),
    top: start(y, view.height),
    width: Math.round(view.width * SHARE),
    height: Math.round(view.height * SHARE),
  };
}

function partOf(zone: ZoneId): Part {
  return zone.replace(/^(left|right)_/, "") as Part;
}
