/** Tests: the buyers who owe for sales. */
import { sheetOf } from "@marsa/api-spec/contract/base/sheet";
import { beforeEach, expect, it } from "vitest";
import { car, HOUR_MS, person, SELLER } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";
import { confirmed } from "../../test-support/confirmed.ts";

const STAFF = 50;
const ADMIN = 51;
const works = { roles: ["backoffice"] as const, profile: null };
const users = [
  ...[1, 2, 3].map((id) => person(id, 1_000_000)),
  person(SELLER, 0, { roles: ["seller"] }),
  person(STAFF, 0, works),
  person(ADMIN, 0, { ...works, ustatus: "admin" }),
];
const PRICES = [30_000, 31_000, 90_000, 32_000];
/** With the fee of 2 % and 5 % VAT on it. */
const OWED = [30_630, 31_651, 91_890, 32_672];

let keys = 0;
let app: Awaited<ReturnType<typeof openTestApp>>;
const as = async (userId: number, path: string, body: object) => {
  const token = await app.tokenOf(userId);
  const headers = { ...(await confirmed(app, token)), "idempotency-key": `debtors-key-${++keys}` };
  return app.post(`/api${path}`, body, { token, headers });
};
const advance = (hours: number) => app.context.sceneControl.setClock({ byMs: Math.round(hours * HOUR_MS) });
const list = async (body: object = {}) =>
  (await as(STAFF, "/backoffice/settlements/debtors", body)).body.data;
const buyers = async (body: object) =>
  (await list(body)).items.map(({ id_user: id }: { id_user: number }) => id);

/** Person 1 owes for two lots since the start, person 2 for a dear one and person 3 for one, ten minutes later each. */
beforeEach(async () => {
  const lots = PRICES.map((buyNow, i) => car(i + 1, { buyNow }));
  app = await openTestApp({ scene: { users, lots }, jobs: true });
  for (const [lot, buyer] of [1, 1, 2, 3].entries()) {
    const body = { id_auction: lot + 1, price: PRICES[lot] };
    await as(buyer, "/auction/buynow", body);
    if (lot > 0) await advance(1 / 6);
  }
});

it("names each buyer once, with the sum and each sale of it", async () => {
  const { items, counts, sums, total } = await list();
  expect(items[0]).toMatchObject({ id_user: 1, buyer: "Person 1", lots: 2, owed: OWED[0]! + OWED[1]! });
  expect(items[0].sales.map(({ number, owed }: { number: number; owed: number }) => [number, owed])).toEqual([
    [20_001, OWED[0]],
    [20_002, OWED[1]],
  ]);
  expect([counts, total]).toEqual([{ overdue: 0, due: 3, all: 3 }, 3]);
  expect(sums).toEqual({ owed: OWED.reduce((sum, owed) => sum + owed), overdue: 0 });
});

it("sorts by the first deadline or by the sum, page by page, and finds a name", async () => {
  expect(await buyers({})).toEqual([1, 2, 3]);
  expect(await buyers({ sort: "largest" })).toEqual([2, 1, 3]);
  expect(await buyers({ q: "son 3" })).toEqual([3]);
  for (const sort of ["oldest", "largest"]) {
    const paged: number[] = [];
    let after: string | null = null;
    do {
      const page: { items: { id_user: number }[]; next: string | null } = await list({
        sort,
        limit: 1,
        ...(after !== null && { after }),
      });
      paged.push(...page.items.map(({ id_user: id }) => id));
      after = page.next;
    } while (after !== null);
    expect(paged).toEqual(await buyers({ sort }));
  }
  expect((await as(STAFF, "/backoffice/settlements/debtors", { after: "WzFd" })).status).toBe(422);
});

it("tells who is overdue, and forgets who pays", async () => {
  await advance(47.6);
  const { counts, sums } = await list({ state: "overdue" });
  expect(counts).toEqual({ overdue: 1, due: 2, all: 3 });
  expect(sums).toEqual({ owed: OWED[0]! + OWED[1]!, overdue: OWED[0]! + OWED[1]! });
  expect(await buyers({ state: "due" })).toEqual([2, 3]);
  expect((await as(2, "/my/pay", { id_auction: 3 })).status).toBe(200);
  expect(await buyers({})).toEqual([1, 3]);
});

it("goes into a spreadsheet, and the audit says so", async () => {
  const token = await app.tokenOf(STAFF);
  const reply = await app.app.request("/api/backoffice/settlements/debtors/export", {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ sort: "largest", q: "Person" }),
  });
  const [, first, second] = sheetOf(new Uint8Array(await reply.arrayBuffer()));
  expect([first?.[0], first?.[2]]).toEqual(["Person 2", String(OWED[2])]);
  expect(second?.[6]).toBe(`20001: ${OWED[0]}, 20002: ${OWED[1]}`);
  const { items } = (await as(ADMIN, "/backoffice/audit", { state: "read" })).body.data;
  expect(items[0]).toMatchObject({ act: "read.debtors", subject: "3 rows" });
});
