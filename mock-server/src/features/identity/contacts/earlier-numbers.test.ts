/** Tests of accounts whose phone an earlier version stored as its digits were typed. */
import { expect, it } from "vitest";
import { openIdentityApp, PASSWORD } from "../test-support/identity-app.ts";
import { sqlite } from "../../../tables/system/driver.ts";

/** Person 1 has this phone. */
async function setUp(phone: string) {
  const app = await openIdentityApp();
  await app.store.write((db) => sqlite(db).prepare("UPDATE user SET phone = ? WHERE id = 1").run(phone));
  const signIn = async (id: string, password = PASSWORD) =>
    (await app.post("/api/auth/signin", { id, password })).body.data?.user.id_user;
  return { ...app, signIn };
}

it.each([
  ["+9710500000001", "+971 (0)50 000 0001"],
  ["+500000001", "500000001"],
  ["+97142345678", "04 234 5678"],
  ["+9715000000015", "+971 50 000 0001 ext 5"],
])("the stored number %s signs in and gets a code, as itself and typed as %j", async (stored, typed) => {
  const { post, codeFor, signIn } = await setUp(stored);
  for (const id of [stored, typed]) expect(await signIn(id)).toBe(1);
  expect((await post("/api/auth/recovery/init", { id: typed })).status).toBe(200);
  const changed = { id: typed, code: await codeFor(stored), pw: "another-harbour" };
  expect((await post("/api/auth/recovery/password", changed)).status).toBe(200);
  expect(await signIn(typed, "another-harbour")).toBe(1);
});

it("the owner of a number comes before somebody who claims another reading of it", async () => {
  const { signIn, signUp } = await setUp("+9710501112233");
  await signUp({ email: "other@marsa.test" });
  expect(await signIn("+971 (0)50 111 2233")).toBe(1);
});

it("an own number that is still to confirm takes its code as it was stored", async () => {
  const { signIn, post, store, tokenOf, codeFor } = await setUp("+9710501112233");
  await store.write((db) => sqlite(db).exec("UPDATE user SET phone_verified = 0 WHERE id = 1"));
  expect(await signIn("+971 (0)50 111 2233")).toBe(1);
  const token = await tokenOf(1);
  const contact = "+9710501112233";
  expect((await post("/api/auth/verify/resend", { contact }, { token })).status).toBe(200);
  const { body } = await post("/api/auth/verify", { contact, code: await codeFor(contact) }, { token });
  expect(body.data.user).toMatchObject({ phone: contact, phone_verified: true });
});
