import { reply } from "@marsa/api-spec/client";
import { useState } from "react";
import { CodeField } from "#/components/form/code-field.tsx";
import { RECOVERY_CODE_LENGTH, RecoveryCodeField } from "#/components/form/recovery-code-field.tsx";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";
import { api } from "#/lib/http/api.ts";
import { type Refusal, withTries } from "#/lib/http/refusal.ts";
import { hasPasskeys, PasskeyError, signWithPasskey } from "#/lib/session/passkeys.ts";
import { afterAnswer, type FactorStep, type SignInResult } from "../model/use-sign-in.ts";

type Kind = FactorStep["kinds"][number];

const FACTOR_WORDS = {
  passkey: { text: "Use the passkey of this device or of your phone.", other: "Use a passkey" },
  totp: { text: "Open your authenticator app and enter its code.", other: "Use the authenticator app" },
  recovery: { text: "Enter one of the codes that you kept.", other: "Use a recovery code" },
} as const satisfies Record<Kind, object>;

interface SecondFactorProps {
  step: FactorStep;
  onResult: (result: SignInResult) => void;
  onAgain: () => void;
}

/** Asks for the second factor after the right password. */
export function SecondFactor({ step, onResult, onAgain }: SecondFactorProps) {
  const kinds = step.kinds.filter((kind) => kind !== "passkey" || hasPasskeys());
  const [kind, setKind] = useState<Kind>(kinds[0] ?? "recovery");
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  const { submit, sending, refusal, clear } = useFormSend({
    send: (typed: string) => check(step, kind, typed),
    onSent: (result) => (result instanceof PasskeyError ? setError(result.message) : onResult(result)),
    errorsOf: (refused) => (isWrong(refused) ? { code: withTries(refused) } : {}),
    showErrors: (errors) => setError(errors.code),
  });
  const least = kind === "totp" ? 6 : RECOVERY_CODE_LENGTH;

  function send(typed: string) {
    const isShort = kind !== "passkey" && typed.length < least;
    setError(isShort ? `Enter the ${least} characters of the code` : undefined);
    if (!isShort) void submit(typed);
  }
  function choose(other: Kind) {
    setKind(other);
    setCode("");
    setError(undefined);
    clear();
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
      <p className="text-body">
        <strong className="font-strong">One more step.</strong> {FACTOR_WORDS[kind].text}
      </p>
      {refusal && <RefusalMessage refusal={inWords(refusal)} safe="You are not signed in yet." />}
      {kind === "passkey" && error !== undefined && <Message tone="info" title={error} aria-live="polite" />}
      {kind === "totp" && (
        <CodeField
          length={6}
          value={code}
          onChange={setCode}
          onComplete={send}
          error={error}
          takesFocus
          disabled={sending}
        />
      )}
      {kind === "recovery" && <RecoveryCodeField value={code} onChange={setCode} error={error} />}
      <Button type="submit" variant="press" size="xl" className="w-full" aria-disabled={sending}>
        {sending ? "Checking…" : kind === "passkey" ? "Sign in with a passkey" : "Sign in"}
      </Button>
      <div className="flex flex-col items-start gap-3 text-small">
        {kinds
          .filter((other) => other !== kind)
          .map((other) => (
            <Button key={other} variant="link" size="inline" className="touch" onClick={() => choose(other)}>
              {FACTOR_WORDS[other].other}
            </Button>
          ))}
        <Button variant="link" size="inline" className="touch" onClick={onAgain}>
          Start again
        </Button>
      </div>
      {kind === "recovery" && (
        <p className="text-small text-text-2">
          No phone, no passkey and no code? Write to us: after a check of your papers we open your account
          again.
        </p>
      )}
    </form>
  );
}

/** Resolves to the next step, or to the reason why no passkey was used. */
async function check(
  { token, credentials }: FactorStep,
  kind: Kind,
  code: string,
): Promise<SignInResult | PasskeyError> {
  const headers = { Authorization: `Bearer ${token}` };
  try {
    const body = kind === "passkey" ? { kind, response: await signed(headers) } : { kind, code };
    const { data } = await api.POST("/auth/factors/check", { headers, body });
    if (!data) throw new Error("a sign-in without an answer");
    return await afterAnswer(data, credentials);
  } catch (error) {
    if (error instanceof PasskeyError) return error;
    throw error;
  }
}

async function signed(headers: { readonly Authorization: string }) {
  const { options } = await reply(api.POST("/auth/factors/challenge", { headers }));
  return signWithPasskey(options);
}

function isWrong({ code }: Refusal): boolean {
  return code === "CODE_WRONG" || code === "CODE_EXPIRED" || code === "VALIDATION";
}

/** The first step lives for ten minutes. */
function inWords(refusal: Refusal): Refusal {
  if (refusal.code !== "UNAUTHORIZED") return refusal;
  return { ...refusal, title: "This sign-in took too long. Start again." };
}
