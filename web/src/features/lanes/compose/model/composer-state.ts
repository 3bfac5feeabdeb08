import { changedParts, type Composed, composedOf, type Part, type Queue } from "./composed.ts";
import type { UnsavedCopy } from "./unsaved-copy.ts";
import { mergeComposed } from "./merge.ts";
import { inOrderOf } from "./order.ts";
import { fromQueue, type RunLot } from "./run-lot.ts";

/** A save by another person during the entries. */
export interface Notice {
  /** The person, and the time (ISO). Null: not recorded. */
  readonly change: Queue["changed"];
  /** The lane before the save, and after it. */
  readonly before: Composed;
  readonly theirs: Composed;
  /** The parts of the other save that are in the form now. */
  readonly taken: readonly Part[];
  /** The parts that both changed: the entries stay until the person decides. */
  readonly clashes: readonly Part[];
}

/** The form of a lane: the saved lane and the entries. */
export interface ComposerState {
  /** The lane of the server, from which a save starts. */
  readonly base: Queue;
  readonly mine: Composed;
  readonly notice: Notice | null;
  /** Every lot that the form has read, by its id. */
  readonly known: ReadonlyMap<number, RunLot>;
}

export type ComposerEvent =
  | { readonly type: "changed"; readonly change: Partial<Composed> }
  /** Lots that can join the run. */
  | { readonly type: "learned"; readonly lots: readonly RunLot[] }
  /** The newest lane, from a read or a save. */
  | { readonly type: "read"; readonly queue: Queue }
  | { readonly type: "use-theirs"; readonly part: Part }
  | { readonly type: "keep-mine" }
  | { readonly type: "discarded" };

/** Starts the form with the unsaved entries of this browser and the server's newest lane. */
export function begin(queue: Queue, copy: UnsavedCopy | null): ComposerState {
  const now = composedOf(queue);
  const known = learned(learned(new Map(), copy?.joined ?? []), queue.lots.map(fromQueue));
  if (!copy) return { base: queue, mine: now, notice: null, known };
  if (copy.version === queue.version) return { base: queue, mine: copy.mine, notice: null, known };
  return { base: queue, known, ...merged(copy.base, copy.mine, queue) };
}

export function composerReducer(state: ComposerState, event: ComposerEvent): ComposerState {
  switch (event.type) {
    case "changed":
      return { ...state, mine: { ...state.mine, ...event.change } };
    case "learned":
      return { ...state, known: learned(state.known, event.lots) };
    case "read":
      return rebased(state, event.queue);
    case "use-theirs":
      return withTheirs(state, event.part);
    case "keep-mine":
      return { ...state, notice: null };
    case "discarded":
      return { ...state, mine: composedOf(state.base), notice: null };
  }
}

/** Returns the parts with unsaved entries. */
export function unsaved({ base, mine }: Pick<ComposerState, "base" | "mine">): Part[] {
  return changedParts(composedOf(base), mine);
}

/** Moves the entries onto the newest lane. The person's own save is no news. */
function rebased(state: ComposerState, queue: Queue): ComposerState {
  if (queue.version < state.base.version) return state;
  const known = learned(state.known, queue.lots.map(fromQueue));
  if (queue.version === state.base.version) return { ...state, base: queue, known };
  const { mine, notice } = merged(composedOf(state.base), state.mine, queue);
  return { base: queue, mine, notice: notice ?? state.notice, known };
}

/** Merges the entries with another save. Makes a notice where that changed the form, or the same parts. */
function merged(before: Composed, mine: Composed, queue: Queue): Pick<ComposerState, "mine" | "notice"> {
  const theirs = composedOf(queue);
  const { merged: both, taken, clashes } = mergeComposed(before, mine, theirs);
  const wasUntouched = changedParts(before, mine).length === 0;
  const isNews = !wasUntouched && (taken.length > 0 || clashes.length > 0);
  return { mine: both, notice: isNews ? { change: queue.changed, before, theirs, taken, clashes } : null };
}

function withTheirs(state: ComposerState, part: Part): ComposerState {
  const { mine, notice } = state;
  if (!notice) return state;
  const { theirs } = notice;
  // Their order, with the lots added here.
  const value = part === "lots" ? inOrderOf(mine.lots, theirs.lots) : theirs[part];
  return {
    ...state,
    mine: { ...mine, [part]: value },
    notice: {
      ...notice,
      clashes: notice.clashes.filter((clash) => clash !== part),
      taken: [...notice.taken, part],
    },
  };
}

function learned(known: ReadonlyMap<number, RunLot>, lots: readonly RunLot[]): ReadonlyMap<number, RunLot> {
  return lots.length === 0 ? known : new Map([...known, ...lots.map((lot) => [lot.id, lot] as const)]);
}
