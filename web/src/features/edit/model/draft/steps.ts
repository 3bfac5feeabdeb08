/** The steps of the editor. */
import { isDate } from "@marsa/api-spec/rules-of-lot";
import type { Faults } from "./faults.ts";
import type { Note } from "./notes.ts";
import type { Values } from "./values.ts";
import type { Group, Meta, MetaField } from "./queries.ts";

export const STEPS = ["information", "photos", "settings"] as const;
export type Step = (typeof STEPS)[number];

export const STEP_WORDS: Readonly<Record<Step, string>> = {
  information: "Information",
  photos: "Photos and documents",
  settings: "Auction settings",
};

/** Groups of the meta that have a step of their own. */
const STEP_OF_GROUP: Readonly<Record<string, Step>> = { photos: "photos", auction: "settings" };

export function stepOfGroup({ name }: Pick<Group, "name">): Step {
  return STEP_OF_GROUP[name] ?? "information";
}

/** Returns the step that has a field. */
export function stepOfField(meta: Meta, name: string): Step {
  const group = meta.groups.find(({ fields }) => fields.some((field) => field.name === name));
  return group ? stepOfGroup(group) : STEPS[0];
}

export function groupsOf(meta: Meta, step: Step): readonly Group[] {
  return meta.groups.filter((group) => stepOfGroup(group) === step);
}

/** Reads a step from an address; the first one for anything else. */
export function readStep(text: unknown): Step {
  return STEPS.find((step) => step === text) ?? STEPS[0];
}

/** Something that stands between a draft and its publication. */
export interface OpenPoint {
  readonly name: string;
  readonly label: string;
  readonly step: Step;
  /** Title of its group. */
  readonly group: string;
  readonly message: string;
  /** Empty and required, not wrong. */
  readonly missing: boolean;
  /** A yes is enough. */
  readonly question: boolean;
}

/** Lists missing and wrong fields, and open questions, in the order of the form. */
export function openPoints(
  meta: Meta,
  faults: Faults,
  values: Values,
  notes: readonly Note[] = [],
): readonly OpenPoint[] {
  return meta.groups.flatMap((group) =>
    group.fields.flatMap(({ name, label }) => {
      const note = notes.find(({ field, kind }) => field === name && kind !== "hint");
      const message = faults.get(name) ?? note?.message;
      if (message === undefined) return [];
      const missing = values[name] === undefined;
      const question = !faults.has(name) && note?.kind === "question";
      return [{ name, label, step: stepOfGroup(group), group: group.label, message, missing, question }];
    }),
  );
}

/** How much of a step is done: required fields, and filled ones that are right. */
export function progressOf(
  meta: Meta,
  step: Step,
  faults: Faults,
  values: Values,
): { readonly done: number; readonly all: number } {
  const fields = groupsOf(meta, step).flatMap((group) => group.fields);
  const asked = (name: string) => values["lane"] !== true || !isDate(name);
  const counted = fields.filter(
    ({ name, required }: MetaField) => asked(name) && (required || faults.has(name)),
  );
  return { done: counted.filter(({ name }) => !faults.has(name)).length, all: counted.length };
}
