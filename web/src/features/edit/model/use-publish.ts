import { ApiProblem } from "@marsa/api-spec/client-problem";
import { useState } from "react";
import { toast } from "#/components/message/toast.tsx";
import { type Refusal, refusalOf } from "#/lib/http/refusal.ts";
import { publishDraft, readDraft, takeBack } from "./draft/queries.ts";
import type { Editing } from "./draft/autosave.ts";

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
