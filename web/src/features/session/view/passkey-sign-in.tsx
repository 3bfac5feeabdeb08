import { reply } from "@marsa/api-spec/client";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Message } from "#/components/message/message.tsx";
import { api } from "#/lib/http/api.ts";
import { isPasskeyUsed, notePasskeyUsed } from "#/lib/session/passkey-used.ts";
import { endOffer, offersInField, PasskeyError, signWithPasskey } from "#/lib/session/passkeys.ts";
import { afterAnswer, type SignInResult } from "../model/use-sign-in.ts";

interface PasskeySignInProps {
  /** Whether a press has led here: a device that has signed in by a passkey before asks for it at once. */
  atOnce: boolean;
  onResult: (result: SignInResult) => void;
}

/** Signs in by a passkey alone: asked for in the same tap, else offered in the field of the contact. */
export function PasskeySignIn({ atOnce, onResult }: PasskeySignInProps) {
  const [isRefused, setRefused] = useState(false);
  const take = useEffectEvent((result: SignInResult | "refused" | null) => {
    if (result === "refused") setRefused(true);
    else if (result !== null) onResult(result);
  });
  const asksAtOnce = useRef(atOnce && isPasskeyUsed());
  useEffect(() => {
    const leaving = new AbortController();
    void askForPasskey(asksAtOnce.current, leaving.signal).then((result) =>
      leaving.signal.aborted ? undefined : take(result),
    );
    return () => {
      leaving.abort();
      void endOffer().catch(() => undefined);
    };
  }, []);
  if (!isRefused) return null;
  return (
    <Message tone="info" title="The passkey did not sign you in." aria-live="polite" className="mb-5">
      Use your password.
    </Message>
  );
}

/** Returns the result of the sign-in; null: the person used no passkey, and has the field and the password. */
async function askForPasskey(atOnce: boolean, signal: AbortSignal): Promise<SignInResult | "refused" | null> {
  const ways = [...(atOnce ? [false] : []), ...((await offersInField()) ? [true] : [])];
  for (const inField of ways) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the field comes after a person has cancelled
      return signal.aborted ? null : await signIn(inField, signal);
    } catch (error) {
      if (!(error instanceof PasskeyError)) return "refused";
    }
  }
  return null;
}

async function signIn(inField: boolean, signal: AbortSignal): Promise<SignInResult> {
  const { options } = await reply(api.POST("/auth/signin/passkey/init", { signal }));
  const response = await signWithPasskey(options, inField);
  const { data } = await api.POST("/auth/signin/passkey", { body: { response } });
  if (!data) throw new Error("a sign-in without an answer");
  notePasskeyUsed();
  return afterAnswer(data, { contact: "", password: "" });
}
