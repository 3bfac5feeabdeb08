/** The drawing of a motorcycle, in the views and units of that of a car: its front points to the start of the page. */
import { type CarShapes, PLACES, type View, type ZoneShape } from "./drawing.ts";

type Part = readonly [zone: string, d: string, anchor: readonly [x: number, y: number]];

/** Parts that the drawing shows from a side. */
const SIDE: readonly Part[] = [
  ["front_mudguard", "M36 56A27 27 0 0 1 86 52L79 56A20 20 0 0 0 43 60Z", [50, 44]],
  ["front_fork", "M92 30L100 32L72 68L64 64Z", [84, 48]],
  ["headlight", "M84 14Q74 19 77 30L92 31L98 16Z", [86, 23]],
  ["handlebar", "M98 5L124 11L122 18L97 15Z", [112, 11]],
  ["tank", "M112 22Q142 7 172 25L166 40H120Z", [144, 28]],
  ["seat", "M174 27Q212 21 254 21L256 30Q212 38 170 39Z", [214, 29]],
  ["engine", "M122 43H168L166 71H128Z", [145, 57]],
  ["panel", "M171 42L226 37L216 55L171 57Z", [196, 47]],
  ["exhaust", "M168 68L286 60V69L168 76Z", [204, 70]],
  ["rear_mudguard", "M224 54A27 27 0 0 1 276 56L268 58A20 20 0 0 0 231 56Z", [262, 44]],
];

/** Parts that it shows from above. */
const TOP: readonly Part[] = [
  ["front_mudguard", "M30 33Q58 28 86 33V43Q58 48 30 43Z", [50, 38]],
  ["left_mirror", "M106 72h14v7h-14Z", [113, 75]],
  ["right_mirror", "M106 -3h14v7h-14Z", [113, 1]],
  ["handlebar", "M92 6L104 4L110 32V44L104 72L92 70L98 38Z", [101, 38]],
  ["tank", "M112 30Q142 20 172 31V45Q142 56 112 46Z", [142, 38]],
  ["seat", "M173 30Q212 25 254 32V44Q212 51 173 46Z", [214, 38]],
  ["rear_mudguard", "M256 33L296 34V42L256 43Z", [276, 38]],
];

/** Parts with a left and a right one. */
const TWICE: ReadonlySet<string> = new Set(["engine", "panel"]);
const GLASS = "M96 4L88 13L100 15L108 6Z";
const LINES = "M166 66H229M100 32L114 40";

/** Returns the shapes of a motorcycle. */
export function motorcycleShapes(): CarShapes {
  const zones: ZoneShape[] = [];
  const anchors = new Map<string, readonly [number, number]>();
  const put = (view: View, zone: string, d: string, [x, y]: Part[2]) => {
    zones.push({ zone, view, d });
    anchors.set(zone, [x, PLACES[view].y(y)]);
  };
  for (const view of ["right", "left"] as const) {
    for (const [zone, d, anchor] of SIDE) put(view, TWICE.has(zone) ? `${view}_${zone}` : zone, d, anchor);
  }
  for (const [zone, d, anchor] of TOP) put("top", zone, d, anchor);
  return {
    zones,
    glass: (["right", "left"] as const).map((view) => ({ view, d: GLASS })),
    lines: [
      ...(["right", "left"] as const).map((view) => ({ view, d: LINES })),
      { view: "top", d: "M8 35H30V41H8ZM296 35H314V41H296" },
    ],
    anchors,
  };
}
