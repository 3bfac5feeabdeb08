import type { Schema } from "@marsa/api-spec/client-problem";
import { lazy, Suspense, useState } from "react";
import { withTries } from "#/lib/http/refusal.ts";
import { CodeField } from "../form/code-field.tsx";
import { RefusalMessage } from "../form/refusal-message.tsx";
import { useFormSend } from "../form/use-form-send.ts";
import { Button } from "../ui/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { type Access, confirmTotp, type FactorAdded } from "./factor-calls.ts";

const QrCode = lazy(() => import("../qr-code.tsx"));

interface AppSetUpProps {
  secret: Schema<"TotpSecret">;
  access: Access;
  onAdded: (added: FactorAdded) => void;
}

/** Connects an authenticator app: its QR code, the same as a key to type, and the first code of the app. */
export function AppSetUp({ secret: { secret, uri }, access, onAdded }: AppSetUpProps) {
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  const { submit, sending, refusal } = useFormSend({
    send: (digits: string) => confirmTotp(access, digits),
    onSent: onAdded,
    errorsOf: (refused) => (refused.code === "CODE_WRONG" ? { code: withTries(refused) } : {}),
    showErrors: (errors) => setError(errors.code),
  });
  function send(digits: string) {
    setError(digits.length < 6 ? "Enter the 6 digits that the app shows" : undefined);
    if (digits.length === 6) void submit(digits);
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send(code);
      }}
    >
      {refusal && <RefusalMessage refusal={refusal} safe="Nothing was changed." />}
      <p className="text-body">
        Scan this with an authenticator app, such as Google Authenticator, Microsoft Authenticator or
        1Password.
      </p>
      <Suspense fallback={<Skeleton className="size-44" />}>
        <QrCode text={uri} className="size-44 rounded-md border border-line" />
      </Suspense>
      <p className="text-small text-text-2">
        On this phone? Copy the key into the app:{" "}
        <code className="font-strong break-all text-text select-all">
          {secret.match(/.{1,4}/g)?.join(" ")}
        </code>
      </p>
      <CodeField
        length={6}
        value={code}
        onChange={setCode}
        onComplete={send}
        error={error}
        hint="The app shows a new code every 30 seconds."
        disabled={sending}
      />
      <Button type="submit" variant="ink" size="lg" aria-disabled={sending}>
        {sending ? "Checking…" : "Turn on"}
      </Button>
    </form>
  );
}
