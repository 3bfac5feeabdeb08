/** Tests of `plant.ts`. */
import { describe, expect, it } from "vitest";
import { openTestStore } from "../../../sqlite/test-support/open.ts";
import { car, HOUR_MS, person, SELLER, START } from "../../../sqlite/test-support/people.ts";
import type { BidSeed, LotSeed } from "../types.ts";

const MINUTE = 60_000;

function planted(...lots: LotSeed[]) {
  const card = person(1, 0, { deposit: [{ kind: "card", amount: 90_000.5, at: START - 48 * HOUR_MS }] });
  const users = [card, person(2, 500_000), person(3, 0, { ustatus: "confirmed_single" }), person(SELLER, 0)];
  return openTestStore({ scenes: { make: () => ({ name: "test", users, lots }), makeFresh: () => [] } });
}

/** Open since two hours; ends in one, with the given changes. */
function past(id: number, bids: readonly BidSeed[], change: Partial<LotSeed> = {}): LotSeed {
  return car(id, { opensAt: START - 2 * HOUR_MS, endsAt: START + HOUR_MS, bids, ...change });
}

const bidAt = (
  minutes: number,
  userId: number,
  amount: number,
  mode: BidSeed["mode"] = "exact",
): BidSeed => ({
  at: START - minutes * MINUTE,
  userId,
  amount,
  mode,
});

describe("a planted scene", () => {
  it("has processed its bids: history, marks, holds and maxima match the engine", async () => {
    const { query } = await planted(past(1, [bidAt(50, 1, 30_000, "max"), bidAt(40, 2, 25_000)]));
    expect(query("SELECT kind, user_id, amount, at FROM history ORDER BY id")).toEqual([
      { kind: "auction_started", user_id: null, amount: null, at: START - 2 * HOUR_MS },
      { kind: "proxy_set", user_id: 1, amount: 30_000, at: START - 50 * MINUTE },
      { kind: "automatic_bid", user_id: 1, amount: 20_000, at: START - 50 * MINUTE },
      { kind: "bid", user_id: 2, amount: 25_000, at: START - 40 * MINUTE },
      { kind: "automatic_bid", user_id: 1, amount: 25_500, at: START - 40 * MINUTE },
    ]);
    expect(query("SELECT user_id, mark, max, hold_fils FROM lot_bidder ORDER BY user_id")).toEqual([
      { user_id: 1, mark: 1, max: 30_000, hold_fils: 600_000 },
      { user_id: 2, mark: 2, max: 25_000, hold_fils: 0 },
    ]);
    expect(query("SELECT price, leader_id, leader_mark, leader_max, bids, opened, seq FROM lot")).toEqual([
      { price: 25_500, leader_id: 1, leader_mark: 1, leader_max: 30_000, bids: 3, opened: 1, seq: 3 },
    ]);
  });

  it("closes ended lots at the end after their last bids", async () => {
    const end = START - 30 * MINUTE;
    const { query } = await planted(
      past(1, [bidAt(31, 1, 21_000)], { endsAt: end }),
      past(2, [bidAt(90, 2, 21_000)], { endsAt: end, reserve: 50_021 }),
      past(3, [], { endsAt: end }),
    );
    expect(query("SELECT id, status, ends_at, extensions FROM lot ORDER BY id")).toEqual([
      { id: 1, status: "sold", ends_at: end + MINUTE, extensions: 1 },
      { id: 2, status: "summarizing", ends_at: end, extensions: 0 },
      { id: 3, status: "notSold", ends_at: end, extensions: 0 },
    ]);
  });

  it("leaves drafts, lots in moderation and upcoming ones unchanged", async () => {
    const later = { opensAt: START + HOUR_MS, endsAt: START + 5 * HOUR_MS };
    const { query } = await planted(
      car(1, { plan: "draft" }),
      car(2, { plan: "moderation" }),
      car(3, { plan: "upcoming", ...later }),
    );
    expect(query("SELECT status, opened, seq FROM lot ORDER BY id")).toEqual([
      { status: "draft", opened: 0, seq: 0 },
      { status: "moderation", opened: 0, seq: 0 },
      { status: "active", opened: 0, seq: 0 },
    ]);
  });

  it("has sent no notices", async () => {
    const { query } = await planted(past(1, [bidAt(50, 2, 30_000)]));
    expect(query("SELECT * FROM outbox")).toEqual([]);
  });

  it("fills deposits through the ledger, a card's fee credited and debited", async () => {
    const { query } = await planted(past(1, []));
    expect(query("SELECT total_fils, reserved_fils FROM wallet WHERE user_id = 1")).toEqual([
      { total_fils: 9_000_050, reserved_fils: 0 },
    ]);
    expect(query("SELECT type, amount_fils FROM ledger WHERE user_id = 1 ORDER BY id")).toEqual([
      { type: "topup_card", amount_fils: 9_180_051 },
      { type: "card_fee", amount_fils: -180_001 },
    ]);
  });

  it("verifies as many contacts as the status requires", async () => {
    const { query } = await planted();
    expect(query("SELECT email_verified, phone_verified FROM user WHERE id IN (2, 3) ORDER BY id")).toEqual([
      { email_verified: 1, phone_verified: 1 },
      { email_verified: 1, phone_verified: 0 },
    ]);
  });

  it("is found by its words, in any case and without accents", async () => {
    const { query } = await planted(car(1, { title: "Škoda Kodiaq" }));
    expect(query("SELECT rowid AS id FROM lot_search WHERE lot_search MATCH 'skod*'")).toEqual([{ id: 1 }]);
    expect(query("SELECT rowid AS id FROM lot_search WHERE lot_search MATCH 'cruiser dubai'")).toEqual([
      { id: 1 },
    ]);
  });

  it("cannot contain a bid that the engine refuses", async () => {
    await expect(planted(past(1, [bidAt(50, 2, 5)]))).rejects.toThrow("BID_TOO_LOW on lot 1");
  });
});
