/** Tests: payments. */
import { describe, expect, it } from "vitest";
import { person, smallScene } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";
import { givePassword } from "../../test-support/passwords.ts";

const STAFF = 50;
const CAME = { amount: 1_000, value_date: "2026-11-22", reference: "FT26326 1188" };
const PASSWORD = "harbour-light";

async function setUp() {
  const users = [...smallScene().users, person(STAFF, 0, { roles: ["backoffice"], profile: null })];
  const app = await openTestApp({ scene: { users } });
  let keys = 0;
  const call = async (who: number, path: string, body: object) =>
    app.post(`/api/${path}`, body, {
      token: await app.tokenOf(who),
      headers: { "idempotency-key": `payments-key-${++keys}` },
    });
  const staff = (path: string, body: object) => call(STAFF, `backoffice/${path}`, body);
  const invoiced = async (who: number) =>
    (await call(who, "auth/balance/invoice/request", { amount: 1_000 })).body.data.id_invoice as number;
  /** Person 1 requests a refund, with the password repeated. */
  const requestRefund = async (body: object) => {
    await givePassword(app, PASSWORD, 1);
    const token = await app.tokenOf(1);
    const { body: repeated } = await app.post("/api/auth/confirm", { password: PASSWORD }, { token });
    return app.post("/api/auth/balance/refund/apply", body, {
      token,
      headers: { "idempotency-key": `payments-key-${++keys}`, "x-confirm": repeated.data.confirm },
    });
  };
  return { ...app, staff, invoiced, requestRefund };
}

describe("Invoices for the staff", () => {
  it("are counted by state, for any listed state", async () => {
    const { staff, invoiced } = await setUp();
    const [first, second] = [await invoiced(1), await invoiced(2)];
    await invoiced(3);
    await staff("payments/confirm", { id_invoice: first, ...CAME });
    await staff("payments/reject", { id_invoice: second, reason: "Nothing received" });
    const { body } = await staff("payments/list", { state: "paid" });
    expect(body.data.counts).toEqual({ open: 1, paid: 1, rejected: 1, all: 3 });
    expect(body.data).toMatchObject({ total: 1, items: [{ client: "Person 1", id_user: 1 }] });
  });

  it("show who decided, when and why", async () => {
    const { staff, invoiced } = await setUp();
    const id_invoice = await invoiced(1);
    const { body } = await staff("payments/reject", { id_invoice, reason: "Nothing received" });
    expect(body.data).toMatchObject({
      decided_by: "Person 50",
      decided_at: "2026-11-22T04:00:00.000Z",
      reason: "Nothing received",
      undo_until: "2026-11-22T04:01:00.000Z",
    });
  });

  it("are open again when a rejection is undone within a minute, and the client is notified", async () => {
    const { staff, invoiced, clock, get, tokenOf } = await setUp();
    const id_invoice = await invoiced(1);
    await staff("payments/reject", { id_invoice, reason: "Nothing received" });
    clock.advance(60_000);
    const { body } = await staff("payments/reopen", { id_invoice });
    expect(body.data).toMatchObject({ reason: null, decided_by: null, undo_until: null });
    const latestNotice = (await get("/api/notifications", { token: await tokenOf(1) })).body.data.items[0];
    expect(latestNotice.text).toMatch(/^Invoice INV-\S+ is open again/);
    expect((await staff("payments/confirm", { id_invoice, ...CAME })).status).toBe(200);
  });

  it("are final after that minute, and once they are confirmed", async () => {
    const { staff, invoiced, clock } = await setUp();
    const [late, paid] = [await invoiced(1), await invoiced(2)];
    await staff("payments/reject", { id_invoice: late, reason: "Nothing received" });
    await staff("payments/confirm", { id_invoice: paid, ...CAME });
    clock.advance(60_001);
    expect((await staff("payments/reopen", { id_invoice: late })).body.result).toBe("STALE");
    expect((await staff("payments/reopen", { id_invoice: paid })).body.result).toBe("STALE");
  });
});

describe("Refunds for the staff", () => {
  it("are counted by state and show who decided", async () => {
    const { staff, requestRefund } = await setUp();
    const account = {
      id: 0,
      recipient: "Person One",
      iban: "AE070331234567890123456",
      bank: "Emirates NBD",
      swift: "EBILAEAD",
    };
    const { body } = await requestRefund({ ...account, amount: 100 });
    await staff("refunds/decline", { id: body.data.id, reason: "Another name" });
    const list = (await staff("refunds/list", { state: "declined" })).body.data;
    expect(list.counts).toEqual({ requested: 0, paid: 0, declined: 1, all: 1 });
    expect(list.items[0]).toMatchObject({
      id_user: 1,
      decided_by: "Person 50",
      refund: { reason: "Another name" },
    });
  });

  it("carry a mark where the recipient is not the person of the profile", async () => {
    const { staff, requestRefund } = await setUp();
    const account = { id: 0, iban: "AE070331234567890123456", bank: "Emirates NBD", swift: "EBILAEAD" };
    const markOf = async (recipient: string) => {
      await requestRefund({ ...account, recipient, amount: 100 });
      return (await staff("refunds/list", {})).body.data.items[0].other_recipient;
    };
    expect(await markOf("Sara Haddad")).toBe(true);
    expect(await markOf("1, PERSON")).toBe(false);
  });
});
