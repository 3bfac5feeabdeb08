import { useId, useRef, useState } from "react";
import { Message } from "../../components/message.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Input } from "../../components/ui/input.tsx";
import { Label } from "../../components/ui/label.tsx";
import { DemoAccounts } from "./demo-accounts.tsx";
import { FieldError } from "./field-error.tsx";
import { formatContact } from "./contact.ts";
import { PasswordField } from "./password-field.tsx";
import { useSignIn } from "./use-sign-in.ts";

/** Contact and password, one red press; the demo's accounts below where there are any. The same on page and in dialog. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const contactId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [contact, setContact] = useState("");
  const [password, setPassword] = useState("");
  const { signIn, errors, busy } = useSignIn();
  const wrongPair = errors.form !== undefined;

  async function submit(id: string, pw: string) {
    if (await signIn(id, pw)) onSignedIn();
    // Of a wrong pair it is the password that was mistyped.
    else
      requestAnimationFrame(() =>
        [...(form.current?.querySelectorAll<HTMLElement>("[aria-invalid]") ?? [])].at(-1)?.focus(),
      );
  }

  return (
    <>
      {errors.form && (
        <Message tone="error" title={errors.form.title} className="mb-5">
          {errors.form.text}
        </Message>
      )}
      <form
        ref={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit(contact, password);
        }}
      >
        <div>
          <Label htmlFor={contactId}>Email or mobile phone</Label>
          <Input
            id={contactId}
            name="username"
            className="mt-1.5"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="email"
            value={contact}
            onChange={(event) => setContact(event.target.value)}
            onBlur={() => setContact(formatContact(contact))}
            aria-invalid={errors.id !== undefined || wrongPair || undefined}
            aria-describedby={`${contactId}-error`}
          />
          <FieldError id={`${contactId}-error`} text={errors.id} />
        </div>
        <PasswordField value={password} onChange={setPassword} error={errors.password} invalid={wrongPair} />
        <Button type="submit" variant="press" size="xl" className="mt-1 w-full" aria-disabled={busy}>
          {busy ? "Signing in…" : "Sign in"}
        </Button>
      </form>
      <DemoAccounts
        busy={busy}
        onChoose={(account) => {
          setContact(account.id);
          setPassword(account.password);
          void submit(account.id, account.password);
        }}
      />
    </>
  );
}
