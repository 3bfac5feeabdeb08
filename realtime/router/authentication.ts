/** The login methods of the embedded router, by their names in HELLO. */
import { randomBytes } from "node:crypto";
import { BACKEND_AUTHID, type Identity, type Principal } from "../src/access.ts";
import { isSameProof, signChallenge } from "../src/wampcra.ts";

/** The session may join with this identity. */
export interface Accepted extends Principal {
  /** Expiry of the proof (ms since 1970; Infinity: none), and a function that checks whether it still holds. */
  expiry?: { at: number; renew: () => Promise<Accepted | null> };
}

/** A login in progress: the question for the client, and the judgement of the answer. Null refuses the login. */
export interface Challenge {
  extra: Readonly<Record<string, unknown>>;
  verify: (signature: string) => Promise<Accepted | null>;
}

export type LoginMethod = (hello: { session: number; authid: unknown }) => Accepted | Challenge;

export interface Authenticators {
  /** Returns the person of an access token; null refuses it. */
  authenticate: (token: string) => Promise<Identity | null>;
  /** The backend's wampcra secret. */
  backendSecret: string;
}

/** The methods that the embedded broker accepts; `jwt` and `ticket` both ask for the access token. */
export function loginMethods(options: Authenticators): ReadonlyMap<string, LoginMethod> {
  const token: LoginMethod = () => ({
    extra: {},
    verify: (signature) => tokenHolder(options.authenticate, signature),
  });
  return new Map([
    ["jwt", token],
    ["ticket", token],
    ["wampcra", (hello) => backendChallenge(options.backendSecret, hello)],
    ["anonymous", () => ({ role: "anonymous", authid: randomBytes(8).toString("hex") })],
  ]);
}

async function tokenHolder(
  authenticate: Authenticators["authenticate"],
  token: string,
): Promise<Accepted | null> {
  const identity = await authenticate(token);
  if (!identity) return null;
  const renew = (): Promise<Accepted | null> => tokenHolder(authenticate, token);
  const expiry = { at: identity.expiresAt ?? Infinity, renew };
  return { role: identity.role, authid: String(identity.userId), expiry };
}

function backendChallenge(secret: string, hello: { session: number; authid: unknown }): Challenge {
  const challenge = JSON.stringify({
    session: hello.session,
    nonce: randomBytes(16).toString("base64"),
    timestamp: new Date().toISOString(),
    authid: BACKEND_AUTHID,
    authrole: "backend",
    authmethod: "wampcra",
    authprovider: "static",
  });
  return {
    extra: { challenge },
    verify: async (signature) => {
      const matches = isSameProof(signChallenge(secret, challenge), signature);
      return matches && hello.authid === BACKEND_AUTHID ? { role: "backend", authid: BACKEND_AUTHID } : null;
    },
  };
}
