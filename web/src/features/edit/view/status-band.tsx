import { shortInstant } from "@marsa/api-spec/dates";
import { Lock, MessageSquareText, Send } from "lucide-react";
import { Link } from "@tanstack/react-router";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";
import { counted } from "#/lib/format/counts.ts";
import type { Refusal } from "#/lib/http/refusal.ts";
import { useEdit } from "../model/draft/edit-context.ts";

/** Takes the keys after a lot was sent or taken back. */
export const STATUS_ID = "lot-status";

interface StatusBandProps {
  busy: boolean;
  refusal: Refusal | undefined;
  onTakeBack: () => void;
}

/** Above the form: with the staff, sent back, on view, or changed on two devices. */
export function StatusBand({ busy, refusal, onTakeBack }: StatusBandProps) {
  const { state, remarks, readOnly } = useEdit();
  const { draft, conflicts } = state;
  const { general, atFields } = remarks;
  const asked = general.length + atFields.size;
  return (
    <div id={STATUS_ID} tabIndex={-1} className="mt-4 grid gap-3 empty:hidden focus:outline-none">
      {refusal && Object.keys(refusal.fields).length === 0 && (
        <RefusalMessage refusal={refusal} safe="The lot is shown as it is now." />
      )}
      {draft.status === "moderation" && (
        <Message tone="info" icon={Send} title="The staff read this lot.">
          It opens by itself once they approve it. Until then nothing can be changed here.
          <Button size="sm" className="mt-2.5 flex" aria-disabled={busy || undefined} onClick={onTakeBack}>
            {busy ? "Taking it back…" : "Take back from moderation"}
          </Button>
        </Message>
      )}
      {readOnly && draft.status !== "moderation" && (
        <Message tone="neutral" icon={Lock} title="This lot is published.">
          Its facts are fixed.{" "}
          <Link to="/auction/$id" params={{ id: String(draft.id_auction) }}>
            Open the lot page
          </Link>
        </Message>
      )}
      {!readOnly && asked > 0 && (
        <Message
          tone="warning"
          icon={MessageSquareText}
          title={`Staff sent this lot back with ${counted(asked, "remark")}.`}
        >
          {atFields.size > 0
            ? "Each remark is beside its field. Change the field, then send the lot again."
            : "Change the lot, then send it again."}
          {general.map((text) => (
            <span key={text} className="mt-1.5 block">
              {text}
            </span>
          ))}
          {draft.returned && (
            <span className="mt-1.5 block">
              {draft.returned.by}, {shortInstant(draft.returned.at)} GST
            </span>
          )}
        </Message>
      )}
      {conflicts.length > 0 && (
        <Message tone="info" title="This draft was changed on another device too.">
          {counted(conflicts.length, "field has", "fields have")} two versions. Both are kept until you choose
          at the field.
        </Message>
      )}
    </div>
  );
}
