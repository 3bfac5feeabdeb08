import { reply } from "@marsa/api-spec/client";
import { api } from "../http/api.ts";
import { signWithPasskey } from "./passkeys.ts";

/** The header of a call that needs to know once more who it is; valid for five minutes. */
export interface Confirmation {
  readonly "X-Confirm": string;
}

/** A code of an authenticator app; no password is that short. */
const CODE = /^\d{3}\s?\d{3}$/;

/** Asks the server to confirm the person by their password, or a code of their app; returns the header for the call. */
export async function confirmPassword(typed: string): Promise<Confirmation> {
  const body = CODE.test(typed.trim()) ? { code: typed.trim().replaceAll(/\s/g, "") } : { password: typed };
  const { confirm } = await reply(api.POST("/auth/confirm", { body }));
  return { "X-Confirm": confirm };
}

/** @throws PasskeyError with a sentence for the person */
export async function confirmWithPasskey(): Promise<Confirmation> {
  const { options } = await reply(api.POST("/auth/factors/challenge"));
  const response = await signWithPasskey(options);
  const { confirm } = await reply(api.POST("/auth/confirm", { body: { response } }));
  return { "X-Confirm": confirm };
}
