import { type ReactNode, useRef, useState } from "react";
import { isEmail, isMobile } from "#/lib/contacts/contact.ts";
import { messages } from "#/lib/format/messages.ts";
import { useAfterDraw } from "#/lib/timing/use-after-draw.ts";
import { Button } from "../ui/button.tsx";
import { RefusalMessage } from "./refusal-message.tsx";
import { TextField } from "./text-field.tsx";
import { errorsAt, useFormSend } from "./use-form-send.ts";

const FIELDS = {
  email: { label: "New email", word: "Email", type: "email", autoComplete: "email", valid: isEmail },
  phone: {
    label: "New mobile phone",
    word: "Mobile phone",
    type: "tel",
    autoComplete: "tel",
    valid: isMobile,
  },
} as const;

interface ContactFormProps {
  kind: "email" | "phone";
  /**
   * Sends the new contact.
   * @throws what the client throws
   */
  onContact: (typed: string) => Promise<void>;
  /** A link back, beside the button. */
  children?: ReactNode;
}

/** A form for a new email or phone. The server sends a code there. */
export function ContactForm({ kind, onContact, children }: ContactFormProps) {
  const { label, word, type, autoComplete, valid } = FIELDS[kind];
  const form = useRef<HTMLFormElement>(null);
  const [value, setValue] = useState("");
  const [error, setError] = useState<string>();
  const { submit, sending, refusal, clear } = useFormSend({
    send: onContact,
    errorsOf: errorsAt(kind),
    showErrors: (errors) => setError(errors[kind]),
  });
  const afterDraw = useAfterDraw();
  const focus = () => form.current?.querySelector("input")?.focus();

  async function send() {
    if (sending) return;
    clear();
    const broken =
      value.trim() === "" ? messages.required(word) : (await valid(value)) ? undefined : messages.valid(word);
    setError(broken);
    if (broken !== undefined) return focus();
    if (!(await submit(value))) afterDraw(focus);
  }

  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {refusal && <RefusalMessage refusal={refusal} safe="Nothing was changed." />}
      <TextField
        label={label}
        type={type}
        inputMode={kind === "email" ? "email" : "tel"}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the pressed button
        autoFocus
        {...(kind === "phone" ? { mask: "phone" } : {})}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        error={error}
        hint="We send a code there. Until you enter it the old one stays."
      />
      <Button type="submit" variant="press" size="xl" className="w-full" aria-disabled={sending}>
        {sending ? "Sending the code…" : "Send the code"}
      </Button>
      {children}
    </form>
  );
}
