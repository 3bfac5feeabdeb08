import { changedParts, type Composed, composedOf, type Part, type Queue } from "./composed.ts";
import type { Kept } from "./kept.ts";
import { mergeComposed } from "./merge.ts";

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
}

export type ComposerEvent =
  | { readonly type: "changed"; readonly change: Partial<Composed> }
  /** The server's newest, read or given back by a save. */
  | { readonly type: "read"; readonly queue: Queue }
  | { readonly type: "use-theirs"; readonly part: Part }
  | { readonly type: "keep-mine" }
  | { readonly type: "discarded" };

/** How the desk begins: with what was typed here before and not saved, upon what the server has by now. */
export function begin(queue: Queue, kept: Kept | null): ComposerState {
  if (!kept) return { base: queue, mine: composedOf(queue), notice: null };
  const left: ComposerState = { base: kept.base, mine: kept.mine, notice: null };
  return rebased(left, queue);
}

export function composerReducer(state: ComposerState, event: ComposerEvent): ComposerState {
  switch (event.type) {
    case "changed":
      return { ...state, mine: { ...state.mine, ...event.change } };
    case "read":
      return rebased(state, event.queue);
    case "use-theirs":
      return useTheirs(state, event.part);
    case "keep-mine":
      return { ...state, notice: null };
    case "discarded":
      return { ...state, mine: composedOf(state.base), notice: null };
  }
}

/** What is typed and not saved. */
export function unsaved({ base, mine }: ComposerState): Part[] {
  return changedParts(composedOf(base), mine);
}

/** The same work upon the server's newest. What one's own save has brought there is no news. */
function rebased(state: ComposerState, queue: Queue): ComposerState {
  if (queue.version < state.base.version) return state;
  if (queue.version === state.base.version) return { ...state, base: queue };
  const before = composedOf(state.base);
  const theirs = composedOf(queue);
  const { merged, taken, clashes } = mergeComposed(before, state.mine, theirs);
  const wasUntouched = changedParts(before, state.mine).length === 0;
  const isNews = !wasUntouched && (taken.length > 0 || clashes.length > 0);
  const notice = isNews ? { change: queue.changed, before, theirs, taken, clashes } : state.notice;
  return { base: queue, mine: merged, notice };
}

function useTheirs({ base, mine, notice }: ComposerState, part: Part): ComposerState {
  if (!notice) return { base, mine, notice };
  const clashes = notice.clashes.filter((clash) => clash !== part);
  return {
    base,
    mine: { ...mine, [part]: notice.theirs[part] },
    notice: { ...notice, clashes, taken: [...notice.taken, part] },
  };
}
