import { ApiProblem } from "@marsa/api-spec/client-problem";
import { useState, useEffect, useSyncExternalStore, useMemo } from "react";
import { toast } from "#/components/message/toast.tsx";
import { type Refusal, refusalOf } from "#/lib/http/refusal.ts";
import { publishDraft, readDraft, takeBack, saveDraft, type Draft, type Meta } from "./draft/queries.ts";
import { type Editing, startEditing } from "./draft/autosave.ts";
import { keepCopy, readCopy } from "./draft/device-copy.ts";
import { beginEdit, type EditState } from "./draft/edit-state.ts";
import { deviceStorage } from "#/lib/browser/storage.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
import { faultsOf } from "./draft/faults.ts";
import type { FormDictionaries } from "./draft/use-dictionaries.ts";

/** Sends the draft to moderation, and takes it back from there. */
export function usePublish(editing: Editing) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const id = editing.state().draft.id_auction;

  async function run(act: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      await act();
    } catch (error) {
      const stale = error instanceof ApiProblem && error.code === "STALE";
      const found = refusalOf(error);
      editing.refuse(new Map(Object.entries(found.fields)));
      // Somebody was faster: the lot is shown as it is now.
      const fresh = stale ? await readDraft(id).catch(() => null) : null;
      if (fresh) editing.adopt(fresh);
      setRefusal(found);
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    refusal,
    publish: () =>
      run(async () => {
        // A failed save shows its own reason.
        if (!(await editing.save())) return;
        editing.adopt(await publishDraft(id));
        void toast({ text: "Your lot is with the staff" });
      }),
    takeBack: () =>
      run(async () => {
        editing.adopt(await takeBack(id));
        void toast({ text: "Your lot is a draft again" });
      }),
  };
}

/** Begins to edit a draft in this browser, and ends it with the page. */
export function useEditing(draft: Draft, meta: Meta): readonly [Editing, EditState] {
  const id = draft.id_auction;
  const [editing] = useState(() =>
    startEditing(beginEdit(draft, meta, readCopy(id, deviceStorage)), meta, {
      send: (fields, version) => saveDraft(id, fields, version),
      read: () => readDraft(id),
      keep: (copy) => keepCopy(id, copy, deviceStorage),
      isOnline: () => navigator.onLine,
      later: (ms, job) => {
        const timer = setTimeout(job, ms);
        return () => clearTimeout(timer);
      },
    }),
  );
  // Read again after an event: the staff have decided, or another device has sent the lot.
  useEffect(() => editing.follow(draft), [editing, draft]);
  useEffect(() => {
    const back = () => void editing.save();
    addEventListener("online", back);
    return () => {
      removeEventListener("online", back);
      editing.stop();
    };
  }, [editing]);
  return [editing, useSyncExternalStore(editing.subscribe, editing.state)];
}

/** Wrong and missing fields, and which of them the form may show. */
export function useFaults({ values, refused }: EditState, meta: Meta, dictionaries: FormDictionaries) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [unread, setUnread] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(false);
  const { find, ready } = dictionaries;
  const faults = useMemo(() => {
    const found = faultsOf(values, { meta, find: ready ? find : null, now: serverClock.now(), unread });
    return new Map([...refused, ...found]);
  }, [values, refused, meta, find, ready, unread]);

  function leave(name: string, isUnread: boolean): void {
    if (!left.has(name)) setLeft(new Set([...left, name]));
    if (unread.has(name) === isUnread) return;
    setUnread(new Set(isUnread ? [...unread, name] : [...unread].filter((other) => other !== name)));
  }

  /** Missing is told after Publish was pressed; wrong as soon as the field is left. */
  function shownFault(name: string): string | undefined {
    const filled = values[name] !== undefined || unread.has(name);
    return tried || refused.has(name) || (filled && left.has(name)) ? faults.get(name) : undefined;
  }

  return { faults, leave, shownFault, showAll: () => setTried(true) };
}
