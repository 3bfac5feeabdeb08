/** Tests of `get-desk.ts`. */
import { describe, expect, it } from "vitest";
import { car, HOUR_MS, person, SELLER, START } from "../../sqlite/test-support/people.ts";
import { makeWaitingMoney, makeWaitingPeople } from "../../scenes/seed/waiting.ts";
import { openTestApp } from "../../test-support/app.ts";
import { confirmed } from "../../test-support/confirmed.ts";
import type { Schema } from "../../http/handler.ts";
import { sqlite } from "../../tables/system/driver.ts";

const STAFF = 700;
const MANAGER = 701;
const works = { profile: null, roles: ["backoffice"] } as const;
const users = [
  ...[1, 2].map((id) => person(id, 1_000_000)),
  person(SELLER, 0, { roles: ["seller"] }),
  person(STAFF, 0, works),
  person(MANAGER, 0, { ...works, ustatus: "manager" }),
  ...makeWaitingPeople(START),
];
const lots = [
  ...[1, 2].map((id) => car(id, { buyNow: 30_000, endsAt: START + 900 * HOUR_MS })),
  ...[3, 4, 5].map((id) => car(id, { plan: "moderation", approvedAt: null, endsAt: START + 90 * HOUR_MS })),
  car(6, {
    plan: "summarizing",
    opensAt: START - 60 * HOUR_MS,
    endsAt: START - 44 * HOUR_MS,
    reserve: 40_009,
    bids: [{ userId: 2, mode: "exact", amount: 20_000, at: START - 45 * HOUR_MS }],
  }),
];
/** The list that each kind opens, and the name of its state. */
const LISTS = {
  clients: ["clients/list", { filter: { tab: "new" } }],
  moderation: ["lots/list", { state: "moderation" }],
  payments: ["payments/list", { state: "open" }],
  refunds: ["refunds/list", { state: "requested" }],
  settlements: ["settlements/list", { state: "waiting" }],
  calls: ["calls/list", { state: "open" }],
  cases: ["cases/list", { state: "open" }],
  questions: ["questions/list", {}],
  claims: ["claims/list", {}],
} as const;

async function setUp() {
  const waiting = { ...makeWaitingMoney(START), accounts: [] };
  const app = await openTestApp({ scene: { users, lots, waiting }, jobs: true });
  let keys = 0;
  const call = async (who: number, path: string, body: object) => {
    const token = await app.tokenOf(who);
    const headers = { ...(await confirmed(app, token)), "idempotency-key": `desk-key-${++keys}` };
    return app.post(`/api/${path}`, body, { token, headers });
  };
  const read = async (path: string, who = STAFF) =>
    (await app.get(`/api/${path}`, { token: await app.tokenOf(who) })).body.data;
  const desk = (who = STAFF): Promise<Schema<"Desk">> => read("backoffice/desk", who);
  return {
    ...app,
    desk,
    read,
    call,
    staff: (path: string, body: object, who = MANAGER) => call(who, `backoffice/${path}`, body),
    kind: async (name: Schema<"DeskKind">["kind"]) => (await desk()).kinds.find(({ kind }) => kind === name)!,
    /** Advances the clock; the jobs do their due work. */
    advance: (hours: number) => app.context.sceneControl.setClock({ byMs: hours * HOUR_MS }),
  };
}
type World = Awaited<ReturnType<typeof setUp>>;

/** Counts the rows of a list, page by page. */
async function rowsOf({ staff }: World, [path, query]: (typeof LISTS)[keyof typeof LISTS]): Promise<number> {
  let after: string | undefined;
  let rows = 0;
  do {
    const { body } = await staff(path, { ...query, limit: 2, ...(after !== undefined && { after }) }, STAFF);
    rows += body.data.items.length;
    after = body.data.next ?? undefined;
  } while (after !== undefined);
  return rows;
}

/** Each changes what waits, or is refused. */
const ACTS: readonly ((world: World, pick: (most: number) => number) => Promise<unknown>)[] = [
  ({ staff }, pick) => staff("clients/update/accept", { id_profile: 4 + pick(8) }),
  ({ staff }, pick) =>
    staff("clients/update/lock", { id_profile: 4 + pick(8), reason: "Unpaid", lock_before: "2026-12-24" }),
  ({ staff }, pick) => staff("lots/approve", { id_auction: 3 + pick(3) }),
  ({ staff }, pick) =>
    staff("lots/return", {
      id_auction: 3 + pick(3),
      remarks: [{ field: null, text: "Say more about the tyres" }],
    }),
  ({ staff }, pick) => staff("payments/reject", { id_invoice: 1 + pick(6), reason: "Nothing came" }),
  ({ staff }, pick) => staff("payments/reopen", { id_invoice: 1 + pick(6) }),
  ({ staff }) => staff("refunds/ask", { id: 1, reason: "The season is over" }),
  ({ staff }) => staff("sign/refund/1", { decision: "decline", reason: "No letter" }, STAFF),
  ({ staff }, pick) => staff("refunds/decline", { id: 1 + pick(4), reason: "Other name" }),
  ({ call }, pick) => call(1 + pick(2), "auth/balance/invoice/request", { amount: 1_000 }),
  ({ call }, pick) => call(1 + pick(2), "auction/buynow", { id_auction: 1 + pick(2), price: 30_000 }),
  ({ staff }, pick) => staff("settlements/extend", { id_auction: 1 + pick(2), reason: "By phone" }),
  ({ staff }, pick) => staff("settlements/release", { id_auction: 1 + pick(2), reason: "By phone" }),
  ({ call }, pick) =>
    call(1, "landing/requestcall", { name: "Layla", phone: `+9715012345${10 + pick(80)}`, consent: true }),
  ({ staff }, pick) => staff("calls/done", { id_call: 1 + pick(4), note: null }),
  ({ advance }, pick) => advance(1 + pick(30)),
];

describe("The desk", () => {
  it.each([4, 5])(
    "counts the rows of the list that each kind opens, after any acts (seed %i)",
    async (seed) => {
      const world = await setUp();
      let state = seed;
      const pick = (most: number) => (state = (state * 48_271) % 2_147_483_647) % most;
      await world.call(1, "auction/buynow", { id_auction: 1, price: 30_000 });
      for (let step = 0; step < 30; step += 1) {
        await ACTS[pick(ACTS.length)]!(world, pick);
        const { kinds } = await world.desk();
        const counts = Object.fromEntries(kinds.map(({ kind, count }) => [kind, count]));
        const rows: Record<string, number> = { auctions: 0 };
        for (const [kind, list] of Object.entries(LISTS)) rows[kind] = await rowsOf(world, list);
        rows["signatures"] = (await world.staff("sign/list", {}, STAFF)).body.data.counts.open;
        expect(counts).toEqual(rows);
        const all = kinds.reduce((sum, { count }) => sum + count, 0);
        expect((await world.read("navinfo")).desk).toBe(all);
      }
    },
  );

  it("counts no request about a client to whom the reader is tied, as the list of signatures", async () => {
    const { kind, staff, read, store } = await setUp();
    expect((await staff("refunds/ask", { id: 1, reason: "The season is over" })).status).toBe(200);
    const counts = async () => [
      (await kind("signatures")).count,
      (await staff("sign/list", {}, STAFF)).body.data.counts.open,
      (await read("navinfo")).desk,
    ];
    const [, , all] = await counts();
    expect(await counts()).toEqual([1, 1, all]);
    const ofClient = "(SELECT u.phone FROM user u JOIN refund r ON r.user_id = u.id WHERE r.id = 1)";
    await store.write(
      (db) => void sqlite(db).exec(`UPDATE user SET whatsapp = ${ofClient} WHERE id = ${STAFF}`),
    );
    expect(await counts()).toEqual([0, 0, all - 1]);
  });

  it("names the oldest of a kind, since when it waits, and its number", async () => {
    const { kind } = await setUp();
    expect(await kind("refunds")).toEqual({
      kind: "refunds",
      count: 3,
      late: 1,
      mine: 0,
      oldest: {
        id: 1,
        id_party: null,
        title: "Gulf Line Logistics LLC",
        text: "RF-2026-00001",
        amount: 15_000,
        since: new Date(START - 72 * HOUR_MS).toISOString(),
        until: null,
        late: true,
      },
    });
    expect((await kind("clients")).oldest).toMatchObject({ title: "Elif Demir", text: "Private seller" });
  });

  it("puts late kinds first, then the oldest work, and kinds without work last", async () => {
    const { desk } = await setUp();
    const { kinds } = await desk();
    expect(kinds.map(({ kind, late }) => [kind, late > 0])).toEqual([
      ["refunds", true],
      ["payments", true],
      ["clients", true],
      ["moderation", true],
      ["signatures", false],
      ["cases", false],
      ["settlements", false],
      ["calls", false],
      ["questions", false],
      ["claims", false],
      ["auctions", false],
    ]);
  });

  it("counts what the reader has taken, for the reader alone", async () => {
    const { staff, desk } = await setUp();
    await staff("lots/open", { id_auction: 3 }, STAFF);
    const mine = async (who: number) =>
      (await desk(who)).kinds.map((row) => row.mine).reduce((a, b) => a + b);
    expect([await mine(STAFF), await mine(MANAGER)]).toEqual([1, 0]);
  });

  it("says what ends today, and how much was done today by how many", async () => {
    const { call, staff, advance, desk } = await setUp();
    await call(1, "auction/buynow", { id_auction: 1, price: 30_000 });
    expect((await desk()).due).toMatchObject([{ kind: "review", id_auction: 6 }]);
    await staff("payments/reject", { id_invoice: 1, reason: "Nothing came" });
    await staff("payments/reject", { id_invoice: 2, reason: "Nothing came" }, STAFF);
    expect((await desk()).done).toEqual({ acts: 2, people: 2 });
    await advance(40);
    expect((await desk()).due).toMatchObject([{ kind: "payment", id_auction: 1, title: "Car 1" }]);
    expect((await desk()).done).toEqual({ acts: 0, people: 0 });
  });

  it("shows a pause of all auctions as work, with its reason", async () => {
    const { staff, kind } = await setUp();
    await staff("auctions/pause", { reason: "Power cut" });
    expect(await kind("auctions")).toMatchObject({ count: 1, oldest: { text: "Power cut" } });
  });

  it("is for the back office alone", async () => {
    const { get, tokenOf } = await setUp();
    expect((await get("/api/backoffice/desk", { token: await tokenOf(1) })).status).toBe(403);
    expect((await get("/api/backoffice/desk")).status).toBe(401);
  });
});
