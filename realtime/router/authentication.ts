/** The ways to log in, by the names that HELLO asks for. */
import { randomBytes, timingSafeEqual } from "node:crypto";
import { BACKEND_AUTHID, type Identity, type Principal } from "../src/access.ts";
import { signChallenge } from "../src/wampcra.ts";

/** The session may join as this. */
export interface Accepted extends Principal {
  /** When the proof wears out (ms since 1970), and how to ask whether it still holds. */
  expiry?: { at: number; renew: () => Promise<Accepted | null> };
}

/** A login under way: what to ask the client, and how to judge the answer. Null refuses it. */
export interface Challenge {
  extra: Readonly<Record<string, unknown>>;
  verify: (signature: string) => Promise<Accepted | null>;
}

export type LoginMethod = (hello: { session: number; authid: unknown }) => Accepted | Challenge;

export interface Authenticators {
  /** Whom an access token stands for; null refuses it. */
  authenticate: (token: string) => Promise<Identity | null>;
  /** The backend's wampcra secret. */
  backendSecret: string;
}

/** The methods the embedded broker accepts; `jwt` and `ticket` are two names for "show your access token". */
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
  const accepted: Accepted = { role: identity.role, authid: String(identity.userId) };
  if (identity.expiresAt === undefined) return accepted;
  return { ...accepted, expiry: { at: identity.expiresAt, renew: () => tokenHolder(authenticate, token) } };
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
      const right = Buffer.from(signChallenge(secret, challenge));
      const given = Buffer.from(signature);
      const matches = given.length === right.length && timingSafeEqual(given, right);
      return matches && hello.authid === BACKEND_AUTHID ? { role: "backend", authid: BACKEND_AUTHID } : null;
    },
  };
}
