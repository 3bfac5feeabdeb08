import { Link, useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { CheckField } from "#/components/form/check-field.tsx";
import { ErrorSummary } from "#/components/form/error-summary.tsx";
import { FormHeading } from "#/components/form/form-heading.tsx";
import { PasswordField } from "#/components/form/password-field.tsx";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { Button } from "#/components/ui/button.tsx";
import { keepNext } from "#/lib/session/next.ts";
import { useConfig } from "#/lib/http/queries.ts";
import { signUpRules, type SignUpFields, SIGN_UP_LABELS, useSignUp } from "../model/sign-up-fields.ts";

const TermsSheet = lazy(async () => ({ default: (await import("./terms-sheet.tsx")).TermsSheet }));

/** /signup: a new account, from names to terms. `next` is the page after it. */
export function SignUpScreen({ next }: { next: string | undefined }) {
  const router = useRouter();
  const [reading, setReading] = useState(false);
  const passwordMin = useConfig()?.limits.password_min ?? 12;
  const { form, refusal, submit } = useSignUp(
    () => void router.navigate({ to: "/verification", search: keepNext(next), replace: true }),
  );
  const { register, watch, formState } = form;
  const { errors, isSubmitting } = formState;
  const rules = signUpRules(passwordMin);
  const field = <Name extends keyof SignUpFields>(name: Name) => ({
    ...register(name, { validate: rules[name] }),
    error: errors[name]?.message,
  });
  const sentences = Object.values(errors).flatMap(({ message }) => message ?? []);
  return (
    <>
      <FormHeading title="Create an account">
        Have one already?{" "}
        <Link to="/signin" search={keepNext(next)} className="touch">
          Sign in
        </Link>
      </FormHeading>
      {refusal && <RefusalMessage refusal={refusal} safe="Your entries are kept." className="mb-5" />}
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <ErrorSummary errors={sentences} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={SIGN_UP_LABELS.firstName} autoComplete="given-name" {...field("firstName")} />
          <TextField
            label={SIGN_UP_LABELS.lastName}
            autoComplete="family-name"
            hint="Empty if you have one name"
            {...field("lastName")}
          />
        </div>
        <TextField
          label={SIGN_UP_LABELS.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          mask="phone"
          placeholder="+971 50 123 4567"
          {...field("phone")}
        />
        <div>
          <CheckField label="WhatsApp is on this number" {...register("same")} />
          {!watch("same") && (
            <TextField
              label={SIGN_UP_LABELS.whatsapp}
              type="tel"
              inputMode="tel"
              mask="phone"
              className="mt-3"
              {...field("whatsapp")}
            />
          )}
        </div>
        <TextField
          label={SIGN_UP_LABELS.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...field("email")}
        />
        <PasswordField
          label={SIGN_UP_LABELS.password}
          autoComplete="new-password"
          hint={`At least ${passwordMin} characters`}
          {...field("password")}
        />
        <PasswordField label={SIGN_UP_LABELS.repeat} autoComplete="new-password" {...field("repeat")} />
        <CheckField label="I am at least 18 years old" className="mt-1" {...field("adult")} />
        <CheckField label={<AcceptTerms onRead={() => setReading(true)} />} {...field("terms")} />
        <Button type="submit" variant="press" size="xl" className="mt-1 w-full" aria-disabled={isSubmitting}>
          {isSubmitting ? "Creating the account…" : "Create account"}
        </Button>
      </form>
      {reading && (
        <Suspense>
          <TermsSheet onClose={() => setReading(false)} />
        </Suspense>
      )}
    </>
  );
}

function AcceptTerms({ onRead }: { onRead: () => void }) {
  return (
    <>
      I accept the{" "}
      <button
        type="button"
        className="touch text-blue underline"
        onClick={(event) => {
          event.preventDefault();
          onRead();
        }}
      >
        terms of use
      </button>
    </>
  );
}
