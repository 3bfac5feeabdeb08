/** Tests of `export-lots.ts`. */
import { describe, expect, it, vi } from "vitest";
import { sheetOf } from "@marsa/api-spec/contract/base/sheet";
import { car, HOUR_MS, person, SELLER, START } from "../../sqlite/test-support/people.ts";
import { openTestApp, type TestApp } from "../../test-support/app.ts";
import { sqlite } from "../../tables/system/driver.ts";

function sheet(app: TestApp, section: string, body: object = {}, token?: string) {
  return sheetAt(app, `/api/auction/export/${section}`, body, token);
}

async function sheetAt({ app }: TestApp, path: string, body: object, token?: string) {
  const response = await app.request(path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const isFile = response.headers.get("content-type")?.includes("spreadsheet") ?? false;
  return { response, rows: isFile ? sheetOf(new Uint8Array(await response.arrayBuffer())) : [] };
}

describe("Three hundred exports at once", () => {
  it("find a bounded queue, and leave lots and bids alone", async () => {
    const app = await openTestApp();
    const gate = Promise.withResolvers<void>();
    const first = app.context.exports.run("first", () => gate.promise);
    const callers = [undefined, ...(await Promise.all([1, 2, 3, 4, 5, SELLER].map(app.tokenOf)))];
    const answered: Response[] = [];
    const all = Array.from({ length: 300 }, async (_, i) => {
      const { response } = await sheet(app, "all", {}, callers[i % callers.length]);
      answered.push(response);
    });
    await vi.waitFor(() => expect(answered).toHaveLength(281));
    for (const { status, headers } of answered)
      expect([status, headers.get("retry-after")]).toEqual([503, "5"]);

    expect((await app.get("/api/auction/lot/1")).status).toBe(200);
    const [, token] = callers;
    const bid = { token: token!, headers: { "idempotency-key": "a-bid-beside-exports" } };
    const { status } = await app.post("/api/auction/makebid", { id_auction: 1, price: 20_000 }, bid);
    expect([status, answered.length]).toEqual([200, 281]);

    gate.resolve();
    await Promise.all([first, ...all]);
    expect(answered.filter(({ ok }) => ok)).toHaveLength(19);
  }, 60_000);

  it("of one person are few at once and in an hour", async () => {
    const app = await openTestApp();
    const token = await app.tokenOf(1);
    const gate = Promise.withResolvers<void>();
    const own = [1, 2, 3].map(() => app.context.exports.run("user 1", () => gate.promise));
    expect((await sheet(app, "all", {}, token)).response.status).toBe(503);
    gate.resolve();
    await Promise.all(own.map((one) => one ?? Promise.resolve()));
    while (app.context.rateLimit.take("exportByCaller", "user 1") === 0);
    const { response } = await sheet(app, "all", {}, token);
    expect([response.status, Number(response.headers.get("retry-after")) > 0]).toEqual([429, true]);
  });
});

describe("The thread that bids", () => {
  const period = { sd: "2026-01-01", ed: "2026-12-31" };

  it.each([
    ["/api/auction/export/all", {}],
    ["/api/my/export", {}],
    ["/api/sale/export", {}],
    ["/api/backoffice/clients/export", {}],
    ["/api/backoffice/audit/export", {}],
    ["/api/auth/balance/export", period],
    ["/api/auth/account/export", {}],
  ])("sees the bytes of %s alone, and no row", async (path, body) => {
    const users = [person(1, 100_000), person(SELLER, 0, { roles: ["backoffice"], ustatus: "manager" })];
    const app = await openTestApp({ scene: { users } });
    const token = await app.tokenOf(SELLER);
    const made = vi.spyOn(app.context.store, "makeFile");
    const read = vi.spyOn(app.context.store, "readInWorker");
    const { status } = await app.post(path, body, { token, sure: true });
    expect([status, made.mock.calls.length, read.mock.calls]).toEqual([200, 1, []]);
  });
});

describe("Lots as a spreadsheet", () => {
  // @proves 7.call.excel-export-by-post
  it("has the lots of the list, in its order", async () => {
    const app = await openTestApp();
    const list = (await app.post("/api/auction/lots", { sort: "price_desc" })).body.data.items;
    const { response, rows } = await sheet(app, "all", { sort: "price_desc" });
    expect(response.headers.get("content-disposition")).toContain(
      'attachment; filename="marsa-lots-all-2026-11-22.xlsx"',
    );
    const [head, ...lots] = rows;
    expect(head?.slice(0, 3)).toEqual(["Lot", "Title", "Kind"]);
    expect(lots.map(([number]) => Number(number))).toEqual(
      list.map((card: { number: number }) => card.number),
    );
  });

  it("has only the lots of the list's filter", async () => {
    const app = await openTestApp();
    const { rows } = await sheet(app, "all", { filter: { ids: [2] } });
    expect(rows).toHaveLength(2);
  });

  it("shows the status of each lot to a signed-in reader, for this reader only", async () => {
    const app = await openTestApp();
    const token = await app.tokenOf(1);
    await app.post("/api/auction/fav/add/2", undefined, { token });
    const mine = await sheet(app, "favorites", {}, token);
    expect(mine.rows[0]?.slice(-4)).toEqual(["My state", "My maximum, AED", "Watched", "My note"]);
    expect(mine.rows).toHaveLength(2);
    const visitors = await sheet(app, "all");
    expect(visitors.rows[0]?.at(-1)).toBe("Ends (GST)");
  });

  it("exists for known sections, and as a watchlist for people with an account", async () => {
    const app = await openTestApp();
    for (const section of ["nowhere", "favorites"])
      expect((await sheet(app, section)).response.status).toBe(404);
  });
});

describe("A reader's own lots as a spreadsheet", () => {
  it("has the lots with the reader's bids, and their status", async () => {
    const app = await openTestApp();
    const [token, stranger] = [await app.tokenOf(1), await app.tokenOf(2)];
    const headers = { "idempotency-key": "export-my-lots" };
    await app.post("/api/auction/makebid", { id_auction: 2, price: 20_000 }, { token, headers });
    const mine = await sheetAt(app, "/api/my/export", {}, token);
    expect(mine.response.headers.get("content-disposition")).toMatch(/marsa-buying-/);
    expect(mine.rows).toHaveLength(2);
    expect(mine.rows[1]).toContain("Leading");
    expect((await sheetAt(app, "/api/my/export", {}, stranger)).rows).toHaveLength(1);
  });

  it("has the reader's lots for sale, all of them without a section", async () => {
    const app = await openTestApp();
    const lots = (await app.post("/api/sale/lots", { limit: 100 }, { token: await app.tokenOf(SELLER) })).body
      .data;
    const own = await sheetAt(app, "/api/sale/export", {}, await app.tokenOf(SELLER));
    expect(own.rows).toHaveLength(lots.total + 1);
    expect((await sheetAt(app, "/api/sale/export", {})).response.status).toBe(401);
  });
});

/** A bid of person 1 before the end. */
const bid = (amount: number) => [
  { userId: 1, mode: "exact" as const, amount, at: START - 2 * HOUR_MS + amount },
];

describe("A seller's lots as a spreadsheet", () => {
  const ended = { opensAt: START - 5 * HOUR_MS, endsAt: START - HOUR_MS };
  const lots = [
    car(1, { reserve: 30_011, buyNow: 60_000 }),
    car(2, { ...ended, plan: "sold", bids: bid(20_000) }),
    car(3, { ...ended, plan: "notSold" }),
    car(4, { plan: "draft", approvedAt: null }),
    car(5, { ...ended, plan: "sold", bids: bid(25_000) }),
    car(6, { sellerId: 9, reserve: 33_033 }),
    car(7, { ...ended, plan: "sold", bids: bid(26_000) }),
    car(8, { ...ended, plan: "summarizing", reserve: 30_011, bids: bid(20_000) }),
    car(9, { plan: "moderation", approvedAt: null }),
  ];
  const users = [person(1, 1_000_000), person(SELLER, 0), person(9, 0)];

  async function own(body: object) {
    const app = await openTestApp({ scene: { users, lots } });
    await app.store.write((db) =>
      sqlite(db).exec(`UPDATE lot SET hidden = 1 WHERE id = 3;
        UPDATE settlement SET state = 'defaulted' WHERE lot_id = 7;
        DELETE FROM lot_views; INSERT INTO lot_views (lot_id, views) VALUES (1, 17)`),
    );
    const { response, rows } = await sheetAt(app, "/api/sale/export", body, await app.tokenOf(SELLER));
    const [head = [], ...rest] = rows;
    /** The cells of a lot by the titles of their columns. */
    const cells = rest.map((row) => Object.fromEntries(head.map((title, i) => [title, row[i] ?? ""])));
    return { response, head, cells, numbers: cells.map((cell) => Number(cell["Lot"]) - 20_000) };
  }

  it.each([
    [{}, [1, 2, 3, 4, 5, 7, 8, 9]],
    [{ section: "all" }, [1, 2, 3, 4, 5, 7, 8, 9]],
    [{ section: "draft" }, [4]],
    [{ section: "moderation" }, [9]],
    [{ section: "active" }, [1]],
    [{ section: "summarizing" }, [8]],
    [{ section: "sold" }, [2, 5, 7]],
    [{ section: "notsold" }, []],
    [{ section: "hidden" }, [3]],
    [{ section: "sold", filter: { ids: [1, 5] } }, [5]],
    [{ section: "sold", filter: { kind: ["apartment"] } }, []],
    [{ filter: { ids: [1, 6] } }, [1]],
  ])("%j has the lots %j", async (body, expected) => {
    const { numbers } = await own(body);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(expected);
  });

  it("has the order of the list, and its section in the file's name", async () => {
    const { response, numbers } = await own({ section: "all" });
    expect(numbers[0]).toBe(8);
    expect(response.headers.get("content-disposition")).toMatch(/"marsa-selling-\d/);
    const sold = await own({ section: "sold" });
    expect(sold.response.headers.get("content-disposition")).toMatch(/"marsa-selling-sold-\d/);
  });

  it("ends with what only the seller sees: minimum, buy now, views, settlement, proceeds", async () => {
    const { head, cells, numbers } = await own({ section: "all" });
    const titles = ["My minimum price, AED", "Buy now, AED", "Views", "Settlement", "Proceeds, AED"];
    expect(head.slice(-5)).toEqual(titles);
    const of = (lot: number) => titles.map((title) => cells[numbers.indexOf(lot)]?.[title]);
    expect(of(1)).toEqual(["30011", "60000", "17", "", ""]);
    expect(of(2)).toEqual(["", "", "0", "Payment due", "20000"]);
    expect(of(7)).toEqual(["", "", "0", "Not paid", ""]);
    expect(of(4)).toEqual(["", "", "0", "", ""]);
  });

  it("does not exist for an unknown section", async () => {
    for (const section of ["nowhere", "toString", ""])
      expect((await own({ section })).response.status).toBe(404);
  });
});
