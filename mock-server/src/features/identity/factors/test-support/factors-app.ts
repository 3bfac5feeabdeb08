/** Test helper: an app with people who have second factors. */
import { codeOf } from "@marsa/api-spec/contract/base/software-factors";
import type { Answer, Call } from "../../../../test-support/app.ts";
import { openIdentityApp, OWNER, PASSWORD, type IdentityApp } from "../../test-support/identity-app.ts";

export interface FactorsApp extends IdentityApp {
  signIn(): Promise<Answer>;
  /** Calls below /auth/factors with a fresh confirmation of the session. */
  change(token: string, method: string, path: string, body?: unknown): Promise<Answer>;
  /** The second step of a sign-in. */
  check(token: string, body: object): Promise<Answer>;
  /** The code that the app of person 1 shows now. */
  code(secret: string): string;
  /** Sets an app up for the person of this token; returns its secret and the recovery codes. */
  withTotp(token: string): Promise<{ readonly secret: string; readonly codes: readonly string[] }>;
}

export async function openFactorsApp(
  options: Parameters<typeof openIdentityApp>[0] = {},
): Promise<FactorsApp> {
  const app = await openIdentityApp(options);
  const code = (secret: string) => codeOf(secret, app.clock.now());
  const change = async (token: string, method: string, path: string, body?: unknown) => {
    const call: Call = { token, sure: true };
    return app.send(method, `/api/auth/factors${path}`, body === undefined ? call : { ...call, body });
  };
  return {
    ...app,
    code,
    change,
    signIn: () => app.post("/api/auth/signin", { id: OWNER.email, password: PASSWORD }),
    check: (token, body) => app.post("/api/auth/factors/check", body, { token }),
    async withTotp(token) {
      const { secret } = (await change(token, "POST", "/totp")).body.data;
      const { body } = await change(token, "POST", "/totp/confirm", { code: code(secret) });
      app.clock.advance(30_000);
      return { secret, codes: body.data.recovery_codes };
    },
  };
}
