/** Test helper: an app for account tests. */
import { person } from "../../../sqlite/test-support/people.ts";
import type { UserStatus } from "../../../domain/people/gate.ts";
import type { Env } from "../../../env/env.ts";
import { openTestApp, type Answer, type TestApp } from "../../../test-support/app.ts";
import { givePassword } from "../../../test-support/passwords.ts";

export const PASSWORD = "harbour-light";
/** A person with both contacts verified, who can sign in. */
export const OWNER = { email: "person1@marsa.test", phone: "+971500000001" } as const;
export const NEW = { email: "omar@marsa.test", phone: "+971501112233" } as const;

const typed = {
  firstName: "Omar",
  lastName: "Haddad",
  phone: "050 111 2233",
  email: "Omar@Marsa.test",
  password: PASSWORD,
  adult: true,
  terms: "2026-11",
};

export interface IdentityApp extends TestApp {
  signUp(change?: object): Promise<Answer>;
  /** Messages to this address or number, newest first. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads it field by field
  inbox(to: string): Promise<any[]>;
  /** The newest code sent to this contact. */
  codeFor(to: string): Promise<string>;
  me(token: string): Promise<Answer>;
}

interface Changes {
  readonly env?: Partial<Env>;
  /** Of person 1. */
  readonly ustatus?: UserStatus;
}

/** Person 1 has both contacts verified and PASSWORD; 2 is a second person; 900 sells. */
export async function openIdentityApp({
  env = {},
  ustatus = "confirmed",
}: Changes = {}): Promise<IdentityApp> {
  const users = [person(1, 85_000, { ustatus }), person(2, 0), person(900, 0)];
  const app = await openTestApp({ scene: { users }, env });
  await givePassword(app, PASSWORD);
  const inbox = async (to: string) => (await app.get(`/_mock/inbox?to=${encodeURIComponent(to)}`)).body.data;
  return {
    ...app,
    inbox,
    signUp: (change = {}) => app.post("/api/auth/signup", { ...typed, ...change }),
    codeFor: async (to) => (await inbox(to)).find(({ code }: { code: string | null }) => code !== null).code,
    me: (token) => app.get("/api/auth/me", { token }),
  };
}

/** Returns a different code. */
export const otherCodeThan = (code: string): string =>
  code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));

/** Returns an answer without its variable parts: times, tokens, ids. */
export function withoutTheNew({ status, body }: Answer): string {
  const known = JSON.stringify({ status, body });
  return known
    .replaceAll(/"(access_token|request_id|epoch)":"[^"]*"/g, '"$1":""')
    .replaceAll(/"id_user":\d+/g, '"id_user":0');
}
