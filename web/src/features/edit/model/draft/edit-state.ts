/** The state of the editor and its pure changes. */
import type { Draft, Fields, Meta } from "./queries.ts";
import { fieldsOf, isSame, type Value, type Values, valuesOf } from "./values.ts";
import type { DeviceCopy } from "./device-copy.ts";

/** A field that both devices changed, each to something else. */
interface Conflict {
  readonly name: string;
  /** The other device's values. */
  readonly theirs: Value | undefined;
}

interface Merged {
  /** The form after the merge; a conflicting field keeps this device's text. */
  readonly values: Values;
  readonly conflicts: readonly Conflict[];
}

/** Lists whose entries both devices may add and remove without a conflict. */
const LISTS: ReadonlySet<string> = new Set(["photos", "reports", "documents", "confirmed"]);

/**
 * Merges three versions: the last common one, this form, and what the other device saved. Nothing of either is lost.
 */
export function mergeValues(base: Values, mine: Values, theirs: Values): Merged {
  const values: Record<string, Value> = {};
  const conflicts: Conflict[] = [];
  for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs), ...Object.keys(base)])) {
    const [before, here, there] = [base[name], mine[name], theirs[name]];
    let value = here;
    if (isSame(before, here)) value = there;
    else if (!isSame(before, there) && !isSame(here, there)) {
      if (LISTS.has(name)) value = mergeLists(listOf(before), listOf(here), listOf(there));
      else conflicts.push({ name, theirs: there });
    }
    if (value !== undefined) values[name] = value;
  }
  return { values, conflicts };
}

/** Keeps the additions and the removals of both, in this form's order. */
function mergeLists(base: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]) {
  const [inBase, inMine, inTheirs] = [base, mine, theirs].map(entriesOf) as [Has, Has, Has];
  const common = mine.filter((entry) => inTheirs(entry) || !inBase(entry));
  return [...common, ...theirs.filter((entry) => !inMine(entry) && !inBase(entry))];
}

type Has = (entry: unknown) => boolean;

function entriesOf(list: readonly unknown[]): Has {
  const known = new Set(list.map((entry) => JSON.stringify(entry)));
  return (entry) => known.has(JSON.stringify(entry));
}

function listOf(value: Value | undefined): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}

export interface EditState {
  /** As the server has it. */
  readonly draft: Draft;
  /** As the form shows it. */
  readonly values: Values;
  readonly conflicts: readonly Conflict[];
  /** `waiting`: a change is due to be sent. `offline`: it waits for the network. */
  readonly saving: "rest" | "waiting" | "sending" | "failed" | "offline";
  /** The server's refusals, by field; a change of the field removes its own. */
  readonly refused: ReadonlyMap<string, string>;
}

/** Begins with the draft, and with what this device had kept of it. */
export function beginEdit(draft: Draft, meta: Meta, copy: DeviceCopy | null): EditState {
  const saved = valuesOf(draft.fields, meta);
  const begun: EditState = { draft, values: saved, conflicts: [], saving: "rest", refused: new Map() };
  if (copy === null || draft.status !== "draft") return begun;
  const { values, conflicts } = mergeValues(valuesOf(copy.fields, meta), copy.values, saved);
  const undecided = copy.undecided
    .filter((name) => !conflicts.some((each) => each.name === name) && !isSame(values[name], saved[name]))
    .map((name): Conflict => ({ name, theirs: saved[name] }));
  return { ...begun, values, conflicts: [...conflicts, ...undecided] };
}

/** Takes in a draft that was saved elsewhere. */
export function takeTheirs(state: EditState, fresh: Draft, meta: Meta): EditState {
  const base = valuesOf(state.draft.fields, meta);
  const theirs = valuesOf(fresh.fields, meta);
  const { values, conflicts } = mergeValues(base, state.values, theirs);
  // A field with an open choice keeps it, with the newest value of the other device.
  const open = state.conflicts
    .filter(({ name }) => !conflicts.some((each) => each.name === name))
    .map(({ name }): Conflict => ({ name, theirs: theirs[name] }))
    .filter(({ name, theirs: there }) => !isSame(state.values[name], there));
  const entries = Object.fromEntries(open.flatMap(({ name }) => entryOf(name, state.values[name])));
  return { ...state, draft: fresh, values: { ...values, ...entries }, conflicts: [...conflicts, ...open] };
}

/** Sets the value of one field; an empty one is left out. */
export function withValue(state: EditState, name: string, value: Value | undefined): EditState {
  const { [name]: _, ...others } = state.values;
  const refused = new Map(state.refused);
  refused.delete(name);
  return { ...state, refused, values: { ...others, ...Object.fromEntries(entryOf(name, value)) } };
}

/** Ends the choice of one field. */
export function choose(state: EditState, name: string, whose: "mine" | "theirs"): EditState {
  const conflict = state.conflicts.find((each) => each.name === name);
  if (!conflict) return state;
  const conflicts = state.conflicts.filter((each) => each !== conflict);
  const chosen = { ...state, conflicts };
  return whose === "mine" ? chosen : withValue(chosen, name, conflict.theirs);
}

/** The fields to save: one with an open choice stays as the other device saved it. */
export function toSave({ values, conflicts }: EditState, meta: Meta): Fields {
  const theirs = Object.fromEntries(conflicts.flatMap(({ name, theirs: there }) => entryOf(name, there)));
  const open = new Set(conflicts.map(({ name }) => name));
  const mine = Object.fromEntries(Object.entries(values).filter(([name]) => !open.has(name)));
  return fieldsOf({ ...mine, ...theirs }, meta);
}

/** Whether the server lacks a change that it can take. */
export function isDirty(state: EditState, meta: Meta): boolean {
  const saved = fieldsOf(valuesOf(state.draft.fields, meta), meta);
  return !isSameJson(toSave(state, meta), saved);
}

/** The entries that only this device has; null: the server has them all. */
export function copyOf(state: EditState, meta: Meta): DeviceCopy | null {
  const { draft, values, conflicts } = state;
  const saved = valuesOf(draft.fields, meta);
  const names = new Set([...Object.keys(saved), ...Object.keys(values)]);
  if ([...names].every((name) => isSame(saved[name], values[name]))) return null;
  return {
    version: draft.version,
    fields: draft.fields,
    values,
    undecided: conflicts.map(({ name }) => name),
  };
}

function entryOf(name: string, value: Value | undefined): [string, Value][] {
  return value === undefined || value === "" ? [] : [[name, value]];
}

function isSameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
