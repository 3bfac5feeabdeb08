import { ApiProblem } from "@marsa/api-spec/client-problem";
import { useMutation } from "@tanstack/react-query";
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { queryClient } from "#/lib/http/query-client.ts";
import { type Refusal, refusalOf } from "#/lib/http/refusal.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
import { fieldErrors, type FieldErrors } from "./checks.ts";
import { type Composed, composedOf, type Queue } from "./composed.ts";
import { begin, type ComposerEvent, composerReducer, type ComposerState, unsaved } from "./composer-state.ts";
import { readUnsavedCopy } from "./unsaved-copy.ts";
import { composedLaneQuery, composeKeys } from "./queries.ts";
import { saveLane } from "./save.ts";
import { useUnsavedCopy } from "./use-unsaved-copy.ts";
import { deviceStorage } from "#/lib/browser/storage.ts";

/** The most tries of one save. */
const MOST_TRIES = 3;

export interface Composer {
  readonly state: ComposerState;
  /** Whether the form holds unsaved changes. */
  readonly dirty: boolean;
  readonly editable: boolean;
  readonly saving: boolean;
  /** Empty until the staff try to save. */
  readonly errors: FieldErrors;
  /** The refusal of the last save; the entries are kept. */
  readonly refusal: Refusal | null;
  /** The reason of each refused lot, by its id. */
  readonly lotErrors: ReadonlyMap<number, string>;
  change: (change: Partial<Composed>) => void;
  send: (event: ComposerEvent) => void;
  /** Saves the lane; resolves to the saved lane, or to null when it is not saved. */
  save: () => Promise<Queue | null>;
}

/** Holds a lane while the staff edit it: their entries, the lane of the server, and the save. */
export function useComposer(queue: Queue): Composer {
  const id = queue.id_queue;
  const [state, setState] = useState(() => begin(queue, readUnsavedCopy(id, deviceStorage)));
  // A save that sends again works with the newest state, not with the state at its start.
  const latest = useRef(state);
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const send = useCallback((event: ComposerEvent): void => {
    latest.current = composerReducer(latest.current, event);
    setState(latest.current);
    if (event.type === "discarded") setRefusal(null);
  }, []);
  const read = (newest: Queue) => {
    queryClient.setQueryData(composeKeys.lane(id), newest);
    send({ type: "read", queue: newest });
  };
  const { mutateAsync, isPending: saving } = useMutation({
    mutationFn: () => saveMerged({ id, latest, read, send }),
    onError: (error) => setRefusal(refusalOf(error)),
  });
  const readNewer = useEffectEvent((newest: Queue) => send({ type: "read", queue: newest }));
  // A newer lane from the server is read while no save is on its way.
  useEffect(() => {
    if (!saving) readNewer(queue);
  }, [queue, saving]);

  const dirty = unsaved(state).length > 0;
  useUnsavedCopy(id, state, latest);

  async function save(): Promise<Queue | null> {
    setTried(true);
    setRefusal(null);
    const now = serverClock.now();
    const { base, mine, notice } = latest.current;
    // News may have come as Save was pressed: where both changed a part, the person chooses first.
    if (notice !== null && notice.clashes.length > 0) return null;
    if (Object.keys(fieldErrors(mine, composedOf(base), now)).length > 0) return null;
    return mutateAsync().catch(() => null);
  }

  const { base, mine } = state;
  const lotErrors = useMemo(() => lotErrorsOf(refusal, { base, mine }), [refusal, base, mine]);
  return {
    state,
    dirty,
    editable: isEditable(state.base),
    saving,
    errors: tried ? fieldErrors(state.mine, composedOf(state.base), serverClock.now()) : {},
    refusal,
    lotErrors,
    change: (change) => send({ type: "changed", change }),
    send,
    save,
  };
}

interface SaveOptions {
  readonly id: number;
  readonly latest: { readonly current: ComposerState };
  readonly read: (queue: Queue) => void;
  readonly send: (event: ComposerEvent) => void;
}

/**
 * Saves the lane, again where somebody else saved in between and changed other fields.
 * @returns the saved lane, or null where the staff have to look at the other change first
 */
async function saveMerged({ id, latest, read, send }: SaveOptions): Promise<Queue | null> {
  for (let tries = 1; ; tries++) {
    const work = latest.current;
    // oxlint-disable-next-line no-await-in-loop -- each try starts from the reply of the one before
    const { queue: saved, error } = await saveLane(work.base, work.mine);
    read(saved);
    if (error === null) {
      // The saved lane holds the changes of others, except those that the staff left out.
      send({ type: "keep-mine" });
      return saved;
    }
    if (!isStale(error)) throw error;
    // oxlint-disable-next-line no-await-in-loop
    const theirs = await queryClient.fetchQuery({ ...composedLaneQuery(id), staleTime: 0 });
    read(theirs);
    const { notice, base: newest } = latest.current;
    if (notice || !isEditable(newest)) return null;
    if (tries === MOST_TRIES) throw error;
  }
}

/** The staff compose a lane until it is opened. */
export function isEditable({ state }: Pick<Queue, "state">): boolean {
  return state === "draft" || state === "scheduled";
}

function isStale(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === "STALE";
}

/** Joins the problems of the lots that the server lists with those of the last refusal. */
function lotErrorsOf(
  refusal: Refusal | null,
  { base, mine }: Pick<ComposerState, "base" | "mine">,
): ReadonlyMap<number, string> {
  const errors = new Map(base.problems.map(({ id_auction, message }) => [id_auction, message]));
  for (const [field, message] of Object.entries(refusal?.fields ?? {})) {
    const [name, place] = field.split(".");
    const lot = name === "lots" ? mine.lots[Number(place)] : undefined;
    if (lot !== undefined) errors.set(lot, message);
  }
  return errors;
}
