/** Tests of `claims.ts` and `decide.ts`. */
import { describe, expect, it } from "vitest";
import { car, HOUR_MS, person, SELLER } from "../../sqlite/test-support/people.ts";
import { defaultTerms } from "../../domain/lot/terms.ts";
import { openTestApp } from "../../test-support/app.ts";
import { insertFile } from "../../tables/people/files.ts";
import { verify } from "../../verify/verify.ts";
import { sqlite } from "../../tables/system/driver.ts";

const BUYER = 1;
const OTHER = 2;
const CLERK = 50;
const SECOND = 51;
const works = { roles: ["backoffice"] as const, profile: null };
const users = [
  person(BUYER, 40_000),
  person(OTHER, 0),
  person(SELLER, 0, { roles: ["seller"] }),
  person(CLERK, 0, works),
  person(SECOND, 0, works),
];
const FACT = "Mileage";
const TEXT = "The display shows 148,900 km.";
let keys = 0;

/** Person 1 has bought lot 1 for 30,000 (30,630 with the fee), paid it and taken it. */
async function setUp({ handed = true }: { readonly handed?: boolean } = {}) {
  const app = await openTestApp({ scene: { users, lots: [car(1, { buyNow: 30_000 })] }, jobs: true });
  const call = async (userId: number, path: string, body: object) => {
    const headers = { "idempotency-key": `claim-key-${++keys}` };
    const token = await app.tokenOf(userId);
    return (await app.post(`/api${path}`, body, { token, sure: true, headers })).body;
  };
  const read = async (userId: number, path: string) =>
    (await app.get(`/api${path}`, { token: await app.tokenOf(userId) })).body;
  const scan = (userId: number, kind: "document" | "passport" = "document") =>
    app.store.write((db) =>
      insertFile(db, {
        userId,
        kind,
        hash: String(++keys).padStart(64, "a"),
        name: "photo.webp",
        mime: "image/webp",
        bytes: 10,
        width: 1,
        height: 1,
        thumbhash: null,
        createdAt: app.clock.now(),
      }),
    );
  await call(BUYER, "/auction/buynow", { id_auction: 1, price: 30_000 });
  await call(BUYER, "/my/pay", { id_auction: 1 });
  if (handed) await call(CLERK, "/backoffice/settlements/handover", { id_auction: 1, reason: "No code" });
  const claim = async (change: object = {}, userId = BUYER) =>
    call(userId, "/my/claim", {
      id_auction: 1,
      fact: FACT,
      text: TEXT,
      files: [await scan(userId)],
      ...change,
    });
  const answer = async (userId = SELLER) =>
    call(userId, "/sale/claim", { id_auction: 1, text: "It was read twice.", files: [await scan(userId)] });
  return {
    ...app,
    call,
    read,
    scan,
    claim,
    answer,
    decide: (outcome: string, more: object = {}, userId = CLERK) =>
      call(userId, "/backoffice/claims/decide", {
        id_claim: 1,
        outcome,
        reason: "Seen at the yard",
        ...more,
      }),
    advance: (hours: number) => app.context.sceneControl.setClock({ byMs: hours * HOUR_MS }),
    of: async (userId: number) => (await read(userId, "/my/claim?id_auction=1")).data,
    balance: async (userId: number) => {
      const { balance_summ: sum, available } = (await read(userId, "/auth/balance")).data;
      return [sum, available];
    },
    /** The notice of the sale may be written after that of the claim. */
    noticesOf: async (userId: number): Promise<string[]> =>
      (await read(userId, "/notifications")).data.items.map(({ text }: { text: string }) => text),
    findings: async () => {
      const file = await app.store.read((db) => sqlite(db).name);
      return (await verify(file, defaultTerms)).findings;
    },
  };
}

describe("a claim of a buyer", () => {
  it("names one stated fact, has photos, and holds the proceeds until it is decided", async () => {
    const { claim, of, balance, advance, noticesOf, findings } = await setUp();
    expect(await of(BUYER)).toMatchObject({ side: "buyer", open: true, claim: null });
    expect((await of(BUYER)).facts).toContainEqual({ fact: FACT, value: expect.stringContaining("km") });
    expect(await of(SELLER)).toMatchObject({ side: "seller", open: false, facts: [], claim: null });
    const made = await claim();
    expect(made.data).toMatchObject({ open: false, claim: { state: "open", text: TEXT, answer: null } });
    expect(made.data.claim.photos).toHaveLength(1);
    expect((await of(SELLER)).claim).toMatchObject({ fact: { fact: FACT }, text: TEXT });
    expect((await noticesOf(SELLER)).join("\n")).toMatch(
      /^The buyer of your Car 1 \(lot 20001\) makes a claim: Mileage/m,
    );
    await advance(30);
    expect(await balance(SELLER)).toEqual([30_000, 0]);
    expect(await findings()).toEqual([]);
  });

  it("keeps the account of its buyer until it is decided", async () => {
    const { claim, answer, decide, send, tokenOf } = await setUp();
    const blockers = async () => {
      const headers = { "idempotency-key": `claim-key-${++keys}` };
      const token = await tokenOf(BUYER);
      const { body } = await send("DELETE", "/api/auth/account", { token, sure: true, headers });
      return body.details.blockers.map(({ why }: { why: string }) => why);
    };
    await claim();
    expect(await blockers()).toEqual(["claimed", "balance"]);
    await answer();
    await decide("nothing");
    expect(await blockers()).toEqual(["balance"]);
  });

  it("is refused before the handover, after a day, a second time, and to anybody else", async () => {
    const early = await setUp({ handed: false });
    expect((await early.claim()).result).toBe("STALE");
    const { claim, advance, call, of, read } = await setUp();
    expect((await claim({}, OTHER)).result).toBe("NOT_FOUND");
    expect((await claim({}, SELLER)).result).toBe("NOT_FOUND");
    expect((await read(OTHER, "/my/claim?id_auction=1")).result).toBe("NOT_FOUND");
    expect((await call(OTHER, "/sale/claim", { id_auction: 1, text: "Mine", files: [] })).result).toBe(
      "NOT_FOUND",
    );
    await claim();
    expect((await claim()).result).toBe("STALE");
    const late = await setUp();
    await late.advance(24);
    expect((await late.claim()).result).toBe("STALE");
    expect((await of(BUYER)).facts).toEqual([]);
    await advance(1);
  });

  it("takes own unused scans alone, and a fact that was stated", async () => {
    const { claim, scan, of } = await setUp();
    expect((await claim({ fact: "Horsepower" })).details.errors[0].field).toBe("fact");
    expect((await claim({ files: [await scan(OTHER)] })).details.errors[0].field).toBe("files");
    expect((await claim({ files: [await scan(BUYER, "passport")] })).details.errors[0].field).toBe("files");
    expect((await claim({ files: [] })).result).toBe("VALIDATION");
    expect((await of(BUYER)).claim).toBeNull();
  });

  it("has one answer of the seller, within 48 hours", async () => {
    const { claim, answer, of, noticesOf, advance } = await setUp();
    expect((await answer()).result).toBe("NOT_FOUND");
    await claim();
    expect((await answer(BUYER)).result).toBe("NOT_FOUND");
    expect((await answer()).data.claim.answer).toMatchObject({ text: "It was read twice." });
    expect((await of(BUYER)).claim.answer.photos).toHaveLength(1);
    expect(await noticesOf(BUYER)).toContain("The seller answered your claim: Mileage. We decide it now.");
    expect((await answer()).result).toBe("STALE");
    const late = await setUp();
    await late.claim();
    await late.advance(48);
    expect((await late.answer()).result).toBe("STALE");
    await advance(1);
  });

  it("is a row of the history for both sides and the staff, and for nobody else", async () => {
    const { claim, answer, decide, read } = await setUp();
    await claim();
    await answer();
    await decide("nothing");
    const kinds = async (userId: number) =>
      (await read(userId, "/auction/history/1")).data.items.map(({ kind }: { kind: string }) => kind);
    for (const side of [BUYER, SELLER, CLERK])
      expect(await kinds(side)).toEqual(expect.arrayContaining(["claim_made", "claim_decided"]));
    expect(await kinds(OTHER)).not.toEqual(expect.arrayContaining(["claim_made"]));
  });
});

describe("the staff", () => {
  it("wait for the answer of the seller, or for 48 hours", async () => {
    const { claim, decide, advance, call } = await setUp();
    await claim();
    const listed = await call(CLERK, "/backoffice/claims/list", {});
    expect(listed.data).toMatchObject({ total: 1, items: [{ can_decide: false, buyer: "Person 1" }] });
    expect((await decide("nothing")).result).toBe("STALE");
    await advance(48);
    expect((await decide("nothing")).data).toMatchObject({ claim: { state: "decided", outcome: "nothing" } });
  });

  it("pay back nothing: the proceeds are free", async () => {
    const { claim, answer, decide, balance, findings } = await setUp();
    await claim();
    await answer();
    await decide("nothing");
    expect(await balance(SELLER)).toEqual([30_000, 30_000]);
    expect((await decide("nothing")).result).toBe("STALE");
    expect(await findings()).toEqual([]);
  });

  it("move a small sum alone: the ledgers of both, notices, audit, and what verify counts", async () => {
    const { claim, answer, decide, call, balance, noticesOf, findings, store, of } = await setUp();
    await claim();
    await answer();
    expect((await decide("sum", { amount: 30_001 })).details.errors[0].field).toBe("amount");
    expect((await decide("sum")).result).toBe("VALIDATION");
    expect((await decide("sum", { amount: 2_500 })).data.claim).toMatchObject({
      outcome: "sum",
      amount: 2_500,
    });
    expect(await balance(SELLER)).toEqual([27_500, 27_500]);
    const sold = await call(SELLER, "/sale/lots", {});
    expect(sold.data.items[0].settlement).toMatchObject({ claim_cost: 2_500, proceeds: "free" });
    const settled = await call(CLERK, "/backoffice/settlements/list", {});
    expect(settled.data.items[0].proceeds).toBe(27_500);
    expect((await balance(BUYER))[0]).toBe(40_000 - 30_630 + 2_500);
    expect(await of(BUYER)).toMatchObject({ claim: { amount: 2_500, reason: "Seen at the yard" } });
    expect((await noticesOf(BUYER)).join("\n")).toContain(
      "AED 2,500 is in your deposit. Reason: Seen at the yard",
    );
    const acts = await store.read((db) => sqlite(db).prepare("SELECT act, subject FROM audit").all());
    expect(acts).toContainEqual({
      act: "claim.decide",
      subject: "Sum to the buyer, AED 2,500.00, claim on Car 1 (lot 20001): Mileage",
    });
    expect(await findings()).toEqual([]);
    await store.write((db) => void sqlite(db).exec("UPDATE buyer_claim SET back_fils = 1"));
    expect((await findings())[0]).toMatchObject({ table: "settlement", row: "lot 1" });
  });

  it("need a second signature from AED 10,000: a return undoes the sale", async () => {
    const { claim, answer, decide, call, balance, findings, read, noticesOf } = await setUp();
    await claim();
    await answer();
    const asked = await decide("return");
    expect(asked.data).toMatchObject({ claim: { state: "open" }, to_be_signed: { kind: "claim" } });
    expect(await balance(SELLER)).toEqual([30_000, 0]);
    const sign = (userId: number) => call(userId, "/backoffice/sign/claim/1", { decision: "sign" });
    expect((await sign(CLERK)).result).toBe("SECOND_PERSON_REQUIRED");
    expect((await sign(SECOND)).data).toMatchObject({ state: "signed", amount: 30_630 });
    expect(await balance(SELLER)).toEqual([0, 0]);
    expect((await balance(BUYER))[0]).toBe(40_000);
    expect((await read(OTHER, "/auction/lot/1")).data.live.status).toBe("notSold");
    expect((await noticesOf(BUYER)).join("\n")).toContain(
      "the lot is returned, and AED 30,630 is in your deposit",
    );
    expect(await findings()).toEqual([]);
  });

  it("are the back office alone, and never a side of the sale", async () => {
    const { claim, answer, decide, call, store } = await setUp();
    await claim();
    await answer();
    expect((await decide("nothing", {}, OTHER)).result).toBe("ROLE_FORBIDDEN");
    expect((await call(OTHER, "/backoffice/claims/list", {})).result).toBe("ROLE_FORBIDDEN");
    await store.write(
      (db) => void sqlite(db).exec(`UPDATE user SET roles = '["seller","backoffice"]' WHERE id = ${SELLER}`),
    );
    expect(["SECOND_PERSON_REQUIRED", "ROLE_FORBIDDEN"]).toContain(
      (await decide("nothing", {}, SELLER)).result,
    );
  });
});
