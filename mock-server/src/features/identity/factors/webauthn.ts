/** Makes and checks passkeys (WebAuthn) for the address of this server. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Env } from "../../../env/env.ts";
import type { Schema } from "../../../http/handler.ts";
import type { PasskeyRow } from "./repository.ts";

type Answered = Schema<"PasskeyResponse">;
type Options = Schema<"PasskeyOptions">["options"];

/** The library reads certificates of many makers: loaded at the first passkey. */
const library = () => import("@simplewebauthn/server");

/** EdDSA, ES256 and RS256: every device has one of them. */
const ALGORITHMS = [-8, -7, -257];

interface Person {
  readonly id: number;
  /** The name that the browser shows beside the passkey. */
  readonly contact: string;
  readonly name: string;
}

/** Returns the options for a new passkey; a device that has one already makes no second one. */
export async function creationOptions(env: Env, person: Person, known: readonly PasskeyRow[]): Promise<Made> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: "Marsa",
    rpID: hostOf(env),
    userID: new TextEncoder().encode(`marsa user ${person.id}`),
    userName: person.contact,
    userDisplayName: person.name,
    attestationType: "none",
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  });
  return made(options);
}

/**
 * Returns the options for signing in with one of these passkeys; with none of them named, with any of the device.
 * @param verified "required": the device asks the person for their finger, face or PIN
 */
export async function requestOptions(
  env: Env,
  known: readonly PasskeyRow[],
  verified: "preferred" | "required" = "preferred",
): Promise<Made> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: hostOf(env),
    allowCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    userVerification: verified,
  });
  return made(options);
}

/** A new passkey, as it is stored. */
export type NewPasskey = Pick<PasskeyRow, "credentialId" | "publicKey" | "counter" | "transports">;

/** Checks the browser's answer; null: it does not belong to this challenge and address. */
export async function readNewPasskey(
  env: Env,
  answered: Answered,
  challenge: string,
): Promise<NewPasskey | null> {
  const { verifyRegistrationResponse } = await library();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: answered as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: originOf(env, answered),
      expectedRPID: hostOf(env),
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!registrationInfo) return null;
    const { id, publicKey, counter, transports } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString("base64url"),
      counter,
      transports: [...(transports ?? [])],
    };
  } catch {
    return null;
  }
}

/**
 * Checks a signature; returns the new counter, null for a wrong one.
 * @param challenge the signed challenge, or a function that takes it when it is one that was sent
 * @param verified whether the device must have verified the person
 */
export async function readSignature(
  env: Env,
  answered: Answered,
  challenge: string | ((signed: string) => boolean),
  { credentialId, publicKey, counter }: PasskeyRow,
  verified = false,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified: isRight, authenticationInfo } = await verifyAuthenticationResponse({
      response: answered as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: originOf(env, answered),
      expectedRPID: hostOf(env),
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")),
        counter,
      },
      requireUserVerification: verified,
    });
    return isRight ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

interface Made {
  readonly options: Options;
  readonly challenge: string;
}

function made(options: { readonly challenge: string }): Made {
  return { options: { ...options }, challenge: options.challenge };
}

function hostOf({ publicUrl }: Env): string {
  return new URL(publicUrl).hostname;
}

/** The public address; on this machine every port, since a development server has another one. */
function originOf(env: Env, { response }: Answered): string {
  const own = new URL(env.publicUrl);
  if (own.hostname !== "localhost") return own.origin;
  const client = JSON.parse(Buffer.from(String(response["clientDataJSON"]), "base64url").toString()) as {
    origin: string;
  };
  return new URL(client.origin).hostname === "localhost" ? client.origin : own.origin;
}
