import { type ComponentProps, lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { PasswordField } from "#/components/form/password-field.tsx";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { Button } from "#/components/ui/button.tsx";
import { formatContact } from "#/lib/contacts/contact.ts";
import { optionalPart } from "#/lib/browser/optional-part.ts";
import { useConfig } from "#/lib/http/queries.ts";
import { useAfterDraw } from "#/lib/timing/use-after-draw.ts";
import { type SignInResult, type SignInStep, useSignIn } from "../model/use-sign-in.ts";

const NextStep = lazy(async () => ({ default: (await import("./next-step.tsx")).NextStep }));
const PasskeySignIn = optionalPart(async () => (await import("./passkey-sign-in.tsx")).PasskeySignIn);
const DemoAccounts = lazy(async () => ({ default: (await import("./demo-accounts.tsx")).DemoAccounts }));

interface SignInFormProps {
  /** Whether a press has led here. */
  atOnce?: boolean;
  /** Called after signing in; `verified` is false until a contact is confirmed. */
  onSignedIn: (verified: boolean) => void;
  /** The link to a new password, beside the password's label. */
  forgot: ReactNode;
  /** Content below the button. */
  children?: ReactNode;
}

/** The form for contact and password, with the demo accounts below. The same on page and in dialog. */
export function SignInForm({ atOnce = false, onSignedIn, forgot, children }: SignInFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [contact, setContact] = useState("");
  const [password, setPassword] = useState("");
  const afterDraw = useAfterDraw();
  const [step, setStep] = useState<SignInStep | null>(null);
  const take = (result: SignInResult) => (typeof result === "object" ? setStep(result) : onSignedIn(result));
  const { signIn, errors, busy } = useSignIn(take);
  const demo = useConfig()?.controls === true;
  const wrongPair = errors.form?.code === "UNAUTHORIZED";

  async function submit(id: string, pw: string) {
    if (await signIn({ contact: id, password: pw })) return;
    // Focuses the first wrong field; for a wrong pair the password.
    afterDraw(() => {
      const invalid = [...(form.current?.querySelectorAll<HTMLInputElement>("[aria-invalid]") ?? [])];
      const missing = invalid.find(({ value }) => value === "");
      (missing ?? invalid.at(-1))?.focus();
    });
  }

  if (step) {
    return (
      <Suspense>
        <NextStep
          step={step}
          onResult={take}
          onAgain={() => {
            setPassword("");
            setStep(null);
          }}
        />
      </Suspense>
    );
  }
  return (
    <>
      <ByPasskey atOnce={atOnce} onResult={take} />
      {errors.form && <RefusalMessage refusal={errors.form} safe="Your entries are kept." className="mb-5" />}
      <form
        ref={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit(contact, password);
        }}
      >
        <TextField
          label="Email or mobile phone"
          name="username"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          enterKeyHint="next"
          mask="contact"
          value={contact}
          onChange={(event) => setContact(event.target.value)}
          onBlur={() => setContact(formatContact(contact))}
          error={errors.id}
          invalid={wrongPair}
        />
        <PasswordField
          label="Password"
          name="password"
          enterKeyHint="go"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={errors.password}
          invalid={wrongPair}
          extra={forgot}
        />
        <Button type="submit" variant="press" size="xl" className="mt-1 w-full" aria-disabled={busy}>
          {busy ? "Signing in…" : "Sign in"}
        </Button>
      </form>
      {children}
      {/* Drawn without data, so that nothing large appears late. The server marks the root of a demo. */}
      <section
        aria-labelledby="demo-accounts"
        className="mt-8 hidden border-t border-line pt-5 in-[.with-controls]:block"
      >
        <h2 id="demo-accounts" className="text-small font-strong">
          Demo accounts
        </h2>
        <p className="mt-0.5 text-small text-text-2">This is a demo. One click signs you in.</p>
        {demo && (
          <Suspense>
            <DemoAccounts
              busy={busy}
              onChoose={(account) => {
                setContact(account.id);
                setPassword(account.password);
                void submit(account.id, account.password);
              }}
            />
          </Suspense>
        )}
      </section>
    </>
  );
}

function ByPasskey(props: ComponentProps<typeof PasskeySignIn>) {
  return (
    <Suspense>
      <PasskeySignIn {...props} />
    </Suspense>
  );
}
