/** Tests of `payment-page.ts`. */
import { describe, expect, it } from "vitest";
import { person } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";
import { SECURE_CODE } from "./pages.ts";

const GOOD = { number: "4242 4242 4242 4242", expiry: "08/29", cvc: "123", name: "Omar Haddad" };
const DECLINED = { ...GOOD, number: "4000 0000 0000 0002" };
const EXPIRED = { ...GOOD, number: "4000 0000 0000 0069" };
const HALF_AN_HOUR = 30 * 60_000;

/** Person 1 has AED 10,000 and has asked to add AED 100 by card. */
async function setUp() {
  const server = await openTestApp({ scene: { users: [person(1, 10_000), person(900, 0)] } });
  const token = await server.tokenOf(1);
  const asked = await server.post(
    "/api/auth/balance/payonline/request",
    { amount: 100 },
    { token, headers: { "idempotency-key": "payment-page-key" } },
  );
  const { id_payment: id, url } = asked.body.data;
  const send = (path: string, fields: Record<string, string>) =>
    server.app.request(path, { method: "POST", body: new URLSearchParams(fields) });
  const payment = async () =>
    (await server.get(`/api/auth/balance/payonline/${id}`, { token })).body.data.status;
  const total = async () => (await server.get("/api/auth/balance", { token })).body.data.balance_summ;
  return {
    ...server,
    id,
    url,
    payment,
    total,
    page: (path = url) => server.app.request(path),
    sendCard: (card: Record<string, string>) => send(url, card),
    sendCode: (code: string) => send(`${url}/secure`, { code }),
  };
}

describe("The provider's page", () => {
  it("asks for the card, then for the bank's code, and returns the person after the payment", async () => {
    const { page, sendCard, sendCode, payment, total, url, id } = await setUp();
    const first = await (await page()).text();
    expect(first).toContain("Processing fee, non-refundable");
    expect(first).toContain("Pay AED 102.00");
    const taken = await sendCard(GOOD);
    expect([taken.status, taken.headers.get("location")]).toEqual([303, `${url}/secure`]);
    expect(await (await page(`${url}/secure`)).text()).toContain("card ending 4242");
    expect(await payment()).toBe("pending");
    const paid = await sendCode(SECURE_CODE);
    expect([paid.status, paid.headers.get("location")]).toEqual([303, `/deposit?payment=${id}`]);
    expect([await payment(), await total()]).toEqual(["paid", 10_100]);
  });

  it("credits once when Pay is pressed twice", async () => {
    const { sendCard, sendCode, total, id } = await setUp();
    await Promise.all([sendCard(GOOD), sendCard(GOOD)]);
    const both = await Promise.all([sendCode(SECURE_CODE), sendCode(SECURE_CODE)]);
    const places = both.map(({ headers }) => headers.get("location"));
    expect(places).toEqual([`/deposit?payment=${id}`, `/deposit?payment=${id}`]);
    expect(await total()).toBe(10_100);
  });

  it.each([
    ["4000 0000 0000 0002", "refused"],
    ["4000 0000 0000 0069", "expired"],
    ["4000 0000 0000 9995", "no_money"],
    ["4000 0000 0000 9979", "abroad"],
    ["4000 0084 0000 1629", "not_confirmed"],
  ])("says why the bank declined the card %s: %s", async (number, declined) => {
    const { sendCard, sendCode, get, tokenOf, id } = await setUp();
    await sendCard({ ...GOOD, number });
    await sendCode(SECURE_CODE);
    const { body } = await get(`/api/auth/balance/payonline/${id}`, { token: await tokenOf(1) });
    expect(body.data).toMatchObject({ status: "failed", declined });
  });

  it.each([
    ["declined", DECLINED],
    ["expired", EXPIRED],
  ])("returns the person without a credit when the bank says that the card is %s", async (_, card) => {
    const { sendCard, sendCode, payment, total, id } = await setUp();
    await sendCard(card);
    const back = await sendCode(SECURE_CODE);
    expect(back.headers.get("location")).toBe(`/deposit?payment=${id}`);
    expect([await payment(), await total()]).toEqual(["failed", 10_000]);
  });

  it("keeps the payment open while fields are wrong, and never shows the security code again", async () => {
    const { sendCard, payment } = await setUp();
    const answer = await sendCard({ ...GOOD, number: "4242 4242 4242 4241", cvc: "987", name: '"><b>' });
    const text = await answer.text();
    expect(answer.status).toBe(422);
    expect(text).toContain("Card number must be valid");
    expect(text).not.toContain("987");
    expect(text).not.toContain("<b>");
    expect(await payment()).toBe("pending");
  });

  it("fails after the third wrong code", async () => {
    const { sendCard, sendCode, payment } = await setUp();
    await sendCard(GOOD);
    expect(await (await sendCode("000000")).text()).toContain("2 tries left");
    expect(await (await sendCode("000000")).text()).toContain("1 try left");
    expect(await payment()).toBe("pending");
    expect((await sendCode("000000")).status).toBe(303);
    expect(await payment()).toBe("failed");
  });

  it("asks for the card again where no card waits for a code", async () => {
    const { page, sendCode, url, payment } = await setUp();
    expect((await page(`${url}/secure`)).headers.get("location")).toBe(url);
    expect((await sendCode(SECURE_CODE)).headers.get("location")).toBe(url);
    expect(await payment()).toBe("pending");
  });

  it("charges nothing after half an hour, on any page", async () => {
    const { page, sendCard, sendCode, payment, total, clock } = await setUp();
    await sendCard(GOOD);
    clock.advance(HALF_AN_HOUR);
    const late = await (await sendCode(SECURE_CODE)).text();
    expect(late).toContain("This payment has expired. Nothing was charged.");
    expect(await (await page()).text()).toContain("has expired");
    expect(await (await sendCard(GOOD)).text()).toContain("has expired");
    expect([await payment(), await total()]).toEqual(["expired", 10_000]);
  });

  it("leaves the payment pending when its window is closed", async () => {
    const { page, sendCard, payment, total } = await setUp();
    await page();
    await sendCard(GOOD);
    expect([await payment(), await total()]).toEqual(["pending", 10_000]);
  });
});
