import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { api } from "#/lib/http/api.ts";
import { type Confirmation, confirmed } from "#/lib/session/confirmed.ts";
import { makePasskey } from "#/lib/session/passkeys.ts";

/** The headers of a change by a person who is not signed in yet; null: signed in, and asked who they are. */
export type Access = { readonly confirmation: Confirmation; readonly token: string } | null;

export type FactorAdded = Schema<"FactorAdded">;

type Sent = {
  readonly params: { readonly header: Confirmation };
  readonly headers?: { Authorization: string };
};

function as<Data>(access: Access, send: (sent: Sent) => Promise<Data>): Promise<Data> {
  if (access === null) return confirmed((header) => send({ params: { header } }));
  const { confirmation: header, token } = access;
  return send({ params: { header }, headers: { Authorization: `Bearer ${token}` } });
}

/** Asks for the secret of an authenticator app. */
export const startTotp = (access: Access) =>
  as(access, (sent) => reply(api.POST("/auth/factors/totp", sent)));

/** Turns the app on by its first code. */
export const confirmTotp = (access: Access, code: string): Promise<FactorAdded> =>
  as(access, (sent) => reply(api.POST("/auth/factors/totp/confirm", { ...sent, body: { code } })));

/** Makes a passkey on this device, and keeps it under this name. */
export async function addPasskey(access: Access, name: string): Promise<FactorAdded> {
  const { options } = await as(access, (sent) => reply(api.POST("/auth/factors/passkeys/init", sent)));
  const response = await makePasskey(options);
  return as(access, (sent) =>
    reply(api.POST("/auth/factors/passkeys", { ...sent, body: { name, response } })),
  );
}
