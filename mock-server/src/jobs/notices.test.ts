/** Tests: notices. */
import { expect, it } from "vitest";
import { hashPassword } from "../tables/people/password.ts";
import { pushDevice } from "../tables/schema/identity.ts";
import { person } from "../sqlite/test-support/people.ts";
import { openTestApp } from "../test-support/app.ts";

/** People 1 to 3 bid, 4 is a bot; 1 can sign in, and so has a mailbox. */
async function setUp() {
  const users = [
    ...[1, 2, 3].map((id) => person(id, 500_000)),
    person(4, 500_000, { bot: true }),
    person(900, 0),
  ];
  const app = await openTestApp({ scene: { users }, jobs: true });
  const passwordHash = await hashPassword("harbour-light", { memoryKib: 8, passes: 1 });
  await app.store.write((db) => {
    db.$client.prepare("UPDATE user SET password_hash = ? WHERE id = 1").run(passwordHash);
    db.insert(pushDevice).values({ token: "phone-of-1", userId: 1, createdAt: 0 }).run();
  });
  const bid = async (userId: number, price: number) =>
    app.post(
      "/api/auction/makebid",
      { id_auction: 1, price, mode: "max" },
      { token: await app.tokenOf(userId), headers: { "idempotency-key": `notice-${userId}-${price}` } },
    );
  const bell = async (userId: number) =>
    (await app.get("/api/notifications", { token: await app.tokenOf(userId) })).body.data;
  const inbox = async () => (await app.get("/_mock/inbox")).body.data;
  const choose = async (userId: number, change: object) => {
    const token = await app.tokenOf(userId);
    const { data } = (await app.get("/api/notifications/settings", { token })).body;
    return app.post("/api/notifications/settings", { ...data, ...change }, { token });
  };
  return { ...app, bid, bell, inbox, choose };
}

it("reach an outbid person in the app, by mail and on the phone, without a maximum", async () => {
  const { bid, bell, inbox } = await setUp();
  await bid(1, 25_013);
  await bid(2, 31_013);
  const text = "You were outbid on Car 1 (lot 20001): it stands at AED 25,513.";
  await expect
    .poll(() => bell(1))
    .toMatchObject({
      unread: 1,
      items: [{ kind: "outbid", text, read: false, id_auction: 1, link: "/auction/1" }],
    });
  await expect.poll(inbox).toMatchObject([
    { channel: "push", to: "phone-of-1", subject: "You were outbid", text },
    { channel: "mail", to: "person1@marsa.test", subject: "You were outbid", text },
  ]);
});

it("list a lot once, in its last state, while unread", async () => {
  const { bid, bell } = await setUp();
  await bid(1, 25_013);
  await bid(2, 31_013);
  await bid(1, 40_013);
  await bid(3, 60_013);
  await expect
    .poll(() => bell(1))
    .toMatchObject({
      unread: 1,
      items: [{ text: expect.stringContaining("AED 40,513") }],
    });
});

it("use the channels that a person has chosen, and skip unwanted kinds", async () => {
  const { bid, bell, inbox, choose } = await setUp();
  await choose(1, { email: false, push: false, sms: true });
  await choose(2, { outbid: false });
  await bid(1, 25_013);
  await bid(2, 31_013);
  await bid(3, 40_013);
  await expect.poll(inbox).toMatchObject([{ channel: "sms", to: "+971500000001" }]);
  expect((await bell(2)).items).toEqual([]);
});

it("go to no bot, and by mail to nobody without a password", async () => {
  const { bid, bell, inbox } = await setUp();
  await bid(4, 25_013);
  await bid(2, 31_013);
  await bid(3, 40_013);
  await expect.poll(async () => (await bell(2)).items.length).toBe(1);
  expect((await bell(4)).items).toEqual([]);
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
