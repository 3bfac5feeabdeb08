/** Tests: notices. */
import { describe, expect, it } from "vitest";
import { pushDevice } from "../../tables/schema/identity.ts";
import { person } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";
import { givePassword } from "../../test-support/passwords.ts";
import { findNoticesToSend } from "../../tables/notices/notices-to-send.ts";
import { orm } from "../../tables/system/driver.ts";

/** People 1 to 3 bid, 4 is a bot; 1 can sign in, and so has a mailbox. */
async function setUp() {
  const users = [
    ...[1, 2, 3].map((id) => person(id, 500_000)),
    person(4, 500_000, { bot: true }),
    person(900, 0),
  ];
  const app = await openTestApp({ scene: { users }, jobs: true });
  await givePassword(app, "harbour-light", 1);
  await app.store.write((db) => {
    orm(db).insert(pushDevice).values({ token: "phone-of-1", userId: 1, createdAt: 0 }).run();
  });
  const bid = async (userId: number, price: number) =>
    app.post(
      "/api/auction/makebid",
      { id_auction: 1, price, mode: "max" },
      { token: await app.tokenOf(userId), headers: { "idempotency-key": `notice-${userId}-${price}` } },
    );
  const notices = async (userId: number) =>
    (await app.get("/api/notifications", { token: await app.tokenOf(userId) })).body.data;
  const inbox = async () => (await app.get("/_mock/inbox")).body.data;
  /** Changes where notices about lost leads go, and the quiet hours. */
  const choose = async (userId: number, outbid: object, quiet: object = {}) => {
    const token = await app.tokenOf(userId);
    const { data } = (await app.get("/api/notifications/settings", { token })).body;
    const kinds = { ...data.kinds, outbid: { ...data.kinds.outbid, ...outbid } };
    const settings = { kinds, quiet: { ...data.quiet, ...quiet } };
    return app.post("/api/notifications/settings", settings, { token });
  };
  return { ...app, bid, notices, inbox, choose };
}

it("reach an outbid person in the app, by mail and on the phone, without a maximum", async () => {
  const { bid, notices, inbox } = await setUp();
  await bid(1, 25_013);
  await bid(2, 31_013);
  const text = "You were outbid on Car 1 (lot 20001). The price is now AED 25,513.";
  await expect
    .poll(() => notices(1))
    .toMatchObject({
      unread: 1,
      items: [{ kind: "outbid", text, read: false, id_auction: 1, link: "/auction/1" }],
    });
  await expect.poll(inbox).toMatchObject([
    { channel: "push", to: "phone-of-1", subject: "You were outbid", text },
    {
      channel: "mail",
      to: "person1@marsa.test",
      subject: "You were outbid: Car 1",
      text: expect.stringContaining(text),
      html: expect.stringContaining(text),
    },
  ]);
});

it("count for a phone the open lots where its person was outbid", async () => {
  const { bid, notices, store, clock } = await setUp();
  await bid(1, 25_013);
  await bid(2, 31_013);
  await expect.poll(() => notices(1)).toMatchObject({ unread: 1 });
  const found = async (now: number) => (await findNoticesToSend(store, 0, now)).notices;
  const phone = { userId: 1, devices: ["phone-of-1"] };
  expect(await found(clock.now())).toMatchObject([{ ...phone, outbid: 1 }]);
  expect(await found(clock.now() + 24 * 3_600_000)).toMatchObject([{ ...phone, outbid: 0 }]);
});

it("list a lot once, in its last state, while unread", async () => {
  const { bid, notices } = await setUp();
  await bid(1, 25_013);
  await bid(2, 31_013);
  await bid(1, 40_013);
  await bid(3, 60_013);
  await expect
    .poll(() => notices(1))
    .toMatchObject({
      unread: 1,
      items: [{ text: expect.stringContaining("AED 40,513") }],
    });
});

it("use the channels that a person has chosen, and skip unwanted kinds", async () => {
  const { bid, notices, inbox, choose } = await setUp();
  await choose(1, { email: false, push: false, sms: true });
  await choose(2, { app: false, push: false, email: false, sms: false });
  await bid(1, 25_013);
  await bid(2, 31_013);
  await bid(3, 40_013);
  await expect.poll(inbox).toMatchObject([{ channel: "sms", to: "+971500000001" }]);
  expect((await notices(2)).items).toEqual([]);
});

it("go by mail alone where a person wants them nowhere else", async () => {
  const { bid, notices, inbox, choose, get, tokenOf } = await setUp();
  await choose(1, { app: false, push: false });
  await bid(1, 25_013);
  await bid(2, 31_013);
  await expect.poll(inbox).toMatchObject([{ channel: "mail", to: "person1@marsa.test" }]);
  expect(await notices(1)).toMatchObject({ items: [], unread: 0, total: 0 });
  expect((await get("/api/navinfo", { token: await tokenOf(1) })).body.data.unread).toBe(0);
});

describe("in quiet hours", () => {
  const QUIET_MS = 20 * 60_000;
  const quiet = { on: true, from: "07:30", to: "08:20" };

  it("are in the app at once, and are sent when the hours end", async () => {
    const { bid, notices, inbox, choose, clock, settled } = await setUp();
    await choose(1, {}, quiet);
    await bid(1, 25_013);
    await bid(2, 31_013);
    await expect.poll(() => notices(1)).toMatchObject({ unread: 1 });
    await settled();
    expect(await inbox()).toEqual([]);
    clock.advance(QUIET_MS - 1);
    await settled();
    expect(await inbox()).toEqual([]);
    clock.advance(1);
    await expect.poll(inbox).toMatchObject([{ channel: "push" }, { channel: "mail" }]);
  });

  it("are not sent any more once they were read", async () => {
    const { bid, notices, inbox, choose, clock, settled, post, tokenOf } = await setUp();
    await choose(1, {}, quiet);
    await bid(1, 25_013);
    await bid(2, 31_013);
    await expect.poll(() => notices(1)).toMatchObject({ unread: 1 });
    await post("/api/notifications/read", {}, { token: await tokenOf(1) });
    clock.advance(QUIET_MS);
    await settled();
    expect(await inbox()).toEqual([]);
  });

  it("are sent at once in a lot's last 15 minutes", async () => {
    const { bid, inbox, choose, clock, settled, get, tokenOf } = await setUp();
    const lot = await get("/api/auction/lot/1", { token: await tokenOf(1) });
    const end = Date.parse(lot.body.data.live.end);
    await choose(1, {}, { ...quiet, from: "00:00", to: "23:59" });
    await bid(1, 25_013);
    clock.advance(end - clock.now() - 10 * 60_000);
    await settled();
    await bid(2, 31_013);
    await expect
      .poll(inbox)
      .toContainEqual(expect.objectContaining({ channel: "mail", subject: "You were outbid: Car 1" }));
  });
});

it("go to no bot, and by mail to nobody without a password", async () => {
  const { bid, notices, inbox } = await setUp();
  await bid(4, 25_013);
  await bid(2, 31_013);
  await bid(3, 40_013);
  await expect.poll(async () => (await notices(2)).items.length).toBe(1);
  expect((await notices(4)).items).toEqual([]);
  expect(await inbox()).toEqual([]);
});

it("update the unread count on the person's open pages", async () => {
  const { bid, published, get, tokenOf } = await setUp();
  await bid(1, 25_013);
  await bid(2, 31_013);
  const own = () => published.filter(({ topic }) => topic === "user.1").map(({ payload }) => payload.kind);
  await expect.poll(own).toEqual(["leading", "outbid", "notice"]);
  expect((await get("/api/navinfo", { token: await tokenOf(1) })).body.data.unread).toBe(1);
});
