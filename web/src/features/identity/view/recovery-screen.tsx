import { useEffect, useRef, useState } from "react";
import { RecoveryCode } from "./recovery-code.tsx";
import { type Sent, sendRecoveryCode } from "../model/recovery.ts";
import { Link } from "@tanstack/react-router";
import { BadgeCheck } from "lucide-react";
import { FormHeading } from "#/components/form/form-heading.tsx";
import { Button } from "#/components/ui/button.tsx";
import { keepNext } from "#/lib/session/next.ts";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { isEmail, isMobile } from "#/lib/contacts/contact.ts";
import { messages } from "#/lib/format/messages.ts";

/**
 * /recovery: contact, then code and new password, then the result. Nothing here shows whether a contact has an account.
 */
export function RecoveryScreen({ next }: { next: string | undefined }) {
  const [sent, setSent] = useState<Sent>();
  const [contact, setContact] = useState("");
  const [done, setDone] = useState(false);
  if (done) return <RecoveryDone next={next} />;
  if (sent)
    return (
      <RecoveryCode
        sent={sent}
        onSent={setSent}
        onDone={() => setDone(true)}
        onBack={() => setSent(undefined)}
      />
    );
  return <RecoveryContact contact={contact} onContact={setContact} onSent={setSent} next={next} />;
}

/** Third step: the result, and the next link. Takes the focus, so that screen readers read it. */
function RecoveryDone({ next }: { next: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <BadgeCheck aria-hidden size={40} strokeWidth={1.5} className="mb-4 text-green" />
      <FormHeading title="New password saved">
        You were signed out everywhere. Sign in with the new password.
      </FormHeading>
      <Button variant="press" size="xl" className="w-full" asChild>
        <Link to="/signin" search={keepNext(next)} replace>
          Sign in
        </Link>
      </Button>
    </div>
  );
}

const WORD = "Email or mobile phone";

interface RecoveryContactProps {
  contact: string;
  onContact: (typed: string) => void;
  onSent: (sent: Sent) => void;
  next: string | undefined;
}

/** First step: the contact. The answer is the same for every contact. */
function RecoveryContact({ contact, onContact, onSent, next }: RecoveryContactProps) {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const { submit, sending, refusal, clear } = useFormSend({
    send: sendRecoveryCode,
    onSent: (resendAt, typed) => onSent({ contact: typed, resendAt }),
  });

  async function send() {
    if (sending) return;
    clear();
    const broken =
      contact.trim() === ""
        ? messages.required(WORD)
        : isEmail(contact) || (await isMobile(contact))
          ? undefined
          : messages.valid(WORD);
    setError(broken);
    if (broken !== undefined) return form.current?.querySelector("input")?.focus();
    await submit(contact);
  }

  return (
    <>
      <FormHeading title="Forgot your password?">
        We send you a code. With it you choose a new password.
      </FormHeading>
      {refusal && <RefusalMessage refusal={refusal} safe="Your entry is kept." className="mb-5" />}
      <form
        ref={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextField
          label={WORD}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          mask="contact"
          value={contact}
          onChange={(event) => onContact(event.target.value)}
          error={error}
        />
        <Button type="submit" variant="press" size="xl" className="w-full" aria-disabled={sending}>
          {sending ? "Sending the code…" : "Send the code"}
        </Button>
        <Link
          to="/signin"
          search={keepNext(next)}
          className="touch mt-1 self-start text-body text-blue hover:underline"
        >
          Back to sign in
        </Link>
      </form>
    </>
  );
}
