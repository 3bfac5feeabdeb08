import { ContactForm } from "#/components/form/contact-form.tsx";
import { FormHeading } from "#/components/form/form-heading.tsx";
import { Button } from "#/components/ui/button.tsx";
import { changeContact } from "#/lib/contacts/change-contact.ts";
import { formatContact } from "#/lib/contacts/contact.ts";
import type { PendingContact } from "#/lib/contacts/pending-contacts.ts";

interface ChangeContactFormProps {
  contact: PendingContact;
  onDone: () => void;
}

/** Replaces a contact that waits for its code. */
export function ChangeContactForm({ contact: { kind, value }, onDone }: ChangeContactFormProps) {
  return (
    <>
      <FormHeading title={kind === "email" ? "Change the email" : "Change the mobile phone"}>
        Instead of <strong className="font-strong break-words text-text">{formatContact(value)}</strong>
      </FormHeading>
      <ContactForm
        kind={kind}
        onContact={async (typed) => {
          await changeContact(kind, typed);
          onDone();
        }}
      >
        <Button size="lg" className="w-full" onClick={onDone}>
          Keep it
        </Button>
      </ContactForm>
    </>
  );
}
