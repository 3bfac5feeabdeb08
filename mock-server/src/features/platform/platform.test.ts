/** Tests: platform. */
import { defaultTerms } from "../../domain/lot/terms.ts";
import { expect, it, onTestFinished, vi } from "vitest";
import { START } from "../../sqlite/test-support/people.ts";
import { meta } from "../../tables/schema/system.ts";
import { openTestApp } from "../../test-support/app.ts";
import { orm, sqlite } from "../../tables/system/driver.ts";

// @proves 9.constant.realm-realm1
it("GET /config returns the settings that the browser needs first", async () => {
  const { get, store } = await openTestApp();
  const { status, body } = await get("/api/config");
  expect(status).toBe(200);
  expect(body.data).toEqual({
    version: "2026-11",
    build_id: "test",
    epoch: store.epoch,
    paused: null,
    controls: true,
    vapid_key: expect.stringMatching(/^[\w-]{87}$/),
    wamp: { url: "/ws", realm: "realm1", methods: ["jwt", "anonymous"] },
    limits: {
      photo_mb: 10,
      photo_megapixels: 64,
      document_mb: 20,
      photos: 30,
      code_length: 6,
      resend_s: 60,
      password_min: 12,
      text_min: 10,
    },
    fee: { rate: 0.02, min: 500, max: 10_000 },
    seller_fee: { rate: 0 },
    vat: { rate: 0.05 },
    authority_costs: defaultTerms.authorityCosts,
    deposit: { rate: 0.2, min_vehicle: 1_000, min_apartment: 5_000, card_fee_rate: 0.02 },
    closing: { window_vehicle_s: 120, window_apartment_s: 180 },
    clock: { now: START, rate: 1 },
  });
});

it("GET /config returns the public address of an external router", async () => {
  const { get } = await openTestApp({
    env: { wampPublicUrl: "wss://router.example.com/ws", controls: false },
  });
  expect((await get("/api/config")).body.data).toMatchObject({
    wamp: { url: "wss://router.example.com/ws" },
    controls: false,
  });
});

it("GET /config tells a page at once that all auctions are paused, and why", async () => {
  const { get, store } = await openTestApp();
  await store.write((db) => orm(db).update(meta).set({ pausedAt: START, pauseReason: "A power cut" }).run());
  expect((await get("/api/config")).body.data.paused).toBe("A power cut");
});

it("GET /health has no figures, which are among the controls", async () => {
  const { get, post, tokenOf, clock, store } = await openTestApp();
  clock.advance(90_500);
  const before = await get("/api/health");
  expect(before.body.data).toEqual({
    status: "ok",
    epoch: store.epoch,
    router: "embedded",
    connected: true,
  });
  const figures = { uptime_s: 90.5, outbox_lag: 0, clock_lead_ms: 0, closed_lots: 0 };
  expect((await get("/_mock/process")).body.data).toMatchObject(figures);
  const headers = { "idempotency-key": "k-0123456789" };
  await post("/api/auction/makebid", { id_auction: 1, price: 20_000 }, { token: await tokenOf(1), headers });
  expect((await get("/_mock/process")).body.data.outbox_lag).toBe(2);
});

it("GET /health is degraded while the system clock is behind the server's time", async () => {
  const { get } = await openTestApp({ clockLeadMs: 3_600_000 });
  expect((await get("/api/health")).body.data).toMatchObject({
    status: "degraded",
    connected: true,
  });
});

it("GET /health is not ok while nothing can be stored, and ok again some seconds after that", async () => {
  const { get, post, store, tokenOf } = await openTestApp();
  const limit = (pages: number) =>
    store.write((db) => void sqlite(db).pragma(`max_page_count = ${pages}`)).catch(() => undefined);
  const pages = await store.read((db) => sqlite(db).pragma("page_count", { simple: true }) as number);
  await limit(pages);
  const token = await tokenOf(1);
  const watch = async (search: string) =>
    (await post("/api/auction/searches", { name: "Cars", q: search.repeat(50) }, { token })).status;
  const answers = [];
  for (let time = 0; time < 60 && answers.at(-1) !== 503; time += 1) answers.push(await watch(`${time} `));
  expect(answers.at(-1)).toBe(503);
  expect(await get("/api/health")).toMatchObject({
    status: 503,
    body: { result: "UNAVAILABLE", details: { status: "read_only" } },
  });
  // What was stored can be read.
  expect((await get("/api/auction/lot/1")).status).toBe(200);
  await limit(1_073_741_823);
  expect((await get("/api/health")).status).toBe(503);
  const now = performance.now();
  vi.spyOn(performance, "now").mockReturnValue(now + 10_001);
  onTestFinished(() => void vi.restoreAllMocks());
  await store.writeUnrelated(() => undefined);
  expect((await get("/api/health")).body.data.status).toBe("ok");
});
