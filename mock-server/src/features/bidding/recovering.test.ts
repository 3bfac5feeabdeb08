/** Tests: recovering. */
import { expect, it } from "vitest";
import { openTestApp } from "../../test-support/app.ts";

async function setUp() {
  const app = await openTestApp();
  const token = await app.tokenOf(1);
  let keys = 0;
  const bid = (lot: number) =>
    app.post(
      "/api/auction/makebid",
      { id_auction: lot, price: 21_000 },
      { token, headers: { "idempotency-key": `recovering-${++keys}` } },
    );
  return { ...app, bid, quarantine: app.context.quarantine };
}

it("While the database is checked after a crash, lots can be read, and a bid is answered 503 with a sentence", async () => {
  const { get, bid, quarantine } = await setUp();
  quarantine.close();
  expect((await get("/api/auction/lot/1")).status).toBe(200);
  const { status, headers, body } = await bid(1);
  expect([status, headers.get("retry-after"), body.details]).toEqual([503, "2", { status: "recovering" }]);
  expect(body.message).toBe(
    "Bids are closed while our records are checked. Nothing was changed. Please, try again in a moment",
  );
  expect(await get("/api/health")).toMatchObject({
    status: 503,
    body: { details: { status: "recovering" } },
  });
});

it("After the check a damaged lot answers 503 with a sentence, the others take bids, and /health is degraded", async () => {
  const { get, bid, quarantine } = await setUp();
  quarantine.open([{ lotId: 1, userId: null }]);
  const { status, body } = await bid(1);
  expect([status, body.message]).toEqual([
    503,
    "This lot is closed while our staff check its records. Nothing was changed",
  ]);
  expect((await bid(2)).status).toBe(200);
  expect((await get("/api/health")).body.data).toMatchObject({ status: "degraded" });
  expect((await get("/_mock/process")).body.data).toMatchObject({ closed_lots: 1 });
});
