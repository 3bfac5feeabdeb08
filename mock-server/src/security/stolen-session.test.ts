/** Tests: what a stolen session can do without the person's proof, and how long a proof lasts. */
import { codeOf } from "@marsa/api-spec/contract/base/software-factors";
import { describe, expect, it } from "vitest";
import { car, person, SELLER } from "../sqlite/test-support/people.ts";
import { openTestApp, type Answer } from "../test-support/app.ts";
import { givePassword } from "../test-support/passwords.ts";

const PASSWORD = "harbour-light";
const MINUTE_MS = 60_000;
const LIMIT = 20_000;
const ACCOUNT = {
  id: 0,
  recipient: "A Thief",
  iban: "AE070331234567890123456",
  bank: "Emirates NBD",
  swift: "EBILAEAD",
};
const USUAL = { app: true, push: true, email: true, sms: false };
const settings = (money: object, quiet: object = {}) => ({
  kinds: {
    outbid: USUAL,
    ending: USUAL,
    won: USUAL,
    offers: USUAL,
    searches: USUAL,
    money: { ...USUAL, ...money },
  },
  quiet: { on: false, from: "22:00", to: "07:00", ...quiet },
});
const NOWHERE = { app: false, push: false, email: false, sms: false };

/** Person 1 has AED 1,000,000 and two sessions: their own and a stolen one. Lots 1 to 3 can be bought at once. */
async function setUp() {
  const users = [person(1, 1_000_000), person(2, 0), person(SELLER, 0, { roles: ["seller"] })];
  const prices = [LIMIT, LIMIT - 100, 200_000];
  const lots = prices.map((buyNow, place) => car(place + 1, { buyNow, startPrice: 1_000 }));
  const app = await openTestApp({ scene: { users, lots }, jobs: true });
  await givePassword(app, PASSWORD);
  let keys = 0;
  const callAs = (token: string, header: Record<string, string> = {}) => {
    const headers = { "idempotency-key": `stolen-key-${++keys}`, ...header };
    return {
      post: (path: string, body?: object) => app.post(`/api${path}`, body, { token, headers }),
      get: (path: string) => app.get(`/api${path}`, { token }),
    };
  };
  const [own, stolen] = [await app.tokenOf(1), await app.tokenOf(1)];
  const prove = async (token: string, by: object = { password: PASSWORD }) =>
    app.post("/api/auth/confirm", by, { token });
  const proofOf = async (token: string, by?: object): Promise<Record<string, string>> => ({
    "x-confirm": (await prove(token, by)).body.data.confirm,
  });
  const inbox = async (to: string) => (await app.get(`/_mock/inbox?to=${encodeURIComponent(to)}`)).body.data;
  return { ...app, own, stolen, callAs, prove, proofOf, inbox };
}
type Calls = ReturnType<Awaited<ReturnType<typeof setUp>>["callAs"]>;

const buy = (calls: Calls, id: number, price: number) =>
  calls.post("/auction/buynow", { id_auction: id, price });
const refusal = ({ status, body }: Answer) => [status, body.result, body.details?.ways];
const ASKED = [403, "CONFIRM_REQUIRED", ["password"]];

describe("A stolen session", () => {
  it("moves no money and changes no notice about it: each call asks for the person's proof", async () => {
    const { own, stolen, callAs, proofOf } = await setUp();
    const owner = () => proofOf(own).then((proof) => callAs(own, proof));
    expect((await buy(await owner(), 3, 200_000)).status).toBe(200);
    const thief = () => callAs(stolen);
    const balance = async () => (await callAs(own).get("/auth/balance")).body.data;
    const before = await balance();
    expect(refusal(await buy(thief(), 1, LIMIT))).toEqual(ASKED);
    expect(refusal(await thief().post("/my/pay", { id_auction: 3 }))).toEqual(ASKED);
    const byCard = { amount: 5_000, id_auction: 3 };
    expect(refusal(await thief().post("/auth/balance/payonline/request", byCard))).toEqual(ASKED);
    const refund = { ...ACCOUNT, amount: 100_000 };
    expect(refusal(await thief().post("/auth/balance/refund/apply", refund))).toEqual(ASKED);
    expect(refusal(await thief().post("/notifications/settings", settings({ email: false })))).toEqual(ASKED);
    expect(await balance()).toEqual(before);

    expect((await (await owner()).post("/my/pay", { id_auction: 3 })).status).toBe(200);
    const { times } = (await thief().get("/my/pickup?id_auction=3")).body.data;
    const booked = await thief().post("/my/pickup", { id_auction: 3, starts: times[0].starts });
    expect(booked.body.data.appointment).not.toHaveProperty("code");
    expect(refusal(await thief().post("/my/pickup/code", { id_auction: 3 }))).toEqual(ASKED);
    const { body } = await (await owner()).post("/my/pickup/code", { id_auction: 3 });
    expect(body.data.code).toMatch(/^\d{6}$/);
  });

  it("bids and stores maxima at any price, and buys below AED 20,000, as before", async () => {
    const { stolen, callAs } = await setUp();
    const bid = (price: number, mode: string) =>
      callAs(stolen).post("/auction/makebid", { id_auction: 3, price, mode });
    expect((await bid(2_000, "exact")).status).toBe(200);
    expect((await bid(150_000, "max")).status).toBe(200);
    expect((await buy(callAs(stolen), 2, LIMIT - 100)).status).toBe(200);
  });

  it("cannot use the proof of another session", async () => {
    const { own, stolen, callAs, proofOf } = await setUp();
    expect(refusal(await buy(callAs(stolen, await proofOf(own)), 1, LIMIT))).toEqual(ASKED);
  });

  it("cannot add an account in silence: the person is told, whatever notices they want", async () => {
    const { own, callAs, proofOf, inbox, settled } = await setUp();
    const proof = await proofOf(own);
    const quiet = settings({ email: false, push: false }, { on: true, from: "00:00", to: "23:59" });
    expect((await callAs(own, proof).post("/notifications/settings", quiet)).status).toBe(200);
    const refund = { ...ACCOUNT, amount: 100 };
    expect((await callAs(own, proof).post("/auth/balance/refund/apply", refund)).status).toBe(200);
    await settled();
    const texts = (await inbox("person1@marsa.test")).map(({ text }: { text: string }) => text).join();
    expect(texts).toContain("The account AE•••3456 was added for refunds");
  });
});

describe("Notices about money", () => {
  it("keep one way at least, by the settings and by the link in a mail", async () => {
    const { own, callAs, proofOf } = await setUp();
    const calls = callAs(own, await proofOf(own));
    const answer = await calls.post("/notifications/settings", settings(NOWHERE));
    expect([answer.status, answer.body.message]).toEqual([422, "Notices about money need one way at least"]);
    expect((await calls.get("/notifications/settings")).body.data.kinds.money).toEqual(USUAL);
  });

  it("tell each change of themselves by the ways before it", async () => {
    const { own, callAs, proofOf, inbox, settled } = await setUp();
    const set = async (money: object) =>
      callAs(own, await proofOf(own)).post("/notifications/settings", settings(money));
    const told = async (to: string) =>
      (await inbox(to)).filter(({ text }: { text: string }) => text.includes("how you hear about your money"))
        .length;
    // To hear more needs no proof.
    expect((await callAs(own).post("/notifications/settings", settings({ sms: true }))).status).toBe(200);
    await settled();
    expect([await told("person1@marsa.test"), await told("+971500000001")]).toEqual([1, 0]);
    expect((await set({ email: false, sms: false })).status).toBe(200);
    await settled();
    expect([await told("person1@marsa.test"), await told("+971500000001")]).toEqual([2, 1]);
    expect((await set({ email: false, sms: false })).status).toBe(200);
    await settled();
    expect(await told("person1@marsa.test")).toBe(2);
  });
});

describe("The proof of a person", () => {
  it("lasts ten minutes, for every call of this session", async () => {
    const { own, callAs, proofOf, clock } = await setUp();
    const proof = await proofOf(own);
    expect((await buy(callAs(own, proof), 1, LIMIT)).status).toBe(200);
    clock.advance(10 * MINUTE_MS - 1);
    expect((await callAs(own, proof).post("/my/pay", { id_auction: 1 })).status).toBe(200);
    clock.advance(1);
    expect(refusal(await buy(callAs(own, proof), 3, 200_000))).toEqual(ASKED);
  });

  it("ends with a change of the password", async () => {
    const { own, callAs, proofOf, send } = await setUp();
    const proof = await proofOf(own);
    const body = { password: PASSWORD, pw: "another-harbour-9" };
    expect((await send("PUT", "/api/auth/password", { token: own, body })).status).toBe(200);
    expect(refusal(await buy(callAs(own, proof), 1, LIMIT))).toEqual(ASKED);
  });

  it("is never the password where a second factor is on, in sessions from before it too", async () => {
    const { own, stolen, callAs, prove, proofOf, post, clock } = await setUp();
    const [proof, earlier] = [await proofOf(own), await proofOf(stolen)];
    const call = { token: own, headers: proof };
    const { secret } = (await post("/api/auth/factors/totp", undefined, call)).body.data;
    const code = () => codeOf(secret, clock.now());
    expect((await post("/api/auth/factors/totp/confirm", { code: code() }, call)).status).toBe(200);
    const asked = [403, "CONFIRM_REQUIRED", ["totp", "recovery"]];
    expect(refusal(await buy(callAs(own, proof), 1, LIMIT))).toEqual(asked);
    expect(refusal(await buy(callAs(stolen, earlier), 1, LIMIT))).toEqual(asked);
    const byPassword = await prove(stolen);
    expect(refusal(byPassword)).toEqual(asked);
    expect(byPassword.body.message).toBe(
      "Confirm with a code of your authenticator app or a recovery code first",
    );
    clock.advance(MINUTE_MS);
    expect((await buy(callAs(own, await proofOf(own, { code: code() })), 1, LIMIT)).status).toBe(200);
  });
});
