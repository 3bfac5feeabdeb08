/** The check of a lot's journal and of a receipt. */
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { beginningText, commitmentText, rowText } from "./journal.ts";
import {
  checkJournal,
  checkReceipt,
  webSha256,
  type WireJournalRow,
  type WireReceipt,
} from "./journal-check.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const LOT = 7;
const START = Date.UTC(2026, 10, 22, 4);

type Kind = NonNullable<WireJournalRow["told"]>["kind"];

const says = (kind: Kind, mark: string | null, amount: number | null, cause = "Why") => ({
  kind,
  mark,
  amount,
  auto: kind === "automatic_bid",
  cause,
});

/** A lot that opens under a minimum price, a maximum, a bid against it and its answer. */
function journal(): WireJournalRow[] {
  const rows: WireJournalRow[] = [];
  const add = (told: WireJournalRow["told"], sealed: WireJournalRow["told"] = null, isOpen = false) => {
    const seq = 10 + rows.length * 3;
    const at = START + rows.length * 1_000;
    const salt = `salt${seq}`;
    const commitment = sealed && sha256(commitmentText(salt, sealed));
    const previous = rows.at(-1)?.hash ?? sha256(beginningText(LOT));
    rows.push({
      seq,
      at: new Date(at).toISOString(),
      received_at: rows.length === 0 ? null : new Date(at - 3).toISOString(),
      told,
      commitment,
      opened: sealed && isOpen ? { salt, content: sealed } : null,
      hash: sha256(
        rowText(previous, {
          seq,
          at,
          receivedAt: rows.length === 0 ? null : at - 3,
          content: told,
          commitment,
        }),
      ),
    });
  };
  add(says("auction_started", null, null), says("auction_started", null, 30_011));
  add(null, says("proxy_set", "Bidder 1", 26_000), true);
  add(says("automatic_bid", "Bidder 1", 20_000));
  add(says("bid", "Bidder 2", 22_000));
  add(says("automatic_bid", "Bidder 1", 22_500, "A cause\nof two lines"));
  return rows;
}

const [, sealed, , bid] = journal();
const receipt: WireReceipt = {
  id_auction: LOT,
  seq: bid!.seq!,
  kind: "bid",
  amount: 22_000,
  received_at: bid!.received_at!,
  hash: bid!.hash,
  salt: null,
};

/** Returns the journal with a change in one row. */
const changed = (place: number, change: object) =>
  journal().map((row, i) => (i === place ? { ...row, ...change } : row));

describe("a journal", () => {
  it("that is unchanged is sound, also in a browser", async () => {
    const rows = journal();
    const sound = { ok: true, rows: 5, sealed: 1, head: rows.at(-1)!.hash };
    expect(await checkJournal(LOT, rows, sha256)).toEqual(sound);
    expect(await checkJournal(LOT, rows, webSha256)).toEqual(sound);
  });

  it("is sound without the number and the moment of a sealed row", async () => {
    const rows = changed(1, { seq: null, at: null, received_at: null, opened: null });
    expect(await checkJournal(LOT, rows, sha256)).toMatchObject({ ok: true, rows: 5, sealed: 2 });
  });

  it("belongs to one lot", async () => {
    expect(await checkJournal(8, journal(), sha256)).toEqual({ ok: false, seq: 10, reason: "hash" });
  });

  it.each([
    ["amount", 3, { told: says("bid", "Bidder 2", 22_001) }, 19],
    ["bidder", 3, { told: says("bid", "Bidder 3", 22_000) }, 19],
    ["cause", 4, { told: says("automatic_bid", "Bidder 1", 22_500, "Another") }, 22],
    ["time of receipt", 3, { received_at: new Date(START).toISOString() }, 19],
    ["commitment", 0, { commitment: sha256("another") }, 10],
    ["hash", 2, { hash: sha256("another") }, 16],
  ])("with another %s is broken at that row", async (_, place, change, seq) => {
    expect(await checkJournal(LOT, changed(place, change), sha256)).toEqual({
      ok: false,
      seq,
      reason: "hash",
    });
  });

  it("without a row, or with moved rows, is broken", async () => {
    const rows = journal();
    expect(await checkJournal(LOT, rows.toSpliced(2, 1), sha256)).toMatchObject({ seq: 19, reason: "hash" });
    const swapped = rows.with(2, rows[3]!).with(3, rows[2]!);
    expect(await checkJournal(LOT, swapped, sha256)).toMatchObject({ ok: false, seq: 19 });
    expect(await checkJournal(LOT, [...rows, rows[4]!], sha256)).toEqual({
      ok: false,
      seq: 22,
      reason: "order",
    });
  });

  it("with a commitment opened to another value is broken there", async () => {
    const content = says("proxy_set", "Bidder 1", 26_500);
    const rows = changed(1, { opened: { salt: "salt13", content } });
    expect(await checkJournal(LOT, rows, sha256)).toEqual({ ok: false, seq: 13, reason: "commitment" });
  });
});

describe("a receipt", () => {
  it("is good for its row, and says how many rows are before and after it", async () => {
    expect(await checkReceipt(receipt, journal(), sha256)).toMatchObject({ ok: true, before: 3, after: 1 });
  });

  it("of a sealed row is good by its salt", async () => {
    const { seq, hash, received_at } = sealed!;
    const own: WireReceipt = {
      id_auction: LOT,
      seq: seq!,
      kind: "proxy_set",
      amount: 26_000,
      received_at: received_at!,
      hash,
      salt: "salt13",
    };
    expect(await checkReceipt(own, journal(), sha256)).toMatchObject({ ok: true, before: 1, after: 3 });
    const reason = "differs";
    expect(await checkReceipt({ ...own, salt: "salt14" }, journal(), sha256)).toEqual({ ok: false, reason });
    expect(await checkReceipt({ ...own, amount: 27_000 }, journal(), sha256)).toEqual({ ok: false, reason });
  });

  it("shows a rewritten history although its chain is whole", async () => {
    const forged = { ...receipt, hash: sha256("as it was acknowledged") };
    expect(await checkReceipt(forged, journal(), sha256)).toEqual({ ok: false, reason: "changed" });
  });

  it.each([
    ["a row that is not there", { seq: 18 }, "missing"],
    ["another amount", { amount: 22_500 }, "differs"],
    ["another moment", { received_at: new Date(START).toISOString() }, "differs"],
  ])("for %s is found out", async (_, change, reason) => {
    expect(await checkReceipt({ ...receipt, ...change }, journal(), sha256)).toEqual({ ok: false, reason });
  });

  it("cannot be good in a broken journal", async () => {
    const rows = changed(4, { told: says("automatic_bid", "Bidder 1", 23_000) });
    expect(await checkReceipt(receipt, rows, sha256)).toMatchObject({ ok: false, reason: "journal" });
  });
});
