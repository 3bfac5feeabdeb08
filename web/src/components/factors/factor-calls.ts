import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { api } from "../../lib/http/api.ts";
import { makePasskey } from "../../lib/session/passkeys.ts";

/** The headers of a change: the confirmation, and the token where the person is not signed in yet. */
export interface Access {
  readonly confirmation: { readonly "X-Confirm": string };
  /** The token of an unfinished sign-in. */
  readonly token?: string;
}

export type FactorAdded = Schema<"FactorAdded">;

const sent = ({ confirmation, token }: Access) => ({
  params: { header: confirmation },
  ...(token !== undefined && { headers: { Authorization: `Bearer ${token}` } }),
});

/** Asks for the secret of an authenticator app. */
export const startTotp = (access: Access) => reply(api.POST("/auth/factors/totp", sent(access)));

/** Turns the app on by its first code. */
export const confirmTotp = (access: Access, code: string): Promise<FactorAdded> =>
  reply(api.POST("/auth/factors/totp/confirm", { ...sent(access), body: { code } }));

/** Makes a passkey on this device, and keeps it under this name. */
export async function addPasskey(access: Access, name: string): Promise<FactorAdded> {
  const { options } = await reply(api.POST("/auth/factors/passkeys/init", sent(access)));
  const response = await makePasskey(options);
  return reply(api.POST("/auth/factors/passkeys", { ...sent(access), body: { name, response } }));
}
