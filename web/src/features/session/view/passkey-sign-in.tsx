import { reply } from "@marsa/api-spec/client";
import { useEffect, useEffectEvent, useState } from "react";
import { Message } from "#/components/message/message.tsx";
import { api } from "#/lib/http/api.ts";
import {
  endOffer,
  isPasskeyUsed,
  notePasskeyUsed,
  offersInField,
  PasskeyError,
  signWithPasskey,
} from "#/lib/session/passkeys.ts";
import { afterAnswer, type SignInResult } from "../model/use-sign-in.ts";

interface PasskeySignInProps {
  /** Whether a press has led here: a device that has signed in by a passkey before asks for it at once. */
  atOnce: boolean;
  onResult: (result: SignInResult) => void;
}

/** Signs in by a passkey alone: asked for in the same tap, else offered in the field of the contact. */
export function PasskeySignIn({ atOnce, onResult }: PasskeySignInProps) {
  const [isRefused, setRefused] = useState(false);
  const begin = useEffectEvent(async (left: AbortSignal) => {
    const ways = [...(atOnce && isPasskeyUsed() ? [false] : []), ...((await offersInField()) ? [true] : [])];
    for (const inField of ways) {
      if (left.aborted) return;
      try {
        const result = await signIn(inField, left);
        if (!left.aborted) onResult(result);
        return;
      } catch (error) {
        // Who cancels can still use the field, or the password.
        if (!(error instanceof PasskeyError)) return setRefused(!left.aborted);
      }
    }
  });
  useEffect(() => {
    const leaving = new AbortController();
    void begin(leaving.signal);
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

async function signIn(inField: boolean, signal: AbortSignal): Promise<SignInResult> {
  const { options } = await reply(api.POST("/auth/signin/passkey/init", { signal }));
  const response = await signWithPasskey(options, inField);
  const { data } = await api.POST("/auth/signin/passkey", { body: { response } });
  if (!data) throw new Error("a sign-in without an answer");
  notePasskeyUsed();
  return afterAnswer(data, { contact: "", password: "" });
}
