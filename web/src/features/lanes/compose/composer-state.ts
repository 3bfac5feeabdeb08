import { changedParts, type Composed, composedOf, type Part, type Queue } from "./composed.ts";
import type { Kept } from "./save/unsaved-copy.ts";
import { mergeComposed } from "./save/merge.ts";
import { inOrderOf } from "./run/order.ts";
import { fromQueue, type RunLot } from "./run/run-lot.ts";

/** That somebody else has saved the lane while it was being changed here. */
export interface Notice {
  /** Who, and when (ISO). Null: nobody is written down. */
  readonly change: Queue["changed"];
  /** How I had it, and how they have it. */
  readonly before: Composed;
  readonly theirs: Composed;
  /** What of theirs is in mine now. */
  readonly taken: readonly Part[];
  /** What both changed: mine stands until somebody decides. */
  readonly clashes: readonly Part[];
}

/** A lane on the desk of one who composes it. */
export interface ComposerState {
  /** As the server has it: what a save builds upon. */
  readonly base: Queue;
  readonly mine: Composed;
  readonly notice: Notice | null;
  /** Every lot that was seen here, by its id. */
  readonly known: ReadonlyMap<number, RunLot>;
}

export type ComposerEvent =
  | { readonly type: "changed"; readonly change: Partial<Composed> }
  /** Lots that may come into the run. */
  | { readonly type: "learned"; readonly lots: readonly RunLot[] }
  /** The server's newest, read or given back by a save. */
  | { readonly type: "read"; readonly queue: Queue }
  | { readonly type: "use-theirs"; readonly part: Part }
  | { readonly type: "keep-mine" }
  | { readonly type: "discarded" };

/** How the desk begins: with what was typed here before and not saved, upon what the server has by now. */
export function begin(queue: Queue, kept: Kept | null): ComposerState {
  const now = composedOf(queue);
  const known = learned(learned(new Map(), kept?.joined ?? []), queue.lots.map(fromQueue));
  if (!kept) return { base: queue, mine: now, notice: null, known };
  if (kept.version === queue.version) return { base: queue, mine: kept.mine, notice: null, known };
  return { base: queue, known, ...merged(kept.base, kept.mine, queue) };
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

/** What is typed and not saved. */
export function unsaved({ base, mine }: Pick<ComposerState, "base" | "mine">): Part[] {
  return changedParts(composedOf(base), mine);
}

/** The same work upon the server's newest. What one's own save has brought there is no news. */
function rebased(state: ComposerState, queue: Queue): ComposerState {
  if (queue.version < state.base.version) return state;
  const known = learned(state.known, queue.lots.map(fromQueue));
  if (queue.version === state.base.version) return { ...state, base: queue, known };
  const { mine, notice } = merged(composedOf(state.base), state.mine, queue);
  return { base: queue, mine, notice: notice ?? state.notice, known };
}

/** Mine upon theirs; a notice where mine was touched and something of theirs came into it, or meets it. */
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
  // Their order, with the lots that I added since.
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
