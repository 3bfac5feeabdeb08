/** New people and their messages: contacts that nobody else has, and the codes that the server would have sent. */
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { join } from "node:path";
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";

type Schemas = components["schemas"];

/** A photo for a person's account. */
export const PICTURE = join(import.meta.dirname, "../src/assets/tower.webp");

export interface Stranger {
  readonly email: string;
  /** With its country code, without spaces. */
  readonly phone: string;
  readonly password: string;
}

/** Makes the names and contacts of a new person. */
export function stranger(): Stranger {
  const [a = 0, b = 0] = crypto.getRandomValues(new Uint32Array(2));
  return {
    email: `stranger.${a.toString(36)}${b.toString(36)}@marsa.test`,
    phone: `+97150${String((a ^ b) >>> 0)
      .padStart(10, "0")
      .slice(-7)}`,
    password: "a-long-password",
  };
}

/** Returns the newest code for a contact. `not`: an older code. */
export async function codeFor(request: APIRequestContext, to: string, not?: string): Promise<string> {
  let code: string | null | undefined;
  await expect
    .poll(
      async () => {
        const answer = await request.get(`/_mock/inbox?to=${encodeURIComponent(to)}`);
        code = ((await answer.json()) as { data: Schemas["Sent"][] }).data[0]?.code;
        return code !== null && code !== undefined && code !== not;
      },
      { message: `a code reaches ${to}` },
    )
    .toBe(true);
  return code ?? "";
}

/** Makes a person with an account and a confirmed email, without a browser. */
export async function member(request: APIRequestContext): Promise<Stranger> {
  const person = stranger();
  const { email, phone, password } = person;
  const names = { firstName: "Layla", lastName: "Hassan" };
  const signup = await request.post("/api/auth/signup", {
    data: { ...names, email, phone, password, adult: true, terms: "2026-11-01" },
  });
  const { access_token } = (await signup.json()) as { access_token: string };
  const verified = await request.post("/api/auth/verify", {
    headers: { authorization: `Bearer ${access_token}` },
    data: { contact: email, code: await codeFor(request, email) },
  });
  expect(verified.ok()).toBe(true);
  return person;
}

/** Presses Tab until an element has the focus, as a person without a mouse does. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  // A page that the server drew takes no keys until the app has started.
  await page.locator("#root[inert]:not([aria-hidden])").waitFor({ state: "detached" });
  await target.waitFor();
  for (let pressed = 0; pressed < most; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never came to ${target.toString()}`);
}
