import { useState } from "react";
import { toast } from "../../../components/message/toast.tsx";
import { type Detail, mainProfile } from "../drawer/types.ts";
import { ActDialog } from "./act-dialog.tsx";
import { FailureNote } from "./failure-note.tsx";
import { unlock } from "./send.ts";
import { useAct } from "./use-act.ts";

/** Ends a lock before its last day. */
export function UnlockDialog({ detail, onClose }: { detail: Detail; onClose: () => void }) {
  const client = mainProfile(detail);
  const [version, setVersion] = useState(client.version);
  const { run, failure, sending } = useAct(client);

  async function press() {
    if (sending || client.id_profile === null) return;
    const seen = { id_profile: client.id_profile, version };
    const failed = await run(() => unlock(seen));
    if (!failed) {
      void toast({ text: `${client.name} can bid again` });
      onClose();
    } else if (failed.client) setVersion(failed.client.version);
  }

  return (
    <ActDialog
      title={`Unlock ${client.name}`}
      text="They can bid again at once, and we tell them."
      press="Unlock"
      sending="Unlocking…"
      busy={sending}
      onPress={() => void press()}
      onClose={onClose}
    >
      <FailureNote failure={failure} />
    </ActDialog>
  );
}
