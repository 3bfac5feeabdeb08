/** Merges what two devices changed in one draft. */
import { isSame, type Value, type Values } from "./values.ts";

/** A field that both devices changed, each to something else. */
export interface Conflict {
  readonly name: string;
  /** The other device's values. */
  readonly theirs: Value | undefined;
}

export interface Merged {
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
