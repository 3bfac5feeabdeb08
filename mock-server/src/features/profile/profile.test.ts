/** Tests: profile. */
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { person, smallScene } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";
import { sqlite } from "../../tables/system/driver.ts";

const NEWCOMER = 10;
const STAFF = 50;
const PDF = "%PDF-1.7\nlicence\n%%EOF";

const individual = {
  type: "buyer",
  form: "individual",
  citizenship: "eg",
  birth_date: "1984-03-02",
  passport_number: "A1234567",
  passport_expires: "2030-01-01",
};

/** Person 10 has verified contacts and no profile yet; 50 works in the back office. */
async function setUp() {
  const users = [
    ...smallScene().users,
    person(NEWCOMER, 0, { profile: null }),
    person(STAFF, 0, { roles: ["backoffice"], profile: null }),
  ];
  const app = await openTestApp({ scene: { users } });
  const token = await app.tokenOf(NEWCOMER);
  const upload = async (kind: string, as = token): Promise<number> => {
    const form = new FormData();
    form.set("kind", kind);
    const create = { width: 60, height: 40, channels: 3, background: "red" } as const;
    const bytes = kind === "passport" ? new Uint8Array(await sharp({ create }).png().toBuffer()) : PDF;
    form.set("file", new Blob([bytes]), `${kind}.file`);
    return (await app.post("/api/files", form, { token: as })).body.data.id_file;
  };
  const create = async (change: object = {}) =>
    app.post(
      "/api/auth/profile",
      { ...individual, passport_photo: await upload("passport"), ...change },
      { token },
    );
  const sign = (what: "init" | "confirm", body: object) =>
    app.post(`/api/auth/profile/sign/${what}`, body, { token });
  const me = async () => (await app.get("/api/auth/me", { token })).body.data;
  const code = async () => (await app.get("/_mock/inbox")).body.data[0].code;
  return { ...app, token, upload, create, sign, me, code };
}

describe("POST /auth/profile", () => {
  // @proves 6.rule.a-user-has-a-profile-if
  it("gives its user a profile: before, both marks of one are empty, and bids ask for it", async () => {
    const { create, me, post, token } = await setUp();
    const bid = async () =>
      (
        await post(
          "/api/auction/makebid",
          { id_auction: 1, price: 20_000 },
          { token, headers: { "idempotency-key": `has-a-profile-${(await me()).pstatusMax}` } },
        )
      ).body.message;
    expect(await me()).toMatchObject({ id_profile: null, pstatusMax: null, gate: { missing: "profile" } });
    expect(await bid()).toBe("Profile is required");
    const { body } = await create();
    expect(await me()).toMatchObject({
      id_profile: body.data.id_profile,
      pstatusMax: "draft",
      gate: { missing: "contract" },
    });
    expect(await bid()).not.toBe("Profile is required");
  });

  // @proves 3.field.profile-type-buyer-or-seller
  // @proves 3.field.profile-legal-form-private-individual-or
  // @proves 3.field.profile-citizenship
  // @proves 3.field.profile-passport-number-and-expiry
  // @proves 3.field.profile-passport-photo
  // @proves 3.field.profile-date-of-birth
  // @proves 4.transition.after-profile-creation-the-user-info
  it("creates a draft of a private individual, which is then in use", async () => {
    const { create, me } = await setUp();
    const { status, body } = await create();
    expect(status).toBe(200);
    const { passport_photo, ...fields } = body.data.fields;
    expect(fields).toEqual(individual);
    expect(body.data).toMatchObject({
      status: "draft",
      restriction: null,
      contract: null,
      files: [{ id_file: passport_photo, kind: "passport", url: expect.stringMatching(/^\/files\/d\//) }],
    });
    expect(await me()).toMatchObject({
      id_profile: body.data.id_profile,
      profile_name: "Person 10",
      pstatusMax: "draft",
      gate: { missing: "contract" },
    });
  });

  // @proves 3.field.profile-company-name
  // @proves 3.field.profile-address
  // @proves 3.field.profile-business-licence-number-and-files
  // @proves 3.field.profile-ceo-name
  // @proves 3.field.profile-additional-documents
  it("creates one of a company, by its name, with its files in the original and in English", async () => {
    const { post, token, upload, me } = await setUp();
    const body = {
      type: "seller",
      form: "company",
      company_name: " Farouk Trading LLC ",
      address: "Al Quoz 3, Dubai",
      licence_number: "CN-1234567",
      licence_files: [await upload("licence"), await upload("licence")],
      licence_files_english: [await upload("licence")],
      ceo_name: "Layla Farouk",
      documents: [await upload("document")],
    };
    const { body: made } = await post("/api/auth/profile", body, { token });
    expect(made.data.fields).toEqual(body);
    expect(made.data.files).toHaveLength(4);
    expect((await me()).profile_name).toBe("Farouk Trading LLC");
  });

  // @proves 3.field.profile-emirates-id-number-with-issue
  // @proves 3.field.profile-id-photo
  it("stores the Emirates ID with its days and photo", async () => {
    const { create, upload } = await setUp();
    const id = {
      emirates_id: "784-1984-1234567-1",
      emirates_id_issued: "2025-01-01",
      emirates_id_expires: "2027-01-01",
      id_photo: await upload("emirates_id"),
    };
    expect((await create(id)).body.data.fields).toMatchObject(id);
  });

  it("is refused with a sentence for each field, unknown countries included", async () => {
    const { post, token, create } = await setUp();
    const { status, body } = await post("/api/auth/profile", { type: "buyer", form: "company" }, { token });
    expect([status, body.details.errors.length]).toEqual([422, 5]);
    expect((await create({ citizenship: "atlantis" })).body.details.errors).toEqual([
      { field: "citizenship", message: "Citizenship must be valid" },
    ]);
  });

  it("refuses other people's files, and files in use elsewhere", async () => {
    const { create, upload, tokenOf, post, token } = await setUp();
    const foreign = await upload("passport", await tokenOf(1));
    const { body } = await create({ passport_photo: foreign });
    expect(body.details.errors).toEqual([
      { field: "passport_photo", message: "Passport photo must be valid" },
    ]);
    const photo = await upload("passport");
    expect((await create({ passport_photo: photo })).status).toBe(200);
    const other = { ...individual, type: "seller", passport_photo: photo };
    expect((await post("/api/auth/profile", other, { token })).status).toBe(422);
  });

  it("may be sent again while it is a draft, and unlinks files that it leaves out", async () => {
    const { create, upload } = await setUp();
    const first = (await create()).body.data;
    const photo = await upload("passport");
    const second = (await create({ passport_photo: photo, passport_number: "B7654321" })).body.data;
    expect(second.id_profile).toBe(first.id_profile);
    expect(second.fields.passport_number).toBe("B7654321");
    expect(second.files.map(({ id_file: id }: { id_file: number }) => id)).toEqual([photo]);
  });
});

describe("The contract", () => {
  // @proves 3.status.profile-ok-signed-draft
  // @proves 6.rule.bidding-needs-a-signed-contract
  // @proves 6.message.standby-while-under-review
  it("is created as a PDF, signed with a code to the phone, and puts the profile under review", async () => {
    const { create, sign, code, me, app, get, token } = await setUp();
    const { id_profile } = (await create()).body.data;
    const init = await sign("init", { id_profile });
    expect(init.body.data.resend_at).toBe("2026-11-22T04:01:00.000Z");
    const pdf = await app.request(init.body.data.url);
    expect((await pdf.text()).slice(0, 8)).toBe("%PDF-1.3");
    const { status, body } = await sign("confirm", { id_profile, code: await code() });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: "signed",
      contract: { version: "2026-11", signed_at: "2026-11-22T04:00:00.000Z", url: expect.any(String) },
    });
    expect(await me()).toMatchObject({ pstatusMax: "signed", gate: { missing: "review" } });
    const notices = await get("/api/notifications", { token });
    expect(notices.body.data.items[0].text).toContain("Your contract is signed");
  });

  it("is not signed with another code, and once signed, the profile is fixed", async () => {
    const { create, sign, code } = await setUp();
    const { id_profile } = (await create()).body.data;
    expect((await sign("confirm", { id_profile, code: "123456" })).body.result).toBe("CODE_EXPIRED");
    await sign("init", { id_profile });
    expect((await sign("init", { id_profile })).status).toBe(429);
    const right: string = await code();
    const wrong = right === "000000" ? "111111" : "000000";
    expect((await sign("confirm", { id_profile, code: wrong })).body).toMatchObject({
      result: "CODE_WRONG",
      details: { tries_left: 4 },
    });
    await sign("confirm", { id_profile, code: right });
    expect((await sign("confirm", { id_profile, code: right })).body.data.status).toBe("signed");
    expect((await create()).body.result).toBe("STALE");
  });

  it("can be signed by its owner only", async () => {
    const { sign } = await setUp();
    expect((await sign("init", { id_profile: 1 })).status).toBe(404);
    expect((await sign("confirm", { id_profile: 1, code: "123456" })).status).toBe(404);
  });
});

describe("A profile", () => {
  it("is readable for its owner and the back office, and not found for others", async () => {
    const { create, get, token, tokenOf } = await setUp();
    const { id_profile } = (await create()).body.data;
    const read = async (as: string) => (await get(`/api/auth/profile/${id_profile}`, { token: as })).status;
    expect([await read(token), await read(await tokenOf(STAFF)), await read(await tokenOf(1))]).toEqual([
      200, 200, 404,
    ]);
  });

  it("can be switched to another of the person's own", async () => {
    const { create, post, token, upload, me } = await setUp();
    const buyer = (await create()).body.data.id_profile;
    await create({ type: "seller", passport_photo: await upload("passport") });
    expect((await me()).id_profile).not.toBe(buyer);
    const { body } = await post("/api/auth/profile/use", { id_profile: buyer }, { token });
    expect(body.data.id_profile).toBe(buyer);
    expect((await post("/api/auth/profile/use", { id_profile: 1 }, { token })).status).toBe(404);
  });

  it("of a seller alone opens no way to a bid; one of a buyer beside it does", async () => {
    const { create, upload, me, store } = await setUp();
    await create({ type: "seller" });
    await store.write((db) => {
      sqlite(db).prepare("UPDATE profile SET status = 'ok' WHERE user_id = ?").run(NEWCOMER);
    });
    expect(await me()).toMatchObject({
      pstatusMax: "ok",
      gate: { can_bid: false, missing: "profile" },
      profiles: [{ type: "seller", form: "individual", name: "Person 10", status: "ok" }],
    });
    await create({ passport_photo: await upload("passport") });
    expect(await me()).toMatchObject({
      gate: { can_bid: false, missing: "contract" },
      profiles: [
        { type: "buyer", status: "draft" },
        { type: "seller", status: "ok" },
      ],
    });
  });
});
