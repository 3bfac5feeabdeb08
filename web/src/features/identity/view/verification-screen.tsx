import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { CodeForm } from "#/components/form/code-form.tsx";
import { FormHeading } from "#/components/form/form-heading.tsx";
import { Button } from "#/components/ui/button.tsx";
import { useCodesSent } from "#/lib/contacts/codes-sent.ts";
import {
  confirmContact,
  resendCode,
  changeContact,
  type PendingContact,
  pendingContacts,
} from "#/lib/contacts/confirm-contact.ts";
import { CONTACT_WORDS, formatContact } from "#/lib/contacts/contact.ts";
import { safeNext } from "#/lib/session/next.ts";
import { useMe } from "#/lib/http/queries.ts";
import { ContactForm } from "#/components/form/contact-form.tsx";
import type { Schema } from "@marsa/api-spec/client-problem";
import { Check } from "lucide-react";
import { cn } from "#/lib/cn.ts";

const NAMES = { email: "email", phone: "mobile phone" } as const;

/** /verification: a code for the email, then one for the phone. Without a contact to confirm, it goes on to `next`. */
export function VerificationScreen({ next }: { next: string | undefined }) {
  const router = useRouter();
  const me = useMe();
  const pending = me ? pendingContacts(me) : [];
  const nothingLeft = Boolean(me) && pending.length === 0;
  useEffect(() => {
    if (nothingLeft) void router.navigate({ href: safeNext(next), replace: true });
  }, [nothingLeft, next, router]);
  const [now] = pending;
  if (!me || !now) return null;
  return (
    <>
      <VerificationSteps me={me} now={now.kind} />
      <ContactStep key={`${now.kind}${now.value}`} contact={now} later={safeNext(next)} />
    </>
  );
}

/** One contact: its code, or another contact in its place. */
function ContactStep({ contact, later }: { contact: PendingContact; later: string }) {
  const { kind, value } = contact;
  const router = useRouter();
  const sent = useCodesSent();
  const [changing, setChanging] = useState(false);
  const shown = formatContact(value);
  if (changing) return <ChangeContactForm contact={contact} onDone={() => setChanging(false)} />;
  return (
    <>
      <FormHeading title={`Confirm your ${NAMES[kind]}`}>
        {sent[kind] === null ? "Enter the code that was sent to " : "We sent a code to "}
        <strong className="font-strong break-words text-text">{shown}</strong>
        {sent[kind] === null && ", or ask for one"}.
      </FormHeading>
      <CodeForm
        sentTo={shown}
        resendAt={sent[kind]}
        label={`Confirm ${NAMES[kind]}`}
        onCode={(code) => confirmContact(value, code)}
        onResend={() => resendCode(contact)}
        takesFocus
      >
        <div className="mt-1 flex justify-between gap-4">
          <Button variant="link" size="inline" className="touch text-body" onClick={() => setChanging(true)}>
            Change {NAMES[kind]}
          </Button>
          <Button
            variant="link"
            size="inline"
            className="touch text-body"
            onClick={() => void router.navigate({ href: later, replace: true })}
          >
            Later
          </Button>
        </div>
      </CodeForm>
    </>
  );
}

interface ChangeContactFormProps {
  contact: PendingContact;
  onDone: () => void;
}

/** Replaces a contact that waits for its code. */
function ChangeContactForm({ contact: { kind, value }, onDone }: ChangeContactFormProps) {
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

interface VerificationStepsProps {
  me: Schema<"Me">;
  /** The contact of the present code. */
  now: "email" | "phone";
}

/** The steps: email, then phone. */
function VerificationSteps({ me, now }: VerificationStepsProps) {
  return (
    <ol aria-label="Steps" className="mb-6 flex gap-5 text-small">
      {(["email", "phone"] as const).map((kind, at) => {
        const done = kind !== now && me[`${kind}_verified`];
        return (
          <li
            key={kind}
            aria-current={kind === now ? "step" : undefined}
            className={cn("flex items-center gap-2", kind === now ? "font-strong" : "text-text-2")}
          >
            <span
              aria-hidden
              className={cn(
                "grid size-6 place-content-center rounded-full text-micro font-strong tabular-nums",
                done ? "bg-green text-white" : kind === now ? "bg-ink text-white" : "bg-salt-2 text-text-2",
              )}
            >
              {done ? <Check size={14} strokeWidth={2.4} /> : at + 1}
            </span>
            {CONTACT_WORDS[kind]}
            {done && <span className="sr-only">, confirmed</span>}
          </li>
        );
      })}
    </ol>
  );
}
