import { ApiProblem } from "@marsa/api-spec/client-problem";
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { queryClient } from "../../../lib/http/query-client.ts";
import { keys } from "../../../lib/http/query-keys.ts";
import { type Refusal, refusalOf } from "../../../lib/http/refusal.ts";
import { serverClock } from "../../../realtime/clock/clock.ts";
import { fieldErrors, type FieldErrors } from "./save/checks.ts";
import { type Composed, composedOf, type Queue } from "./composed.ts";
import { begin, type ComposerEvent, composerReducer, type ComposerState, unsaved } from "./composer-state.ts";
import { readKept } from "./save/unsaved-copy.ts";
import { composedLaneQuery } from "./queries.ts";
import { saveLane } from "./save/save.ts";
import { useUnsavedCopy } from "./save/use-unsaved-copy.ts";

/** Saves that follow one another when somebody else saved in between and nothing of it meets. */
const MOST_TRIES = 3;

export interface Composer {
  readonly state: ComposerState;
  /** Whether something is typed and not saved. */
  readonly dirty: boolean;
  readonly editable: boolean;
  readonly saving: boolean;
  /** Shown once somebody has tried to save. */
  readonly errors: FieldErrors;
  /** Why the last save was refused; what was typed is kept. */
  readonly refusal: Refusal | null;
  /** Why single lots were refused, by their ids. */
  readonly lotErrors: ReadonlyMap<number, string>;
  change: (change: Partial<Composed>) => void;
  send: (event: ComposerEvent) => void;
  /** Saves all of it; out: the lane as saved, or null when it was not. */
  save: () => Promise<Queue | null>;
}

/** A lane while it is composed: what is typed, what the server has, and how the one becomes the other. */
export function useComposer(queue: Queue): Composer {
  const id = queue.id_queue;
  const [state, setState] = useState(() => begin(queue, readKept(id, localStorage)));
  // What a save that goes on in between works with: the newest, not that of the moment it began.
  const latest = useRef(state);
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const send = useCallback((event: ComposerEvent): void => {
    latest.current = composerReducer(latest.current, event);
    setState(latest.current);
    if (event.type === "discarded") setRefusal(null);
  }, []);
  const read = (newest: Queue) => {
    queryClient.setQueryData(keys.composedLane(id), newest);
    send({ type: "read", queue: newest });
  };
  const hear = useEffectEvent((newest: Queue) => send({ type: "read", queue: newest }));
  // What the server says by itself, while nothing of ours is on its way there.
  useEffect(() => {
    if (!saving) hear(queue);
  }, [queue, saving]);

  const dirty = unsaved(state).length > 0;
  useUnsavedCopy(id, state, latest);

  async function save(): Promise<Queue | null> {
    setTried(true);
    setRefusal(null);
    const now = serverClock.now();
    const { base, mine } = latest.current;
    if (Object.keys(fieldErrors(mine, composedOf(base), now)).length > 0) return null;
    setSaving(true);
    try {
      for (let tries = 1; ; tries++) {
        const work = latest.current;
        // oxlint-disable-next-line no-await-in-loop -- each try builds upon what the one before learned
        const { queue: saved, error } = await saveLane(work.base, work.mine);
        read(saved);
        if (error === null) {
          // What others did is in it by now, or was seen and left out.
          send({ type: "keep-mine" });
          return saved;
        }
        if (!isStale(error)) throw error;
        // oxlint-disable-next-line no-await-in-loop
        const theirs = await queryClient.fetchQuery({ ...composedLaneQuery(id), staleTime: 0 });
        read(theirs);
        const { notice, base: newest } = latest.current;
        // Where somebody has to look at it first, nothing is sent by itself.
        if (notice || !isEditable(newest)) return null;
        if (tries === MOST_TRIES) throw error;
      }
    } catch (error) {
      setRefusal(refusalOf(error));
      return null;
    } finally {
      setSaving(false);
    }
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

/** The staff compose a lane until it is opened. */
export function isEditable({ state }: Pick<Queue, "state">): boolean {
  return state === "draft" || state === "scheduled";
}

function isStale(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === "STALE";
}

/** What keeps lots out: the server's standing remarks, and those on what was just sent. */
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
