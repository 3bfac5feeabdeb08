/** Tests of `check-database.ts`. */
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { BidsClosed, Quarantine } from "../store/quarantine.ts";
import { bid } from "../sqlite/test-support/commands.ts";
import { openTestStore } from "../sqlite/test-support/open.ts";
import { HOUR_MS, START } from "../sqlite/test-support/people.ts";
import { checkDatabase as check } from "../verify/check-database.ts";
import { checkInWorker } from "../verify/check-in-worker.ts";
import { defaultTerms } from "../domain/lot/terms.ts";
import { checkDaily, checkDatabase } from "./check-database.ts";
import { sqlite } from "../tables/system/driver.ts";

/** A store whose lot 1 has another price than its journal, before its check. */
async function openDamaged(damage = "UPDATE lot SET price = price + 1000 WHERE id = 1") {
  const quarantine = new Quarantine();
  const opened = await openTestStore({ quarantine });
  const { store, file, clock, query } = opened;
  await bid(store, { lot: 1, user: 1, amount: 21_000 });
  await store.write((db) => void sqlite(db).exec(damage));
  quarantine.close();
  const logged: string[] = [];
  const say = (event: string) => void logged.push(event);
  const log = { info: say, warn: say, error: say };
  const run = (checking = async () => check(file, defaultTerms)) =>
    checkDatabase({ store, file, quarantine, clock, terms: defaultTerms, log, check: checking });
  return { store, file, query, quarantine, run, logged };
}

const onLot = (lot: number, user = 2) => ({ lot, user, amount: 25_000 });

describe("Until the database is checked", () => {
  it("no lot takes a bid", async () => {
    const { store } = await openDamaged();
    await expect(bid(store, onLot(2))).rejects.toThrow(new BidsClosed("recovering"));
  });
});

describe("A check of the database", () => {
  it("opens all lots when nothing is wrong", async () => {
    const { store, run, query } = await openDamaged("SELECT 1");
    await run();
    expect(await bid(store, onLot(1))).toMatchObject({ ok: true });
    expect(query("SELECT 1 FROM audit")).toEqual([]);
  });

  it("keeps a damaged lot closed, opens the others, and reports the damage to staff", async () => {
    const { store, run, query, logged } = await openDamaged();
    await run();
    await expect(bid(store, onLot(1))).rejects.toThrow(new BidsClosed("damaged"));
    expect(await bid(store, onLot(2))).toMatchObject({ ok: true });
    expect(query("SELECT act, subject, reason FROM audit")).toEqual([
      {
        act: "database.finding",
        subject: expect.stringMatching(/^lot 1 /) as unknown,
        reason: expect.stringMatching(/price is 22000, it should be 21000/) as unknown,
      },
    ]);
    expect(logged).toContain("the database is wrong");
  });

  it("stops bids of a person with a wrong deposit, and of nobody else", async () => {
    const { store, run } = await openDamaged(
      "UPDATE wallet SET total_fils = total_fils + 1 WHERE user_id = 3",
    );
    await run();
    await expect(bid(store, onLot(2, 3))).rejects.toThrow(new BidsClosed("damaged"));
    expect(await bid(store, onLot(2))).toMatchObject({ ok: true });
  });

  it("that fails keeps everything closed", async () => {
    const { store, run, logged } = await openDamaged();
    await run(async () => Promise.reject(new Error("disk image is malformed")));
    await expect(bid(store, onLot(2))).rejects.toThrow(BidsClosed);
    expect(logged).toEqual(["the database cannot be checked"]);
  });

  it("ends, and is tried again later, when its snapshot keeps the log of the database too long", async () => {
    const { store, run, logged, file } = await openDamaged();
    await run(() => checkInWorker({ file, terms: defaultTerms }, 0));
    expect(logged).toEqual(["the database cannot be checked"]);
    await expect(bid(store, onLot(2))).rejects.toThrow(BidsClosed);
  });

  it("ignores a closed lot's deadlines, and waits for the next one of an open lot", async () => {
    const { store, run, query } = await openDamaged();
    await run();
    const late = START + 1_000 * HOUR_MS;
    const due = await store.due("close", late, 100);
    expect(due.map(({ id }) => id)).not.toContain(1);
    expect(due.length).toBeGreaterThan(0);
    expect(await store.nextDue("close")).toBe(due[0]!.at);
    expect(query("SELECT status FROM lot WHERE id = 1")).toEqual([{ status: "active" }]);
  });
});

describe("The daily check", () => {
  it("runs once a day on the real clock, and closes damaged lots", async () => {
    vi.useFakeTimers({ toFake: ["setInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const quarantine = new Quarantine();
    const { store, file, clock } = await openTestStore({ quarantine });
    const wrong = { table: "lot", row: "1", what: "wrong", lotId: 1, userId: null };
    const checks: string[] = [];
    const job = checkDaily({
      store,
      file,
      quarantine,
      clock,
      terms: defaultTerms,
      log: { warn: () => undefined, error: () => undefined },
      async check(order) {
        checks.push(order.file);
        return { lots: 3, rows: 0, findings: [wrong] };
      },
    });
    vi.advanceTimersByTime(24 * HOUR_MS - 1);
    expect(checks).toEqual([]);
    vi.advanceTimersByTime(1);
    await job.stop();
    expect(checks).toEqual([file]);
    expect(quarantine.hasLot(1)).toBe(true);
  });
});
