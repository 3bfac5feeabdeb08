import { useRef, useState } from "react";
import { Message } from "#/components/message/message.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { errorsAt, useFormSend } from "#/components/form/use-form-send.ts";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { Button } from "#/components/ui/button.tsx";
import { api } from "#/lib/http/api.ts";
import { isEmail, plainContact } from "#/lib/contacts/contact.ts";
import { messages } from "#/lib/format/messages.ts";
import { Section } from "#/components/section.tsx";

/** Sends an invitation to a friend. */
export function InviteSection() {
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const { submit, sending, refusal, clear } = useFormSend({
    send: (to: string) => api.POST("/auth/invite", { body: { email: to } }),
    onSent: (_, to) => {
      setSentTo(to);
      setEmail("");
    },
    errorsOf: errorsAt("email"),
    showErrors: (errors) => setError(errors.email),
  });

  async function send() {
    if (sending) return;
    clear();
    setSentTo(undefined);
    const broken =
      email.trim() === "" ? messages.required("Email") : isEmail(email) ? undefined : messages.valid("Email");
    setError(broken);
    if (broken !== undefined) return form.current?.querySelector("input")?.focus();
    await submit(plainContact(email));
  }

  return (
    <Section title="Invite a friend" text="We send one mail with your name in it and a link to Marsa.">
      <form
        ref={form}
        noValidate
        className="flex items-end gap-3 max-sm:flex-col max-sm:items-stretch"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextField
          label="Friend’s email"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={error}
          className="flex-1"
        />
        <Button
          type="submit"
          size="lg"
          className={error === undefined ? "" : "sm:mb-6"}
          aria-disabled={sending}
        >
          {sending ? "Sending…" : "Send invitation"}
        </Button>
      </form>
      {refusal && (
        <RefusalMessage
          refusal={refusal.unknown === null ? { ...refusal, title: `${messages.notInvited()}.` } : refusal}
          safe="The address is kept."
          className="mt-4"
        />
      )}
      <output className="block">
        {sentTo !== undefined && (
          <Message tone="success" className="mt-4">
            An invitation is on its way to <strong className="font-strong break-words">{sentTo}</strong>.
          </Message>
        )}
      </output>
    </Section>
  );
}
