/** Passwords and codes as OWASP ASVS asks for them, where no feature's own test shows it. */
import { exampleOf } from "@marsa/api-spec/contract/base/example";
import { documentOperation, resolved } from "@marsa/api-spec/document";
import { operations } from "@marsa/api-spec/generated/operations";
import { requestValidator } from "@marsa/api-spec/validation";
import { getTableColumns } from "drizzle-orm";
import { expect, it } from "vitest";
import { makeCode } from "../tables/people/codes.ts";
import { user } from "../tables/schema/people.ts";
import { openTestApp } from "../test-support/app.ts";
import { passwords } from "../test-support/passwords.ts";

const DAY_MS = 86_400_000;
const ID = "nadia@marsa.test";

/** Signs up with a password; returns a function that signs in with another. */
async function signedUp(password: string) {
  const app = await openTestApp();
  const names = { firstName: "Nadia", lastName: "Newcomer", phone: "+971541234567" };
  const body = { ...names, email: ID, password, adult: true, terms: "2026" };
  expect((await app.post("/api/auth/signup", body)).status).toBe(200);
  const signIn = async (attempt: string) =>
    (await app.post("/api/auth/signin", { id: ID, password: attempt })).status;
  return { ...app, signIn };
}

it.each([
  ["signup", "password"],
  ["changePassword", "pw"],
  ["recoveryPassword", "pw"],
  ["setUserPassword", "password"],
] as const)("%s takes twelve characters of any kind as a password, and no eleven", (id, field) => {
  const invalid = requestValidator(operations[id]);
  const errorsOf = (password: string) => {
    const { path = {}, query = {}, headers = {}, body } = exampleOf(id);
    return invalid({ path, query, header: headers, body: { ...(body as object), [field]: password } });
  };
  for (const characters of ["a", " ", "ع", "\u{1f6a2}", "'", '"', "<", "%", "\\"])
    expect([characters, errorsOf(characters.repeat(12))]).toEqual([characters, null]);
  expect(errorsOf("a".repeat(11))).toEqual([{ field, message: "At least 12 characters" }]);
});

it("a password of 200 characters counts whole", async () => {
  const password = "harbour lamps and low tides ".repeat(8).slice(0, 200);
  const { signIn } = await signedUp(password);
  expect(await signIn(`${password.slice(0, 199)}#`)).toBe(401);
  expect(await signIn(password.slice(0, 72))).toBe(401);
  expect(await signIn(password)).toBe(200);
});

it("a password has no end", async () => {
  const { signIn, clock } = await signedUp("harbour-light-7");
  clock.advance(3 * 365 * DAY_MS);
  expect(await signIn("harbour-light-7")).toBe(200);
});

it("no call and no table knows a hint or a secret question", () => {
  const fields = ["/auth/signup", "/auth/recovery/init", "/auth/recovery/password"].flatMap((path) => {
    const { requestBody } = documentOperation(path, "post");
    const { properties } = resolved<{ properties: object }>(
      requestBody!.content!["application/json"]!.schema as never,
    );
    return Object.keys(properties);
  });
  expect(fields).toContain("password");
  const all = [...fields, ...Object.keys(getTableColumns(user))];
  expect(all.filter((name) => /hint|question|answer|maiden|birth/i.test(name))).toEqual([]);
});

it("codes have six digits, spread over the whole range", async () => {
  const codes = await Promise.all(Array.from({ length: 24 }, async () => (await makeCode(passwords)).digits));
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  expect(new Set(codes).size).toBeGreaterThan(22);
  expect(new Set(codes.map((code) => code[0])).size).toBeGreaterThan(3);
});
