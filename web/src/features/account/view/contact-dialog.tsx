import { CodeForm } from "#/components/form/code-form.tsx";
import { ContactForm } from "#/components/form/contact-form.tsx";
import { toast } from "#/components/message/toast.tsx";
import { TitledDialog } from "#/components/ui/dialog.tsx";
import {
  changeContact,
  confirmContact,
  resendCode,
  type PendingContact,
} from "#/lib/contacts/confirm-contact.ts";
import { useCodesSent } from "#/lib/contacts/codes-sent.ts";
import { CONTACT_WORDS, formatContact, plainContact } from "#/lib/contacts/contact.ts";
import { useMe } from "#/lib/http/queries.ts";

/** The task of the dialog: a new contact, or the code of a contact that waits. */
export interface ContactTask {
  kind: PendingContact["kind"];
  /** The contact that waits for its code; null: the person enters a new one. */
  confirm: string | null;
}

interface ContactDialogProps {
  task: ContactTask;
  onTask: (task: ContactTask) => void;
  onClose: () => void;
}

/** Takes a new contact, then its code. A dialog closed in between leaves the contact waiting on the account. */
export function ContactDialog({ task, onTask, onClose }: ContactDialogProps) {
  const { kind, confirm } = task;
  const sent = useCodesSent();
  const me = useMe();
  const word = CONTACT_WORDS[kind].toLowerCase();
  return (
    <TitledDialog
      title={confirm === null ? `Change the ${word}` : `Confirm the ${word}`}
      text={
        confirm === null ? (
          <>Now {formatContact(me?.[kind] ?? "none")}</>
        ) : (
          <>
            {sent[kind] === null ? "Enter the code that was sent to " : "We sent a code to "}
            <strong className="font-strong text-text">{formatContact(confirm)}</strong>
            {sent[kind] === null && ", or ask for one"}.
          </>
        )
      }
      textLook="break-words"
      // The field inside takes the focus.
      onOpenAutoFocus={(event) => event.preventDefault()}
      onClose={onClose}
    >
      <div className="px-4 pt-2 pb-6 md:px-6">
        {confirm === null ? (
          <ContactForm
            kind={kind}
            onContact={async (typed) => {
              await changeContact(kind, typed);
              onTask({ kind, confirm: plainContact(typed) });
            }}
          />
        ) : (
          <CodeForm
            sentTo={formatContact(confirm)}
            resendAt={sent[kind]}
            label={`Confirm ${word}`}
            takesFocus
            onCode={async (code) => {
              await confirmContact(confirm, code);
              onClose();
              void toast({ text: `Your ${word} is confirmed`, duration: 3_000 });
            }}
            onResend={() => resendCode({ kind, value: confirm })}
          />
        )}
      </div>
    </TitledDialog>
  );
}
