/**
 * The drawing of a car: right side with its wheels up, top, left side with its wheels down; the front points to the
 * start of the page. Units are those of the view box, 320 x 270.
 */
import { type CarShapes, PLACES } from "./drawing.ts";
import { motorcycleShapes } from "./motorcycle-shapes.ts";

/** Places along the car, from the front; y of the roof. */
interface Proportions {
  readonly screenBase: number;
  readonly roofFrom: number;
  readonly roofTo: number;
  readonly rearBase: number;
  /** Front edge of the front door, then the rear edge of each door. */
  readonly doors: readonly [number, number] | readonly [number, number, number];
  readonly roofY: number;
  /** An open bed behind the cab. */
  readonly bed?: boolean;
}

const SUV: Proportions = {
  screenBase: 104,
  roofFrom: 132,
  roofTo: 284,
  rearBase: 303,
  doors: [110, 170, 228],
  roofY: 9,
};

const DRAWN: Readonly<Record<string, Proportions>> = {
  suv: SUV,
  sedan: { screenBase: 100, roofFrom: 136, roofTo: 214, rearBase: 254, doors: [108, 166, 222], roofY: 13 },
  hatch: { screenBase: 96, roofFrom: 130, roofTo: 262, rearBase: 297, doors: [104, 164, 220], roofY: 11 },
  coupe: { screenBase: 108, roofFrom: 146, roofTo: 206, rearBase: 262, doors: [114, 194], roofY: 15 },
  pickup: {
    screenBase: 98,
    roofFrom: 126,
    roofTo: 184,
    rearBase: 196,
    doors: [104, 152, 196],
    roofY: 9,
    bed: true,
  },
  van: { screenBase: 70, roofFrom: 106, roofTo: 288, rearBase: 304, doors: [96, 156, 226], roofY: 6 },
};

/** Bodies that are drawn as another one. */
const LIKE: Readonly<Record<string, string>> = {
  convertible: "coupe",
  wagon: "hatch",
  "cargo-van": "van",
  truck: "pickup",
  bus: "van",
};

const BELT = 38;
const SILL = 68;
export const WHEELS = { y: 66, r: 18, front: 62, rear: 247 };
/** The ends of the rear wheel arch, and its height where a door meets it. */
const ARCH = { from: 224, to: 270, front: [39, 85] };

/** Returns the shapes of a body; an unknown one is drawn as the largest. */
export function carShapes(body: string): CarShapes {
  if (body === "motorcycle") return motorcycleShapes();
  const car = DRAWN[LIKE[body] ?? body] ?? SUV;
  const side = [...sideZones(car)];
  const above = fromAbove(car);
  const top = [...topZones(above)];
  return {
    zones: [
      ...(["right", "left"] as const).flatMap((view) =>
        side.map(({ zone, d }) => ({ zone: isShared(zone) ? zone : `${view}_${zone}`, view, d })),
      ),
      ...top.map(({ zone, d }) => ({ zone, view: "top" as const, d })),
    ],
    glass: [
      ...(["right", "left"] as const).map((view) => ({ view, d: sideGlass(car) })),
      { view: "top", d: topGlass(above) },
    ],
    lines: [
      ...(["right", "left"] as const).map((view) => ({ view, d: sideLines(car) })),
      { view: "top", d: topLines(above) },
    ],
    anchors: anchorsOf(car, above),
  };
}

function isShared(zone: string): boolean {
  return zone.endsWith("bumper");
}

function* sideZones({ doors, screenBase }: Proportions) {
  const [d0, d1, d2] = doors;
  const rear = d2 ?? d1;
  yield { zone: "front_bumper", d: `M9 50L22 45.5V65H12Q5 58 9 50Z` };
  yield {
    zone: "front_wing",
    d: `M22 45.5L${d0 - 6} ${BELT}H${d0}V65H${ARCH.front[1]}A23 23 0 0 0 ${ARCH.front[0]} 65H22Z`,
  };
  yield { zone: "front_door", d: `M${d0} ${BELT}H${d1}V${SILL}H${d0}Z` };
  if (d2 !== undefined) yield { zone: "rear_door", d: rearDoor(d1, d2) };
  yield { zone: "rear_wing", d: rearWing(rear) };
  yield { zone: "rear_bumper", d: `M306 47Q316 49 317 56Q317 62 314 65H308Z` };
  yield { zone: "sill", d: `M86 ${SILL}H223V73H87Z` };
  yield { zone: "mirror", d: `M${screenBase + 10} 36l-11-3q-4 4 1 7l10 1Z` };
}

/** The wheel arch cuts a door that reaches over the wheel. */
function rearDoor(d1: number, d2: number): string {
  if (d2 <= ARCH.from) return `M${d1} ${BELT}H${d2}V${SILL}H${d1}Z`;
  return `M${d1} ${BELT}H${d2}V${archY(d2)}A23 23 0 0 0 ${ARCH.from} 66V${SILL}H${d1}Z`;
}

function rearWing(from: number): string {
  const foot = from < ARCH.from ? `${ARCH.from} 66V${SILL}H${from}` : `${from} ${archY(from)}`;
  return `M${from} ${BELT}H303L306 47L308 65H${ARCH.to}A23 23 0 0 0 ${foot}Z`;
}

function archY(x: number): number {
  return Math.round(10 * (66 - Math.sqrt(23 ** 2 - (x - WHEELS.rear) ** 2))) / 10;
}

function sideGlass({ screenBase, roofFrom, roofTo, rearBase, doors, roofY }: Proportions): string {
  const pillars = doors.slice(1).filter((x) => x < roofTo - 4);
  const edges = [null, ...pillars, null];
  const top = roofY + 4;
  const panes = edges.slice(0, -1).map((edge, place) => {
    const from = edge === null ? null : edge + 2.5;
    const next = edges[place + 1] ?? null;
    const to = next === null ? null : next - 2.5;
    const start = from === null ? `M${screenBase + 12} 36L${roofFrom + 4} ${top}` : `M${from} 36V${top}`;
    const end = to === null ? `H${Math.max(roofTo - 2, (from ?? 0) + 2)}L${rearBase - 6} 36Z` : `H${to}V36Z`;
    return start + end;
  });
  return panes.join("");
}

function sideLines({ screenBase, roofFrom, roofTo, rearBase, roofY, doors, bed }: Proportions): string {
  const [, d1, d2] = doors;
  const roof = `M${screenBase} ${BELT}Q${roofFrom - 14} ${roofY + 4} ${roofFrom + 4} ${roofY}H${roofTo - 6}Q${roofTo + 6} ${roofY + 1} ${rearBase} ${BELT}`;
  const bonnet = `M22 45.5Q40 40 ${screenBase} ${BELT}`;
  const handles = `M${d1 - 14} 45h9${d2 === undefined ? "" : `M${d2 - 14} 45h9`}`;
  const lamps = `M12 50l9-2v5l-9 1ZM306 ${BELT + 4}h-5v9h6`;
  return `${roof}${bonnet}${handles}${lamps}${bed ? `M${rearBase} ${BELT}H303` : ""}`;
}

/** From above an upright rear would be a line: glass and lid get enough room for a finger. */
function fromAbove(car: Proportions): Proportions {
  return { ...car, roofTo: Math.min(car.roofTo, 262), rearBase: Math.min(car.rearBase, 282) };
}

function* topZones({ screenBase: sb, roofFrom: rf, roofTo: rt, rearBase: rb, bed }: Proportions) {
  yield { zone: "front_bumper", d: `M18 8Q5 14 5 38Q5 62 18 68L24 66Q14 38 24 10Z` };
  yield { zone: "bonnet", d: `M24 10L${sb} 4Q${sb - 5} 38 ${sb} 72L24 66Q14 38 24 10Z` };
  yield { zone: "windscreen", d: `M${sb} 4L${rf} 11Q${rf - 6} 38 ${rf} 65L${sb} 72Q${sb - 5} 38 ${sb} 4Z` };
  yield { zone: "roof", d: `M${rf} 11H${rt}Q${rt + 2} 38 ${rt} 65H${rf}Q${rf - 6} 38 ${rf} 11Z` };
  yield { zone: "rear_window", d: `M${rt} 11L${rb} 6V70L${rt} 65Q${rt + 2} 38 ${rt} 11Z` };
  const lid = bed ? 297 : rb;
  yield { zone: "tailgate", d: `M${lid} 6L304 9Q309 38 304 67L${lid} 70Z` };
  yield { zone: "rear_bumper", d: `M305 9Q317 14 317 38Q317 62 305 67Q310 38 305 9Z` };
}

function topGlass({ screenBase: sb, roofFrom: rf, roofTo: rt, rearBase: rb }: Proportions): string {
  return `M${sb + 8} 4L${rf + 4} 9H${rt - 2}L${rb - 4} 5ZM${sb + 8} 72L${rf + 4} 67H${rt - 2}L${rb - 4} 71Z`;
}

function topLines({ screenBase: sb, rearBase: rb, bed }: Proportions): string {
  const sides = `M${sb} 4L${rb} 5L304 9M${sb} 72L${rb} 71L304 67`;
  const creases = `M36 24L${sb - 10} 20M36 52L${sb - 10} 56`;
  const mirrors = `M${sb + 12} 3l-9-8 9 1 5 7ZM${sb + 12} 73l-9 8 9-1 5-7Z`;
  return `${sides}${creases}${mirrors}${bed ? `M${rb + 6} 11H292V65H${rb + 6}Z` : ""}`;
}

function anchorsOf(car: Proportions, above: Proportions): Map<string, readonly [number, number]> {
  const [d0, d1, d2] = car.doors;
  const anchors = new Map<string, readonly [number, number]>();
  for (const view of ["right", "left"] as const) {
    const put = (part: string, x: number, y: number) =>
      anchors.set(`${view}_${part}`, [x, PLACES[view].y(y)]);
    put("front_wing", d0 - 14, 52);
    put("front_door", (d0 + d1) / 2, 55);
    if (d2 !== undefined) put("rear_door", (d1 + Math.min(d2, 222)) / 2, 55);
    put("rear_wing", 288, 52);
    put("sill", 150, 71);
    put("mirror", car.screenBase + 4, 36);
  }
  const top = (zone: string, x: number, y = 38) => anchors.set(zone, [x, PLACES.top.y(y)]);
  top("front_bumper", 11);
  top("bonnet", (24 + above.screenBase) / 2);
  top("windscreen", (above.screenBase + above.roofFrom) / 2 - 3);
  top("roof", (above.roofFrom + above.roofTo) / 2);
  top("rear_window", (above.roofTo + above.rearBase) / 2 + 1, 52);
  top("tailgate", above.bed ? 300 : (above.rearBase + 306) / 2, 24);
  top("rear_bumper", 311);
  return anchors;
}
