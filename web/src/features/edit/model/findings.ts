/** Findings on the body of a car, and their words. */
import type { Schema } from "@marsa/api-spec/client-problem";

export type Condition = Schema<"Condition">;
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
