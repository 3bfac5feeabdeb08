import { useRef, useState } from "react";
import { Message } from "../../components/message/message.tsx";
import { TextField } from "../../components/form/text-field.tsx";
import { RefusalMessage } from "../../components/form/refusal-message.tsx";
import { Button } from "../../components/ui/button.tsx";
import { api } from "../../lib/http/api.ts";
import { isEmail, plainContact } from "../../lib/contacts/contact.ts";
import { messages } from "../../lib/format/messages.ts";
import { type Refusal, refusalOf } from "../../lib/http/refusal.ts";
import { Section } from "../../components/section.tsx";

/** A mail to a friend. */
export function InviteSection() {
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [sentTo, setSentTo] = useState<string>();

  async function send() {
    if (busy) return;
    setRefusal(undefined);
    setSentTo(undefined);
    const broken =
      email.trim() === "" ? messages.required("Email") : isEmail(email) ? undefined : messages.valid("Email");
    setError(broken);
    if (broken !== undefined) return form.current?.querySelector("input")?.focus();
    setBusy(true);
    try {
      await api.POST("/auth/invite", { body: { email: plainContact(email) } });
      setSentTo(plainContact(email));
      setEmail("");
    } catch (caught) {
      const found = refusalOf(caught);
      if (found.fields["email"] === undefined) setRefusal({ ...found, title: `${messages.notInvited()}.` });
      else setError(found.fields["email"]);
    } finally {
      setBusy(false);
    }
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
        <Button type="submit" size="lg" className={error === undefined ? "" : "sm:mb-6"} aria-disabled={busy}>
          {busy ? "Sending…" : "Send invitation"}
        </Button>
      </form>
      {refusal && <RefusalMessage refusal={refusal} safe="The address is kept." className="mt-4" />}
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
