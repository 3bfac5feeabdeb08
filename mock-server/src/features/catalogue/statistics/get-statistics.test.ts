/** Tests of `get-statistics.ts`. */
import { describe, expect, it } from "vitest";
import { START } from "../../../sqlite/test-support/people.ts";
import { openTestApp } from "../../../test-support/app.ts";
import { priceGuide } from "./price-guide.ts";
import { sqlite } from "../../../tables/system/driver.ts";

const sale = (price: number, soldAt: string) => ({
  id: 1,
  number: 20_001,
  title: "Toyota Camry",
  price,
  soldAt: Date.parse(soldAt),
});

describe("The price guide", () => {
  it("shows the median price and the middle half", () => {
    const sales = [10, 20, 30, 40].map((price) => sale(price * 1000, "2026-11-01T10:00:00Z"));
    expect(priceGuide("camry", 6, sales)).toMatchObject({
      offered: 6,
      sold: 4,
      median: 25_000,
      lower_quartile: 17_500,
      upper_quartile: 32_500,
    });
  });

  it("counts by months in Dubai, earliest first", () => {
    const sales = [
      sale(30_000, "2026-10-31T20:30:00Z"),
      sale(20_000, "2026-10-31T19:30:00Z"),
      sale(10_000, "2026-10-01T08:00:00Z"),
    ];
    expect(priceGuide("camry", 3, sales).by_month).toEqual([
      { month: "2026-10", sold: 2, median: 15_000 },
      { month: "2026-11", sold: 1, median: 30_000 },
    ]);
  });

  it("shows ten results, and no price where nothing was sold", () => {
    const many = Array.from({ length: 12 }, () => sale(1000, "2026-10-01T08:00:00Z"));
    expect(priceGuide("camry", 12, many).last).toHaveLength(10);
    expect(priceGuide("camry", 2, [])).toMatchObject({ sold: 0, median: null, last: [], by_month: [] });
  });

  // @proves 7.call.statistics-by-post-search
  it("has lots that have ended, found by the same words as the list", async () => {
    const app = await openTestApp();
    const title = (await app.get("/api/auction/lot/1")).body.data.title as string;
    const ask = async (search: string) => (await app.post("/api/auction/statistics", { search })).body.data;
    expect(await ask(title)).toMatchObject({ search: title, offered: 0, sold: 0 });
    await app.store.write((db) =>
      sqlite(db).exec(`UPDATE lot SET status = 'sold', price = 70000, leader_id = 1, leader_mark = 1,
        leader_max = 70000, ends_at = ${START - 1000} WHERE id = 1`),
    );
    // A sale counts once it is paid.
    expect(await ask(title)).toMatchObject({ offered: 1, sold: 0 });
    await app.store.write((db) =>
      sqlite(db).exec(`INSERT INTO settlement (lot_id, buyer_id, seller_id, state, price, fee_fils,
        vat_on_fee_fils, all_in_fils, sold_at, due_at, paid_at)
        SELECT id, 1, seller_id, 'paid', price, 0, 0, price * 100, ends_at, ends_at, ends_at FROM lot WHERE id = 1`),
    );
    expect(await ask(title)).toMatchObject({
      sold: 1,
      median: 70_000,
      last: [{ id_auction: 1, price: 70_000 }],
    });
    expect(await ask("no such car")).toMatchObject({ offered: 0, sold: 0, median: null });
    expect(await ask("?!")).toMatchObject({ offered: 0, sold: 0 });
  });
});
