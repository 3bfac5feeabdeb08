/** Tests of `verify.ts`. */
import { beforeEach, describe, expect, it } from "vitest";
import { close, lapseReview } from "../domain/bidding/closing.ts";
import { lowerReserve } from "../domain/bidding/lower-reserve.ts";
import { buyNow } from "../domain/bidding/buy-now.ts";
import { removeProxy } from "../domain/bidding/remove-proxy.ts";
import { defaultTerms } from "../domain/lot/terms.ts";
import { addToAudit } from "../tables/people/audit.ts";
import { linkHistory } from "./test-support/link-history.ts";
import { bid } from "../sqlite/test-support/commands.ts";
import { openTestStore, type TestStore } from "../sqlite/test-support/open.ts";
import { car, HOUR_MS, SELLER, smallScene, START } from "../sqlite/test-support/people.ts";
import { verify } from "./verify.ts";
import { sqlite } from "../tables/system/driver.ts";

const lots = [car(1, { reserve: 31_337 }), car(2, { buyNow: 60_000 }), car(3), car(4, { reserve: 90_001 })];

let testStore: TestStore;

/** A database in which every kind of command has happened. */
beforeEach(async () => {
  testStore = await openTestStore({ scenes: { make: () => smallScene({ lots }), makeFresh: () => [] } });
  const { store } = testStore;
  const terms = defaultTerms;
  const at = { receivedAt: START + 1_000 };
  await bid(store, { lot: 1, user: 1, amount: 26_000, mode: "max" });
  await bid(store, { lot: 1, user: 2, amount: 22_000 });
  await bid(store, { lot: 1, user: 2, amount: 26_000, mode: "max" });
  await bid(store, { lot: 1, user: 3, amount: 30_000, mode: "max" });
  await bid(store, { lot: 1, user: 3, amount: 30_500, mode: "max" });
  await store.transact({ lotId: 1, userIds: [SELLER], ...at }, ({ lot, leader }) =>
    lowerReserve(lot, leader, { price: 29_017, ...at }, terms),
  );
  await bid(store, { lot: 1, user: 1, amount: 40_000, mode: "max" });
  await store.transact({ lotId: 1, userIds: [1], ...at }, ({ lot, users, pause }) =>
    removeProxy({ lot, pause }, users[0]!, START + 1_000, terms),
  );
  await bid(store, { lot: 2, user: 4, amount: 40_000, mode: "max" });
  await store.transact({ lotId: 2, userIds: [5], ...at }, ({ lot, users, leader, pause }) =>
    buyNow({ lot, bidder: users[0] ?? null, leader, pause }, { price: 60_000, ...at }, terms),
  );
  await bid(store, { lot: 3, user: 2, amount: 25_000, mode: "max", receivedAt: START + HOUR_MS - 1_000 });
  await bid(store, { lot: 3, user: 3, amount: 27_000, receivedAt: START + HOUR_MS - 500 });
  await bid(store, { lot: 4, user: 4, amount: 50_000, mode: "max" });
  for (const lotId of [1, 4]) {
    await store.transact({ lotId, userIds: [], receivedAt: START + HOUR_MS }, (scene) =>
      close(scene, START + HOUR_MS, terms),
    );
  }
});

const tamper = (sql: string) => testStore.store.write((db) => void sqlite(db).exec(sql));
const finding = async () => (await verify(testStore.file, defaultTerms)).findings[0] ?? null;

describe("verify", () => {
  it("finds no error in a database in use, after any events", async () => {
    const { store } = testStore;
    expect(await verify(testStore.file, defaultTerms)).toMatchObject({ lots: 4, findings: [] });
    const later = START + 60 * 24 * HOUR_MS;
    await store.transact({ lotId: 4, userIds: [], receivedAt: later }, (scene) => lapseReview(scene, later));
    await store.transact({ lotId: 3, userIds: [], receivedAt: later }, (scene) =>
      close(scene, later, defaultTerms),
    );
    expect(await finding()).toBeNull();
  });

  it("writes nothing", async () => {
    const before = testStore.query("SELECT * FROM history");
    await tamper("UPDATE lot SET bids = bids + 1 WHERE id = 1");
    expect(await finding()).not.toBeNull();
    expect(testStore.query("SELECT * FROM history")).toEqual(before);
  });

  it.each([
    ["an amount", "UPDATE history SET amount = 22001 WHERE kind = 'bid' AND amount = 22000"],
    ["a bidder's mark", "UPDATE history SET mark = 3 WHERE kind = 'bid' AND amount = 22000"],
    ["a cause", "UPDATE history SET cause = 'Because' WHERE kind = 'bid' AND amount = 22000"],
    [
      "a time of receipt",
      "UPDATE history SET received_at = received_at - 1 WHERE kind = 'bid' AND amount = 22000",
    ],
    ["a stored maximum", "UPDATE history SET amount = 26500 WHERE kind = 'proxy_set' AND amount = 26000"],
    ["a minimum price", "UPDATE history SET secret_amount = 29001 WHERE kind = 'min_price_changed'"],
    ["a salt", "UPDATE history SET salt = 'salt' WHERE kind = 'proxy_set' AND amount = 26000"],
    ["a hash", "UPDATE history SET hash = 'hash' WHERE kind = 'bid' AND amount = 22000"],
    ["a row that was left out", "DELETE FROM history WHERE kind = 'bid' AND amount = 22000"],
    ["a row's place in its chain", "UPDATE history SET prev_id = 1 WHERE kind = 'bid' AND amount = 22000"],
    ["which row is the last", "UPDATE lot SET history_id = history_id - 1 WHERE id = 3"],
    ["a row moved to another lot", "UPDATE history SET lot_id = 3 WHERE kind = 'bid' AND amount = 22000"],
  ])("names the row of a history in which somebody changed %s", async (_, sql) => {
    await tamper(sql);
    expect(await finding()).toMatchObject({ table: "history", row: expect.stringMatching(/^\d+/) });
  });

  it.each([
    [
      "amount",
      "UPDATE history SET amount = 22400 WHERE kind = 'bid' AND amount = 22000",
      /"automatic_bid" 22500/,
    ],
    ["bidder", "UPDATE history SET user_id = 5 WHERE kind = 'bid' AND amount = 22000", /bidder is 2/],
    ["winner", "UPDATE history SET user_id = 2, mark = 2 WHERE kind = 'sold'", /sold to 2/],
    [
      "row left out",
      "DELETE FROM history WHERE kind = 'automatic_bid' AND amount = 22500",
      /"automatic_bid" 22500/,
    ],
    ["maximum", "UPDATE history SET amount = 26100 WHERE kind = 'proxy_set' AND amount = 26000", /26000/],
  ])("finds by the rules a forged %s whose chain was written anew", async (_, sql, what) => {
    await tamper(sql);
    await testStore.store.write((db) => linkHistory(db));
    expect(await finding()).toMatchObject({ table: "history", what: expect.stringMatching(what) });
  });

  it.each([
    ["price", "UPDATE lot SET price = price + 500 WHERE id = 3", /^price is 27500, it should be 27000/],
    ["leader", "UPDATE lot SET leader_id = 2 WHERE id = 3", /^leaderId is 2/],
    ["leader's mark", "UPDATE lot SET leader_mark = 1 WHERE id = 3", /^leaderMark is 1/],
    ["leader's maximum", "UPDATE lot SET leader_max = 99000 WHERE id = 3", /^leaderMax is 99000/],
    ["number of bids", "UPDATE lot SET bids = 9 WHERE id = 3", /^bids is 9/],
    ["minimum price", "UPDATE lot SET reserve = 20000 WHERE id = 1", /^reserve is 20000/],
    ["light", "UPDATE lot SET reserve_reached = 0 WHERE id = 1", /^reserveReached is false/],
    ["extensions", "UPDATE lot SET extensions = 0 WHERE id = 3", /^extensions is 0/],
    ["end", "UPDATE lot SET ends_at = ends_at - 1000 WHERE id = 3", /^endsAt is \d+, it should be \d+/],
    ["result", "UPDATE lot SET status = 'notSold' WHERE id = 1", /^status is notSold, it should be sold/],
  ])("names the lot whose %s is not what its history makes it", async (_, sql, what) => {
    await tamper(sql);
    expect(await finding()).toMatchObject({
      table: "lot",
      row: expect.stringMatching(/^\d \(number/),
      what: expect.stringMatching(what),
    });
  });

  it("names a lot with a bid after its moved end", async () => {
    await tamper(
      `UPDATE history SET received_at = (SELECT ends_at FROM lot WHERE id = 3) WHERE kind = 'bid' AND amount = 27000`,
    );
    await testStore.store.write((db) => linkHistory(db));
    expect(await finding()).toMatchObject({
      table: "lot",
      row: expect.stringMatching(/^3 \(number/),
      what: expect.stringMatching(/^row \d+ was received after the end$/),
    });
  });

  it("names a lot whose step differs from the one of its prices", async () => {
    await tamper("UPDATE lot SET step = 700 WHERE id = 1");
    expect(await finding()).toMatchObject({ table: "history", row: expect.stringMatching(/lot 1/) });
  });

  it.each([
    [
      "hold of a leader",
      "UPDATE lot_bidder SET hold_fils = hold_fils + 1 WHERE lot_id = 3 AND user_id = 3",
      "lot_bidder",
    ],
    [
      "hold of who is outbid",
      "UPDATE lot_bidder SET hold_fils = 100 WHERE lot_id = 3 AND user_id = 2",
      "lot_bidder",
    ],
    [
      "maximum of a bidder",
      "UPDATE lot_bidder SET max = max + 1 WHERE lot_id = 3 AND user_id = 2",
      "lot_bidder",
    ],
    ["bidder left out", "DELETE FROM lot_bidder WHERE lot_id = 3 AND user_id = 2", "lot_bidder"],
    [
      "amount of a ledger",
      "UPDATE ledger SET amount_fils = amount_fils + 1 WHERE id = (SELECT max(id) FROM ledger WHERE type = 'topup_invoice')",
      "wallet",
    ],
    [
      "hold in a ledger",
      "UPDATE ledger SET amount_fils = amount_fils + 1 WHERE id = (SELECT max(id) FROM ledger WHERE type = 'hold')",
      "lot_bidder",
    ],
    [
      "row left out of a ledger",
      "DELETE FROM ledger WHERE id = (SELECT min(id) FROM ledger WHERE type = 'hold')",
      "ledger",
    ],
    [
      "last row left out of a ledger",
      "DELETE FROM ledger WHERE id = (SELECT max(id) FROM ledger)",
      "lot_bidder",
    ],
    [
      "row put into a ledger",
      "INSERT INTO ledger (id, prev_id, user_id, at, type, amount_fils) VALUES (9999, 1, 2, 0, 'topup_card', 100)",
      "ledger",
    ],
    ["balance", "UPDATE wallet SET total_fils = total_fils + 1 WHERE user_id = 3", "wallet"],
    ["reserved amount", "UPDATE wallet SET reserved_fils = reserved_fils + 1 WHERE user_id = 3", "wallet"],
  ])("names the %s that was forged", async (_, sql, table) => {
    await tamper(sql);
    expect(await finding()).toMatchObject({ table });
  });

  it.each([
    ["price", "UPDATE lot SET price = price + 1 WHERE id = 3", "lot"],
    ["leader", "UPDATE lot SET leader_id = 2 WHERE id = 3", "lot"],
    [
      "hold of who is outbid",
      "UPDATE lot_bidder SET hold_fils = 1 WHERE lot_id = 3 AND user_id = 2",
      "lot_bidder",
    ],
    [
      "hold of the leader",
      "UPDATE lot_bidder SET hold_fils = 0 WHERE lot_id = 3 AND user_id = 3",
      "lot_bidder",
    ],
    [
      "row of the history",
      "UPDATE history SET amount = 27001 WHERE lot_id = 3 AND amount = 27000",
      "history",
    ],
  ])("names the %s that was forged on a lot of a lane", async (_, sql, table) => {
    await tamper("UPDATE lot SET queue_id = 1, step = 700 WHERE id = 3");
    expect(await finding()).toBeNull();
    await tamper(sql);
    expect(await finding()).toMatchObject({ table });
  });
});

describe("verify of the audit", () => {
  const acts = ["profile.lock", "refund.paid", "user.roles"] as const;

  beforeEach(async () => {
    await testStore.store.write(async (db) => {
      for (const act of acts)
        await addToAudit(db, { at: START, userId: 1, act, subject: "Person 2", reason: null, address: null });
    });
  });

  it("finds no error in what was written", async () => {
    expect(await finding()).toBeNull();
  });

  it.each([
    ["another reason", "UPDATE audit SET reason = 'By phone' WHERE id = 2", "2"],
    ["another name", "UPDATE audit SET who = 'Somebody' WHERE id = 1", "1"],
    ["a missing row", "DELETE FROM audit WHERE id = 2", "3"],
    ["a missing end", "DELETE FROM audit WHERE id = 3", "2"],
    ["no row at all", "DELETE FROM audit", "0"],
    ["a row added by hand", "INSERT INTO audit (at, act, subject) VALUES (0, 'refund.paid', 'R-1')", "4"],
  ])("finds in the audit %s", async (_, sql, row) => {
    await tamper(sql);
    expect(await finding()).toMatchObject({ table: "audit", row });
  });
});
