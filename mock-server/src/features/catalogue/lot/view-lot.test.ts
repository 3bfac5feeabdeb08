/** Tests of `view-lot.ts`. */
import { describe, expect, it, onTestFinished } from "vitest";
import { person, smallScene } from "../../../sqlite/test-support/people.ts";
import { DAY_MS } from "../../../domain/lot/terms.ts";
import { writeViews } from "../../../jobs/write-views.ts";
import { openTestApp } from "../../../test-support/app.ts";
import { sqlite } from "../../../tables/system/driver.ts";

const SELLER = 900;
const STAFF = 50;

async function setUp() {
  const staff = person(STAFF, 0, { roles: ["backoffice"], profile: null });
  const app = await openTestApp({ scene: { users: [...smallScene().users, staff] } });
  const { context, post, get, tokenOf } = app;
  const seller = await tokenOf(SELLER);
  const look = (token?: string, headers: Record<string, string> = {}) =>
    post("/api/auction/lot/1/view", undefined, { headers, ...(token !== undefined && { token }) });
  let job = writeViews(context);
  onTestFinished(() => job.stop());
  /** Reads the seller's count once all views are written. */
  const views = async (): Promise<number> => {
    await job.stop();
    job = writeViews(context);
    return (await get("/api/auction/lot/1", { token: await tokenOf(SELLER) })).body.data.views;
  };
  return { ...app, seller, look, views };
}

describe("The views of a lot", () => {
  it("count each person once a day, and the same person again the next day", async () => {
    const { look, views, tokenOf, clock } = await setUp();
    const [one, two] = [await tokenOf(1), await tokenOf(2)];
    await look(one);
    await look(one);
    await look(two);
    expect(await views()).toBe(2);
    clock.advance(DAY_MS);
    await look(await tokenOf(1));
    expect(await views()).toBe(3);
  });

  it("distinguish visitors by their browsers, and recognize a returning one", async () => {
    const { look, views } = await setUp();
    await look(undefined, { "user-agent": "Phone" });
    await look(undefined, { "user-agent": "Desk" });
    await look(undefined, { "user-agent": "Phone" });
    expect(await views()).toBe(2);
  });

  it("leave out its seller and the staff", async () => {
    const { look, views, seller, tokenOf } = await setUp();
    await look(seller);
    await look(await tokenOf(STAFF));
    expect(await views()).toBe(0);
  });

  it("are for the seller only, on the page and in their lists", async () => {
    const { look, views, get, post, tokenOf, seller } = await setUp();
    await look(await tokenOf(1));
    await views();
    expect((await get("/api/auction/lot/1")).body.data).not.toHaveProperty("views");
    const { items } = (await post("/api/sale/lots", {}, { token: seller })).body.data;
    expect(items.find(({ lot }: { lot: { id_auction: number } }) => lot.id_auction === 1).views).toBe(1);
  });

  it("need an existing lot", async () => {
    const { post } = await setUp();
    expect((await post("/api/auction/lot/999/view")).status).toBe(404);
  });

  it("store no name, address or browser", async () => {
    const { look, views, store, logged } = await setUp();
    await look(undefined, { "user-agent": "A very rare browser" });
    await views();
    const rows = await store.read((db) => sqlite(db).prepare("SELECT * FROM lot_views").all());
    expect(rows).toEqual([{ lot_id: 1, views: 1 }]);
    expect(logged.join("\n")).not.toContain("A very rare browser");
  });
});

it("Views from another scene are not added to this one", async () => {
  const { context, tokenOf, store, post } = await openTestApp({ jobs: true });
  await post("/_mock/snapshots", { name: "before" });
  await post("/api/auction/lot/1/view", undefined, { token: await tokenOf(1) });
  await post("/_mock/restore", { name: "before" });
  expect(context.views.take().size).toBe(0);
  expect(await store.read((db) => sqlite(db).prepare("SELECT * FROM lot_views").all())).toEqual([]);
});
