/** Tests of `export-lots.ts`. */
import { describe, expect, it, vi } from "vitest";
import { sheetOf } from "../../test-support/sheet.ts";
import { SELLER } from "../../sqlite/test-support/people.ts";
import { openTestApp, type TestApp } from "../../test-support/app.ts";

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

describe("Lots as a spreadsheet", () => {
  // @proves 7.call.excel-export-by-post
  it("has the lots of the list, in its order", async () => {
    const app = await openTestApp();
    const list = (await app.post("/api/auction/lots", { sort: "price_desc" })).body.data.items;
    const { response, rows } = await sheet(app, "all", { sort: "price_desc" });
    expect(response.headers.get("content-disposition")).toBe(
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

  it("has the reader's lots for sale, by section", async () => {
    const app = await openTestApp();
    const lots = (await app.post("/api/sale/lots", { limit: 100 }, { token: await app.tokenOf(SELLER) })).body
      .data;
    const own = await sheetAt(app, "/api/sale/export", {}, await app.tokenOf(SELLER));
    expect(own.rows).toHaveLength(lots.total + 1);
    expect((await sheetAt(app, "/api/sale/export", {})).response.status).toBe(401);
  });
});
