import { useState } from "react";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { toast } from "#/components/message/toast.tsx";
import { type Detail, mainProfile } from "#/features/clients/model/types.ts";
import { FailureNote } from "./failure-note.tsx";
import { unlock } from "#/features/clients/model/send.ts";
import { ASKED, useAct } from "#/features/clients/model/use-act.ts";

/** Ends a lock before its last day. */
export function UnlockDialog({ detail, onClose }: { detail: Detail; onClose: () => void }) {
  const client = mainProfile(detail);
  const [version, setVersion] = useState(client.version);
  const { run, failure, sending } = useAct(client);

  async function press() {
    if (sending || client.id_profile === null) return;
    const seen = { id_profile: client.id_profile, version };
    let waits = false;
    const failed = await run(async () => {
      waits = (await unlock(seen)).to_be_signed !== null;
    });
    if (!failed) {
      void toast({ text: waits ? ASKED : `${client.name} can bid again` });
      onClose();
    } else if (failed.client) setVersion(failed.client.version);
  }

  return (
    <FormDialog
      title={`Unlock ${client.name}`}
      text="It needs a second signature by another manager. Then they can bid again, and we tell them."
      press="Unlock"
      sending="Unlocking…"
      busy={sending}
      onPress={() => void press()}
      onClose={onClose}
    >
      <FailureNote failure={failure} />
    </FormDialog>
  );
}
