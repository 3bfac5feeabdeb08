/** Tests: notifications. */
import { describe, expect, it } from "vitest";
import { notify } from "../../tables/notices/notify.ts";
import { START } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";

/** Five notices of person 1, the newest about lot 5, and one of person 2. */
async function setUp() {
  const app = await openTestApp();
  await app.store.write(async (db, notifyUser) => {
    const notice = (userId: number, n: number) =>
      notify(db, notifyUser, {
        userId,
        kind: "money",
        text: `Notice ${n}`,
        at: START + n,
        lotId: null,
        link: null,
      });
    for (const n of [1, 2, 3, 4, 5]) await notice(1, n);
    await notice(2, 6);
  });
  const token = await app.tokenOf(1);
  const list = async (query = "") => (await app.get(`/api/notifications${query}`, { token })).body;
  return { ...app, token, list };
}

describe("GET /notifications", () => {
  it("lists the user's own notices, newest first, page by page", async () => {
    const { list } = await setUp();
    const { data: first } = await list("?limit=3");
    expect(first).toMatchObject({ total: 5, unread: 5 });
    expect(first.items.map(({ text }: { text: string }) => text)).toEqual([
      "Notice 5",
      "Notice 4",
      "Notice 3",
    ]);
    const { data: second } = await list(`?limit=3&after=${first.next}`);
    expect(second.items.map(({ text }: { text: string }) => text)).toEqual(["Notice 2", "Notice 1"]);
    expect(second.next).toBeNull();
  });

  it("refuses a cursor that the server did not make", async () => {
    const { list } = await setUp();
    expect(await list("?after=nowhere")).toMatchObject({
      result: "VALIDATION",
      message: "After must be valid",
    });
  });
});

describe("A notice about a lot", () => {
  it("shows the lot as it is now, with the bid that takes the lead", async () => {
    const { store, list, get, post, token, tokenOf } = await setUp();
    const bid = (price: number, by: string) =>
      post(
        "/api/auction/makebid",
        { id_auction: 1, price, mode: "exact" },
        { token: by, headers: { "idempotency-key": `notice-lot-${price}` } },
      );
    await store.write((db, notifyUser) =>
      notify(db, notifyUser, {
        userId: 1,
        kind: "outbid",
        text: "Outbid",
        at: START + 9,
        lotId: 1,
        link: null,
      }),
    );
    await bid(20_000, await tokenOf(2));
    const { live } = (await get("/api/auction/lot/1", { token })).body.data;
    const shown = async () => (await list("?kind=outbid")).data.items[0].lot;
    expect(await shown()).toMatchObject({
      title: "Car 1",
      number: 20_001,
      price: 20_000,
      next_bid: live.next_min,
    });
    await bid(live.next_min, token);
    expect(await shown()).toMatchObject({ price: live.next_min, next_bid: null });
  });

  it("is found by its kind", async () => {
    const { store, list } = await setUp();
    await store.write((db, notifyUser) =>
      notify(db, notifyUser, { userId: 1, kind: "won", text: "Won", at: START + 9, lotId: null, link: null }),
    );
    expect((await list("?kind=won")).data).toMatchObject({ total: 1, items: [{ text: "Won", lot: null }] });
    expect((await list("?kind=money")).data.total).toBe(5);
  });
});

describe("POST /notifications/read", () => {
  it("marks some as read, then all, and nobody else's", async () => {
    const { list, post, token, get, tokenOf } = await setUp();
    const { data } = await list();
    const ids = data.items.slice(0, 2).map(({ id_notification: id }: { id_notification: number }) => id);
    const foreign = data.items[0].id_notification + 1;
    const some = await post("/api/notifications/read", { ids: [...ids, foreign] }, { token });
    expect(some.body.data).toEqual({ unread: 3 });
    expect((await list("?unread=true")).data).toMatchObject({ total: 3, unread: 3 });
    expect((await post("/api/notifications/read", {}, { token })).body.data).toEqual({ unread: 0 });
    const other = await get("/api/navinfo", { token: await tokenOf(2) });
    expect(other.body.data.unread).toBe(1);
  });
});

describe("/notifications/settings", () => {
  it("has defaults until the user chooses, and stores the choice", async () => {
    const { get, post, token } = await setUp();
    const path = "/api/notifications/settings";
    const usual = (await get(path, { token })).body.data;
    expect(usual).toMatchObject({
      kinds: { outbid: { app: true, push: true, email: true, sms: false } },
      quiet: { on: false },
    });
    const kinds = { ...usual.kinds, outbid: { app: false, push: true, email: false, sms: true } };
    const chosen = { kinds, quiet: { on: true, from: "21:30", to: "08:00" } };
    expect((await post(path, chosen, { token })).body.data).toEqual(chosen);
    expect((await get(path, { token })).body.data).toEqual(chosen);
  });
});
