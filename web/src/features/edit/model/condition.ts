/** The condition of a car in the form: findings, tyres, and the zones of the drawing. */
import { writtenNumber } from "@marsa/api-spec/text/read-number";
import { numberIn } from "#/components/form/number-input.ts";
import type { Schema } from "@marsa/api-spec/client-problem";

type Condition = Schema<"Condition">;
export type Finding = Condition["zones"][number];
export type Tyre = Condition["tyres"][number];
export type Check = Condition["checks"][number];
/** A zone, a tyre position or a check, as the description of the form names it. */
export type Choice = NonNullable<Schema<"MetaField">["zones"]>[number];

/** A kind of finding; `stem` is how its title may begin: "Small dent, roof". */
interface FindingKind {
  readonly word: string;
  readonly stem: string;
  readonly state: Finding["state"];
}

export const KINDS: readonly FindingKind[] = [
  { word: "Scratch", stem: "scratch", state: "damage" },
  { word: "Dent", stem: "dent", state: "damage" },
  { word: "Crack", stem: "crack", state: "damage" },
  { word: "Rust", stem: "rust", state: "damage" },
  { word: "Stone chips", stem: "stone chip", state: "damage" },
  { word: "Repainted", stem: "repaint", state: "repainted" },
  { word: "Replaced", stem: "replaced", state: "repainted" },
];

/** Returns the kind of a finding by its title; undefined: words of its own. */
export function kindOf({ title }: Pick<Finding, "title">): FindingKind | undefined {
  const text = title.toLowerCase();
  return KINDS.find(({ stem }) => text.includes(stem));
}

/** Returns a finding of another kind: "Dent, left front door". */
export function findingOf(kind: FindingKind, zone: Choice, note: string): Finding {
  return { zone: zone.value, state: kind.state, title: `${kind.word}, ${zone.label.toLowerCase()}`, note };
}

/** Deepest tread of a new tyre with room to spare, mm. */
const DEEPEST_MM = 20;
const FIRST_YEAR = 1990;
const LAST_YEAR = 2100;

export interface TyreText {
  readonly depth: string;
  readonly year: string;
}

type TyreTexts = Readonly<Record<string, TyreText>>;

const NO_TYRE: TyreText = { depth: "", year: "" };

export function textsOf(tyres: readonly Tyre[], positions: readonly Choice[]): TyreTexts {
  return Object.fromEntries(
    positions.map(({ value }) => {
      const tyre = tyres.find(({ position }) => position === value);
      return [value, tyre ? { depth: written(tyre.tread_mm), year: written(tyre.year) } : NO_TYRE];
    }),
  );
}

function written(value: number | null): string {
  return value === null ? "" : writtenNumber(value);
}

/** Returns the tyres with a right depth or year, in the order of the positions; a value that is not right stays out. */
export function tyresOf(texts: TyreTexts): Tyre[] {
  return Object.entries(texts).flatMap(([position, text]) => {
    const [tread, year] = [depthOf(text), yearOf(text)];
    if (tread === null && year === null) return [];
    return { position: position as Tyre["position"], tread_mm: tread, year };
  });
}

/** Returns the fault of a tyre; undefined without one. A year is judged once it is typed. */
export function tyreFault(text: TyreText): string | undefined {
  const { depth, year } = text;
  if (depth !== "" && depthOf(text) === null) return `The depth is 0 to ${DEEPEST_MM} mm`;
  if (year.length >= 4 && yearOf(text) === null) return "The year must be valid";
  return undefined;
}

function depthOf({ depth }: TyreText): number | null {
  return numberIn(depth, { label: "Depth", unit: "mm", min: 0, max: DEEPEST_MM, decimals: Infinity });
}

function yearOf({ year }: TyreText): number | null {
  return numberIn(year, { label: "Year", min: FIRST_YEAR, max: LAST_YEAR });
}

/** Moves over the drawing of a car by the arrow keys. */
type Anchors = ReadonlyMap<string, readonly [x: number, y: number]>;

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns the next zone in the direction of an arrow key; undefined: another key, or no zone there. */
export function zoneAt(anchors: Anchors, from: string, key: string): string | undefined {
  const way = WAYS[key];
  const start = anchors.get(from);
  if (!way || !start) return undefined;
  let best: { zone: string; cost: number } | undefined;
  for (const [zone, [x, y]] of anchors) {
    const [dx, dy] = [x - start[0], y - start[1]];
    const ahead = dx * way[0] + dy * way[1];
    const across = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    // Much farther aside than ahead is another direction.
    if (zone === from || ahead <= 0 || across > 1.5 * ahead) continue;
    const cost = ahead + 3 * across;
    if (!best || cost < best.cost) best = { zone, cost };
  }
  return best?.zone;
}
