/** The questions of the lane composer: cancel a lane, leave it unsaved, change it in public. */
import { useState } from "react";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { ReasonField, reasonError } from "#/components/form/reason-field.tsx";
import { errorsAt, useFormSend } from "#/components/form/use-form-send.ts";
import { toast } from "#/components/message/toast.tsx";
import { counted } from "#/lib/format/counts.ts";
import type { Queue } from "../model/composed.ts";
import { cancelLane } from "../model/save.ts";
import { useBlocker } from "@tanstack/react-router";

interface CancelDialogProps {
  queue: Queue;
  onClose: () => void;
  onDone: (cancelled: Queue) => void;
}

/** Cancels a published lane, or deletes a draft: shows the consequences and asks for a reason. */
export function CancelDialog({ queue, onClose, onDone }: CancelDialogProps) {
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  const draft = queue.state === "draft";
  const lots = counted(queue.lots.length, "lot");
  const bid = queue.lots.filter(({ live }) => live.price !== null).length;

  const { submit, sending, refusal, clear } = useFormSend({
    send: (why: string) => cancelLane(queue, why),
    onSent: (cancelled) => {
      onClose();
      onDone(cancelled);
      void toast({ text: draft ? "The draft is deleted" : `${queue.name} is cancelled` });
    },
    errorsOf: errorsAt("reason"),
    showErrors: (errors) => setError(errors.reason),
  });

  async function cancel() {
    const wrong = reasonError(reason);
    setError(wrong);
    clear();
    if (wrong === undefined) await submit(reason.trim());
  }
  return (
    <FormDialog
      title={draft ? `Delete ${queue.name}` : `Cancel ${queue.name}`}
      text={
        draft
          ? `Nobody else has seen it. Its ${lots} stay in the standard auctions as they are.`
          : `Its ${lots} are withdrawn${bid > 0 ? `: ${counted(bid, "of them has", "of them have")} stored maximums, and what is held for those is free again` : ""}. Everybody sees that it is cancelled. This cannot be undone.`
      }
      press={draft ? "Delete it" : "Cancel the lane"}
      back="Keep it"
      busy={sending}
      refusal={refusal}
      safe="The lane is unchanged. Check it again, then decide."
      onPress={() => void cancel()}
      onClose={onClose}
    >
      <ReasonField
        value={reason}
        onChange={setReason}
        error={error}
        hint={draft ? "For the staff’s log." : "It appears in the lane’s log, which everybody can read."}
      />
    </FormDialog>
  );
}

interface LeaveGuardProps {
  dirty: boolean;
  id: number;
  /** Called before the page changes, so that the next page knows about the kept entries. */
  onLeave: () => void;
}

/** Asks before the person leaves a lane with unsaved entries; this browser keeps the entries in any case. */
export function LeaveGuard({ dirty, id, onLeave }: LeaveGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => dirty && Number((next.search as { lane?: unknown }).lane) !== id,
    enableBeforeUnload: dirty,
    withResolver: true,
  });
  if (blocker.status !== "blocked") return null;
  const leave = () => {
    onLeave();
    blocker.proceed();
  };
  return (
    <FormDialog
      title="Leave without saving?"
      text="Your changes are not saved. They are kept in this browser, and are here when you return."
      press="Stay"
      back="Leave"
      onBack={leave}
      onPress={blocker.reset}
      onClose={blocker.reset}
    />
  );
}

interface PublicChangeDialogProps {
  /** The changes, one line each. */
  changes: readonly string[];
  /** The number of lots that leave the lane. */
  leaving: number;
  onClose: () => void;
  onConfirm: () => Promise<unknown>;
}

/** Confirms a change of a published lane, which everybody sees. */
export function PublicChangeDialog({ changes, leaving, onClose, onConfirm }: PublicChangeDialogProps) {
  return (
    <FormDialog
      title="Change a published lane"
      text="Everybody sees this at once, and bidders may have planned for the old lane."
      press="Change it"
      look="press"
      onPress={() => {
        onClose();
        void onConfirm();
      }}
      onClose={onClose}
    >
      <ul className="list-disc ps-5 text-body">
        {changes.map((line) => (
          <li key={line} className="py-0.5">
            {line}
          </li>
        ))}
      </ul>
      {leaving > 0 && (
        <p className="text-body text-pretty text-text-2">
          {counted(leaving, "lot")} taken out {leaving === 1 ? "is a standard lot" : "are standard lots"}{" "}
          again, with the end from before. Where that has passed, bidding is over at once.
        </p>
      )}
    </FormDialog>
  );
}
