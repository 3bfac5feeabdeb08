import { useEffect, useState, useSyncExternalStore } from "react";
import { saveDraft, readDraft } from "./queries.ts";
import { type Editing, startEditing } from "./autosave.ts";
import { keepCopy, readCopy } from "./device-copy.ts";
import { beginEdit, type EditState } from "./edit-state.ts";
import type { Draft, Meta } from "./types.ts";
import { deviceStorage } from "#/lib/browser/storage.ts";

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
