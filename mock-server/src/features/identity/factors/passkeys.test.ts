/** Tests of `passkeys.ts`, and of sign-ins with a passkey. */
import { createSoftwarePasskey } from "@marsa/api-spec/contract/base/software-factors";
import { describe, expect, it } from "vitest";
import { OWNER } from "../test-support/identity-app.ts";
import { openFactorsApp } from "./test-support/factors-app.ts";
import { sqlite } from "../../../tables/system/driver.ts";

async function setUp() {
  const app = await openFactorsApp();
  const token = await app.tokenOf(1);
  const add = async (name: string, passkey = createSoftwarePasskey()) => {
    const { options } = (await app.change(token, "POST", "/passkeys/init")).body.data;
    // EdDSA, ES256 and RS256 alone.
    expect(options.pubKeyCredParams.map(({ alg }: { alg: number }) => alg)).toEqual([-8, -7, -257]);
    return app.change(token, "POST", "/passkeys", { name, response: passkey.create(options) });
  };
  /** Signs in up to the options of the passkey. */
  const begin = async () => {
    const { access_token } = (await app.signIn()).body;
    const { body } = await app.post("/api/auth/factors/challenge", undefined, { token: access_token });
    return { first: access_token as string, options: body.data.options };
  };
  return { ...app, token, add, begin };
}

describe("A passkey", () => {
  it("signs in after the password, and its last use is shown", async () => {
    const { add, begin, check, get, inbox, clock, signIn } = await setUp();
    const passkey = createSoftwarePasskey();
    const added = await add("Phone", passkey);
    expect(added.body.data.factors.passkeys).toEqual([
      { id_passkey: 1, name: "Phone", created: "2026-11-22T04:00:00.000Z", last_used: null },
    ]);
    expect(added.body.data.recovery_codes).toHaveLength(10);
    expect((await inbox(OWNER.email))[0].subject).toBe("A passkey was added");
    clock.advance(60_000);
    expect((await signIn()).body.data.second_factor.kinds).toEqual(["passkey", "recovery"]);
    const { first, options } = await begin();
    const done = await check(first, { kind: "passkey", response: passkey.sign(options) });
    expect(done.body.result).toBe("success");
    const { body } = await get("/api/auth/factors", { token: done.body.access_token });
    expect(body.data.passkeys[0].last_used).toBe("2026-11-22T04:01:00.000Z");
  });

  it("signs the challenge of this sign-in, once, and for this address alone", async () => {
    const { add, begin, check } = await setUp();
    const passkey = createSoftwarePasskey();
    await add("Phone", passkey);
    const challenges = [(await begin()).options.challenge, (await begin()).options.challenge];
    for (const challenge of challenges) expect(Buffer.from(challenge, "base64url")).toHaveLength(32);
    expect(challenges[0]).not.toBe(challenges[1]);
    const refusalOf = async (sign: (options: object) => object) => {
      const { first, options } = await begin();
      return (await check(first, { kind: "passkey", response: sign(options) })).body.result;
    };
    expect(await refusalOf(() => passkey.sign({ challenge: "b3RoZXI", rpId: "localhost" }))).toBe(
      "CODE_WRONG",
    );
    expect(await refusalOf((options) => passkey.sign(options, "https://evil.example"))).toBe("CODE_WRONG");
    expect(await refusalOf((options) => createSoftwarePasskey().sign(options))).toBe("CODE_WRONG");
    const { first, options } = await begin();
    const response = { ...passkey.sign(options), response: {} };
    expect((await check(first, { kind: "passkey", response })).body.result).toBe("CODE_WRONG");
    const again = await check(first, { kind: "passkey", response: passkey.sign(options) });
    expect(again.body.result).toBe("CODE_EXPIRED");
  });

  it("confirms a final action of its own session", async () => {
    const { add, post, send, token } = await setUp();
    const passkey = createSoftwarePasskey();
    await add("Phone", passkey);
    const { options } = (await post("/api/auth/factors/challenge", undefined, { token })).body.data;
    const confirm = (response: object) => post("/api/auth/confirm", { response }, { token });
    const { body } = await confirm(passkey.sign(options));
    const headers = { "x-confirm": body.data.confirm };
    expect((await send("DELETE", "/api/auth/factors/passkeys/1", { token, headers })).status).toBe(200);
    expect((await confirm(passkey.sign(options))).body.result).toBe("CODE_EXPIRED");
  });

  it("signs in alone, without a contact and a password, once for each challenge", async () => {
    const { add, post, me } = await setUp();
    const passkey = createSoftwarePasskey();
    await add("Phone", passkey);
    const start = async () => (await post("/api/auth/signin/passkey/init")).body.data.options;
    const signIn = (response: object) => post("/api/auth/signin/passkey", { response });
    const options = await start();
    expect(options).toMatchObject({ userVerification: "required", allowCredentials: [] });
    const signed = passkey.sign(options);
    const { body } = await signIn(signed);
    expect(body.result).toBe("success");
    expect((await me(body.access_token)).body.data.email).toBe(OWNER.email);
    const wrongs = [
      signed,
      createSoftwarePasskey().sign(await start()),
      passkey.sign(await start(), "https://evil.example"),
      passkey.sign({ challenge: "b3RoZXI", rpId: "localhost" }),
      { ...passkey.sign(await start()), response: {} },
      passkey.sign(await start(), undefined, { verified: false }),
    ];
    for (const wrong of wrongs) expect(await signIn(wrong)).toMatchObject({ status: 401 });
  });

  it("signs in with a challenge of the last five minutes", async () => {
    const { add, post, clock } = await setUp();
    const passkey = createSoftwarePasskey();
    await add("Phone", passkey);
    const { options } = (await post("/api/auth/signin/passkey/init")).body.data;
    clock.advance(5 * 60_000);
    expect((await post("/api/auth/signin/passkey", { response: passkey.sign(options) })).status).toBe(401);
  });

  it("belongs to one account only", async () => {
    const { add } = await setUp();
    const passkey = createSoftwarePasskey();
    await add("Phone", passkey);
    expect((await add("Phone again", passkey)).body.result).toBe("CODE_WRONG");
  });

  it("is removed, and the account with none left asks for the password alone", async () => {
    const { add, change, token, signIn, inbox } = await setUp();
    await add("Phone");
    await add("Laptop");
    const { body } = await change(token, "DELETE", "/passkeys/1");
    expect(body.data.passkeys.map(({ name }: { name: string }) => name)).toEqual(["Laptop"]);
    expect((await inbox(OWNER.email))[0].subject).toBe("A passkey was removed");
    expect((await change(token, "DELETE", "/passkeys/1")).status).toBe(404);
    await change(token, "DELETE", "/passkeys/2");
    expect((await signIn()).body.result).toBe("success");
  });
});

const openForAdmin = () => openFactorsApp({ env: { staffNeedFactor: true }, ustatus: "admin" });

describe("A member of the staff outside the demo", () => {
  it.each(["backoffice", "auctioneer"])("with the role %s sets a second factor up, too", async (role) => {
    const { signIn, store } = await openFactorsApp({ env: { staffNeedFactor: true } });
    expect((await signIn()).body.result).toBe("success");
    await store.write((db) => void sqlite(db).exec(`UPDATE user SET roles = '["${role}"]' WHERE id = 1`));
    expect((await signIn()).body.result).toBe("second_factor_setup_required");
  });

  it("sets a second factor up before anything else", async () => {
    const { signIn, me, withTotp } = await openForAdmin();
    const { body } = await signIn();
    expect(body.result).toBe("second_factor_setup_required");
    expect((await me(body.access_token)).status).toBe(401);
    await withTotp(body.access_token);
    expect((await me(body.access_token)).body.data.ustatus).toBe("admin");
    expect((await signIn()).body.result).toBe("second_factor_required");
  });

  it("keeps at least one", async () => {
    const { tokenOf, withTotp, change } = await openForAdmin();
    const token = await tokenOf(1);
    await withTotp(token);
    expect((await change(token, "DELETE", "/totp")).body.result).toBe("FACTOR_REQUIRED");
  });
});
