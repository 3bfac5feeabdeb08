/** Saves the form two seconds after the last change, and keeps it on the device until then. */
import { ApiProblem, NetworkProblem } from "@marsa/api-spec/client-problem";
import { derivedOf, type Value } from "./values.ts";
import type { Draft, Fields, Meta } from "./queries.ts";
import type { DeviceCopy } from "./device-copy.ts";
import { choose, copyOf, type EditState, isDirty, takeTheirs, toSave, withValue } from "./edit-state.ts";

/** How long nobody types before the form is saved, ms. */
const PAUSE_MS = 2_000;
/** How long after a failure it is tried again, ms. */
const AGAIN_MS = 10_000;

const NOTHING = (): void => {};

/** The ports of the editor. */
export interface Ports {
  /** POST /sale/createlot/{id}. */
  readonly send: (fields: Fields, version: number) => Promise<Draft>;
  /** GET /sale/getlotdraft/{id}. */
  readonly read: () => Promise<Draft>;
  readonly keep: (copy: DeviceCopy | null) => void;
  readonly isOnline: () => boolean;
  /** Runs a job after so many ms; returns how to forget it. */
  readonly later: (ms: number, job: () => void) => () => void;
}

/** One draft that is being edited. */
export interface Editing {
  readonly state: () => EditState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (name: string, value: Value | undefined) => void;
  readonly choose: (name: string, whose: "mine" | "theirs") => void;
  /** Saves at once; resolves to whether the server has everything it can take. */
  readonly save: () => Promise<boolean>;
  /** Takes a draft that another call returned. */
  readonly adopt: (draft: Draft) => void;
  /** Takes a draft that was read again, unless it is no news; what this device has not saved stays. */
  readonly follow: (draft: Draft) => void;
  readonly refuse: (refused: ReadonlyMap<string, string>) => void;
  readonly isDirty: () => boolean;
  /** The draft is deleted: nothing of it is kept or sent any more. */
  readonly drop: () => void;
  readonly stop: () => void;
}

export function startEditing(begun: EditState, meta: Meta, ports: Ports): Editing {
  let state = begun;
  let forget = NOTHING;
  let sending: Promise<boolean> | null = null;
  const listeners = new Set<() => void>();
  let dropped = false;
  const dirty = () => !dropped && state.draft.status === "draft" && isDirty(state, meta);

  function change(next: EditState): void {
    state = next;
    if (state.draft.status === "draft") ports.keep(copyOf(state, meta));
    for (const listener of listeners) listener();
  }

  function plan(ms = PAUSE_MS): void {
    forget();
    forget = ports.later(ms, () => void save());
  }

  function edited(next: EditState): void {
    change({ ...next, saving: next.saving === "rest" || next.saving === "failed" ? "waiting" : next.saving });
    if (dirty()) plan();
    else if (!sending) change({ ...state, saving: "rest" });
  }

  function save(): Promise<boolean> {
    forget();
    sending ??= send().finally(() => {
      sending = null;
    });
    return sending;
  }

  async function send(): Promise<boolean> {
    while (dirty()) {
      if (!ports.isOnline()) return gaveUp("offline");
      change({ ...state, saving: "sending" });
      try {
        // oxlint-disable-next-line no-await-in-loop -- the next save sends the changes made meanwhile, upon this version
        const draft = await ports.send(toSave(state, meta), state.draft.version);
        change({ ...state, draft });
      } catch (error) {
        // oxlint-disable-next-line no-await-in-loop -- the merged form is sent after the other version is read
        if (!(await mended(error))) return false;
      }
    }
    change({ ...state, saving: "rest" });
    return true;
  }

  /** Whether the reason is out of the way, so that the form can be sent again. */
  async function mended(error: unknown): Promise<boolean> {
    if (error instanceof ApiProblem && error.code === "STALE") {
      try {
        change(takeTheirs(state, await ports.read(), meta));
        return true;
      } catch {
        return gaveUp("failed");
      }
    }
    if (error instanceof ApiProblem && error.code === "VALIDATION") {
      change({ ...state, refused: new Map(Object.entries(error.fieldErrors).map(withoutPrefix)) });
    }
    return gaveUp(error instanceof NetworkProblem && !ports.isOnline() ? "offline" : "failed");
  }

  function gaveUp(saving: "offline" | "failed"): false {
    change({ ...state, saving });
    if (saving === "failed") plan(AGAIN_MS);
    return false;
  }

  if (dirty()) {
    state = { ...state, saving: "waiting" };
    plan();
  }
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (name, value) => {
      const derived = Object.entries(derivedOf(name, value, state.values, meta));
      edited(
        derived.reduce((next, [other, its]) => withValue(next, other, its), withValue(state, name, value)),
      );
    },
    choose: (name, whose) => edited(choose(state, name, whose)),
    save,
    adopt: (draft) => change({ ...state, draft }),
    follow: (draft) => {
      const { status, version } = state.draft;
      if (draft.version < version || (draft.version === version && draft.status === status)) return;
      change(takeTheirs(state, draft, meta));
    },
    refuse: (refused) => change({ ...state, refused }),
    isDirty: dirty,
    drop: () => {
      dropped = true;
      forget();
      ports.keep(null);
    },
    stop: () => forget(),
  };
}

/** "fields.mileage" → "mileage". */
function withoutPrefix([path, message]: [string, string]): [string, string] {
  return [path.replace(/^fields\./, ""), message];
}
