/** Tests of `journal.ts`. */
import { webSha256, checkJournal, checkReceipt } from "@marsa/api-spec/journal-check";
import { describe, expect, it } from "vitest";
import { car, HOUR_MS, person, SELLER } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";
import { sqlite } from "../../tables/system/driver.ts";

const STAFF = 50;
const users = [
  ...[1, 2, 3].map((id) => person(id, 1_000_000)),
  person(SELLER, 0, { roles: ["seller"] }),
  person(STAFF, 0, { roles: ["backoffice"], profile: null }),
];
const lots = [
  car(1, { reserve: 31_337, buyNow: 90_000 }),
  car(2),
  car(3, { plan: "moderation", approvedAt: null }),
];
let keys = 0;

async function setUp() {
  const app = await openTestApp({ scene: { users, lots }, jobs: true });
  const call = async (path: string, userId: number, body: object) =>
    (
      await app.post(`/api/${path}`, body, {
        token: await app.tokenOf(userId),
        sure: true,
        headers: { "idempotency-key": `journal-key-${++keys}` },
      })
    ).body.data;
  const journal = async (userId: number | null, query = "", lot = 1) =>
    (
      await app.get(`/api/auction/journal/${lot}${query}`, {
        ...(userId !== null && { token: await app.tokenOf(userId) }),
      })
    ).body.data;
  return {
    ...app,
    call,
    journal,
    bid: (userId: number, price: number, mode = "exact") =>
      call("auction/makebid", userId, { id_auction: 1, price, mode }),
    /** Each row for this reader: the opened kind and amount, else the public ones. */
    reads: async (userId: number | null) =>
      (await journal(userId)).items.map(({ told, opened }: Row) => {
        const { kind, amount } = opened?.content ?? told ?? { kind: "sealed", amount: null };
        return amount === null ? kind : `${kind} ${amount}`;
      }),
  };
}

interface Said {
  readonly kind: string;
  readonly amount: number | null;
}
interface Row {
  readonly told: Said | null;
  readonly opened: { readonly content: Said } | null;
}

describe("GET /auction/journal/{id}", () => {
  it("is a chain that anyone can recompute, with the same hashes for all", async () => {
    const { bid, call, journal, clock } = await setUp();
    await bid(1, 26_000, "max");
    clock.advance(1_000);
    await bid(2, 28_000, "max");
    await call("auction/removeproxy", 2, { id_auction: 1 });
    await call("sale/price/min", SELLER, { id_auction: 1, price: 29_017 });
    const everyone = await journal(null);
    const sound = await checkJournal(1, everyone.items, webSha256);
    expect(sound).toMatchObject({ ok: true, rows: everyone.items.length });
    for (const reader of [1, 2, 3, SELLER, STAFF]) {
      const { items } = await journal(reader);
      expect(await checkJournal(1, items, webSha256)).toEqual({ ...sound, sealed: expect.any(Number) });
    }
  });

  it("seals maxima from everyone but their owner until they are beaten", async () => {
    const { bid, reads } = await setUp();
    await bid(1, 26_000, "max");
    const sealedRows = ["auction_started", "sealed", "automatic_bid 20000"];
    expect(await reads(null)).toEqual(sealedRows);
    expect(await reads(2)).toEqual(sealedRows);
    expect(await reads(1)).toEqual(["auction_started", "proxy_set 26000", "automatic_bid 20000"]);
    await bid(2, 28_000, "max");
    expect(await reads(3)).toEqual([
      "auction_started",
      "proxy_set 26000",
      "automatic_bid 20000",
      "automatic_bid 26000",
      "sealed",
      "automatic_bid 26500",
    ]);
    // Person 1 leads again; public rows stay public, and the new maximum is secret.
    await bid(1, 30_000, "max");
    expect((await reads(3)).filter((each: string) => /sealed|proxy/.test(each))).toEqual([
      "proxy_set 26000",
      "proxy_set 28000",
      "sealed",
    ]);
  });

  it("tells nobody but its owner that a maximum was raised or removed, until the next public row", async () => {
    const { bid, call, journal, published, get, clock } = await setUp();
    await bid(1, 26_000, "max");
    const strangers = [null, 2, SELLER, STAFF];
    const before = await Promise.all(strangers.map((reader) => journal(reader)));
    const lotBefore = (await get("/api/auction/lot/1")).body.data.live;
    clock.advance(1_000);
    await bid(1, 30_000, "max");
    clock.advance(1_000);
    await call("auction/removeproxy", 1, { id_auction: 1 });
    expect(await Promise.all(strangers.map((reader) => journal(reader)))).toEqual(before);
    expect((await get("/api/auction/lot/1")).body.data.live).toEqual(lotBefore);
    expect((await journal(1)).items.slice(3)).toMatchObject([
      { opened: { content: { kind: "proxy_set", amount: 30_000 } }, at: expect.any(String) },
      { opened: { content: { kind: "proxy_cancelled", amount: 30_000 } }, at: expect.any(String) },
    ]);
    await bid(2, 22_000);
    const ofLot = () => published.filter(({ topic }) => topic === "auction.lot.1");
    await expect.poll(() => ofLot().at(-1)?.payload).toMatchObject({ prev: lotBefore.seq });
    for (const reader of strangers) {
      const { items } = await journal(reader);
      expect(items.slice(3, 5)).toMatchObject([
        { told: null, seq: null, at: null, received_at: null },
        { told: null, seq: null, at: null, received_at: null },
      ]);
      expect(await checkJournal(1, items, webSha256)).toMatchObject({ ok: true });
    }
  });

  it("numbers the other rows of the market alike, whatever sealed rows lie between them", async () => {
    const { bid, call, get, tokenOf } = await setUp();
    const token = await tokenOf(2);
    const board = async () => (await get("/api/auction/dashboard/standard", { token })).body.data.seq;
    const steps = async () => {
      const rows = await Promise.all([1, 2].map((lot) => get(`/api/auction/history/${lot}`)));
      const numbers = rows.flatMap(({ body }) => body.data.items.map(({ seq }: { seq: number }) => seq));
      const ordered = numbers.toSorted((a: number, b: number) => a - b);
      return ordered.slice(1).map((number: number, at: number) => number - ordered[at]!);
    };
    const other = (price: number) => call("auction/makebid", 3, { id_auction: 2, price, mode: "exact" });
    await bid(1, 26_000, "max");
    await other(20_000);
    const before = await board();
    await bid(1, 30_000, "max");
    await bid(1, 31_000, "max");
    await call("auction/removeproxy", 1, { id_auction: 1 });
    expect(await board()).toBe(before);
    await bid(2, 22_000);
    // The two rows of the scene itself are numbered one by one.
    expect(new Set((await steps()).slice(2)).size).toBe(1);
  });

  it("shows no number or moment of a sealed row to who tries all numbers", async () => {
    const { bid, journal } = await setUp();
    await bid(1, 26_000, "max");
    await bid(1, 30_000, "max");
    await bid(2, 22_000);
    const mine = (await journal(1)).items;
    const sealed = mine.find((row: Row) => row.opened?.content.amount === 30_000).seq;
    const around = [sealed - 1, sealed].map((after) => journal(2, `?after=${after}`));
    const [at, behind] = await Promise.all(around);
    expect(at).toEqual(behind);
  });

  it("never opens a maximum that was removed before it was reached, nor the winner's", async () => {
    const { bid, call, reads, clock } = await setUp();
    await bid(1, 30_000, "max");
    await call("auction/removeproxy", 1, { id_auction: 1 });
    await bid(2, 40_000, "max");
    clock.advance(HOUR_MS);
    await expect.poll(async () => (await reads(null)).at(-1)).toBe("sold 31337");
    expect((await reads(null)).filter((each: string) => each === "sealed")).toHaveLength(3);
    expect(await reads(2)).toContain("proxy_set 40000");
  });

  it("commits the seller to the minimum price: readable for seller and staff, for all once it is reached", async () => {
    const { bid, call, reads } = await setUp();
    await bid(1, 20_000);
    await call("sale/price/min", SELLER, { id_auction: 1, price: 29_017 });
    const mine = ["auction_started 31337", "bid 20000", "min_price_changed 29017"];
    expect(await reads(SELLER)).toEqual(mine);
    expect(await reads(STAFF)).toEqual(mine);
    expect(await reads(1)).toEqual(["auction_started", "bid 20000", "min_price_changed"]);
    await bid(2, 29_500);
    expect(await reads(1)).toEqual([
      "auction_started",
      "bid 20000",
      "min_price_changed 29017",
      "bid 29500",
      "minimum_reached",
    ]);
  });

  it("comes in pages that form one chain", async () => {
    const { bid, journal } = await setUp();
    for (const price of [20_000, 21_000, 22_000]) await bid(price === 21_000 ? 2 : 1, price);
    const first = await journal(null, "?limit=3");
    expect(first.items).toHaveLength(3);
    const second = await journal(null, `?limit=3&after=${first.next}`);
    expect([second.previous, second.next]).toEqual([first.items.at(-1).hash, null]);
    const whole = await journal(null);
    expect([...first.items, ...second.items]).toEqual(whole.items);
    expect((await journal(null, "?after=9999")).items).toEqual([]);
  });

  it("is empty before the first event, and not found for an unknown lot", async () => {
    const { journal, get } = await setUp();
    expect((await journal(null, "", 2)).items).toHaveLength(1);
    expect((await get("/api/auction/journal/3")).status).toBe(404);
    expect((await get("/api/auction/journal/9")).status).toBe(404);
  });
});

describe("a receipt", () => {
  it("of every accepted command is in the journal with its number, amount and hash", async () => {
    const { bid, call, journal } = await setUp();
    const receipts = [
      [1, (await bid(1, 26_000, "max")).receipt],
      [2, (await bid(2, 22_000)).receipt],
      [1, (await bid(1, 28_000, "max")).receipt],
      [1, (await call("auction/removeproxy", 1, { id_auction: 1 })).receipt],
      [SELLER, (await call("sale/price/min", SELLER, { id_auction: 1, price: 29_017 })).receipt],
      [2, (await call("auction/buynow", 2, { id_auction: 1, price: 90_000 })).receipt],
    ] as const;
    expect(receipts.map(([, { kind, amount }]) => [kind, amount])).toEqual([
      ["proxy_set", 26_000],
      ["bid", 22_000],
      ["proxy_set", 28_000],
      ["proxy_cancelled", 28_000],
      ["min_price_changed", 29_017],
      ["sold_by_buy_now", 90_000],
    ]);
    for (const [owner, receipt] of receipts) {
      const { items } = await journal(owner);
      expect(await checkReceipt(receipt, items, webSha256)).toMatchObject({ ok: true });
    }
  });

  it("reveals a later change of a bid, at its row", async () => {
    const { bid, journal, store } = await setUp();
    const { receipt } = await bid(1, 20_000);
    await store.write(
      (db) => void sqlite(db).prepare("UPDATE history SET amount = 20500 WHERE kind = 'bid'").run(),
    );
    const { items } = await journal(1);
    expect(await checkReceipt(receipt, items, webSha256)).toMatchObject({
      ok: false,
      reason: "journal",
      journal: { seq: receipt.seq, reason: "hash" },
    });
  });
});
