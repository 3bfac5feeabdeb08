/** Locks and unlocks a client's bidding. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { ReasonField, reasonError } from "#/components/form/reason-field.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { toast } from "#/components/message/toast.tsx";
import { messages } from "#/lib/format/messages.ts";
import { counted } from "#/lib/format/counts.ts";
import { dictQuery } from "#/lib/http/queries.ts";
import { day as calendarDay, dubaiDate } from "@marsa/api-spec/dates";
import { serverClock } from "#/realtime/clock/clock.ts";
import { type Detail, mainProfile } from "#/features/clients/model/queries.ts";
import { FailureNote } from "./act-parts.tsx";
import { lock, useAct, unlock, ASKED } from "#/features/clients/model/use-act.ts";

const WEEK_MS = 7 * 86_400_000;

/** Locks a client's bidding: reason, last day, and the effect on their leads. */
export function LockDialog({ detail, onClose }: { detail: Detail; onClose: () => void }) {
  const client = mainProfile(detail);
  // The version that the staff saw, so that an act of a colleague in between is reported.
  const [version, setVersion] = useState(client.version);
  const [reason, setReason] = useState("");
  const [day, setDay] = useState(() => dubaiDate(serverClock.now() + WEEK_MS));
  const [errors, setErrors] = useState<{ reason?: string | undefined; day?: string | undefined }>({});
  const { run, failure, sending } = useAct(client);
  const { data: reasons } = useQuery(dictQuery("lock_reasons"));
  const today = dubaiDate(serverClock.now());

  async function press() {
    if (sending) return;
    const wrong = { reason: reasonError(reason), day: dayError(day, today) };
    setErrors(wrong);
    if (wrong.reason !== undefined || wrong.day !== undefined || client.id_profile === null) return;
    const seen = { id_profile: client.id_profile, version };
    const failed = await run(() => lock(seen, { reason: reason.trim(), lock_before: day }));
    if (!failed) {
      void toast({ text: `${client.name} is locked until ${calendarDay(day)}` });
      onClose();
    } else if (failed.client) setVersion(failed.client.version);
  }

  return (
    <FormDialog
      title={`Lock ${client.name}`}
      text="They cannot place or raise bids until the lock ends. We tell them at once."
      press="Lock"
      sending="Locking…"
      busy={sending}
      onPress={() => void press()}
      onClose={onClose}
    >
      <FailureNote failure={failure} />
      <ReasonField
        value={reason}
        onChange={setReason}
        error={errors.reason}
        hint="The client reads it."
        usual={(reasons?.items ?? []).map(({ label }) => label).filter((word) => word !== "Another reason")}
      />
      <TextField
        label="Last day"
        type="date"
        min={today}
        value={day}
        onChange={(event) => setDay(event.target.value)}
        error={errors.day}
        hint="Included, in Dubai. The lock ends by itself afterwards."
      />
      <p className="border-t border-line pt-3 text-body text-pretty text-text-2">
        {detail.leading === 0
          ? "They lead no open lot now."
          : `They lead ${counted(detail.leading, "open lot")}. These leads and their stored maximums stay binding.`}
      </p>
    </FormDialog>
  );
}

function dayError(day: string, today: string): string | undefined {
  if (day === "") return messages.required("Last day");
  return day < today ? messages.beforeToday() : undefined;
}

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
