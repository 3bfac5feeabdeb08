/** Tests of `archive.ts`: old rows leave the main database, and nobody notices. */
import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { defaultTerms } from "../../domain/lot/terms.ts";
import { cleanUp } from "../../jobs/clean-up.ts";
import { openSnapshots } from "../../scenes/snapshots.ts";
import { bid } from "../../sqlite/test-support/commands.ts";
import { openReader } from "../../sqlite/connection.ts";
import { openTestStore, TEST_KEYS } from "../../sqlite/test-support/open.ts";
import { HOUR_MS, person, SELLER, START } from "../../sqlite/test-support/people.ts";
import type { Store } from "../../store/store.ts";
import { openTestApp } from "../../test-support/app.ts";
import { verify } from "../../verify/verify.ts";
import { addToAudit } from "../people/audit.ts";
import { archiveOf, copyToArchive } from "./archive.ts";
import { sqlite } from "./driver.ts";

const DAY_MS = 24 * HOUR_MS;
const STAFF = 50;
const files = { sweep: async () => undefined };

const log = {
  warn: () => undefined,
  error(event: string, error: unknown): void {
    throw new Error(event, { cause: error });
  },
};

/** Runs the cleanup at this instant (ms): one step of each kind, which is enough for these few rows. */
async function archiveAt(store: Store, now: number): Promise<void> {
  await cleanUp({
    store,
    clock: { now: () => now },
    realNow: () => now,
    terms: defaultTerms,
    files,
    log,
  }).stop();
}

const rowsOf = (place: string) =>
  ["history", "ledger", "audit"].map((table) => `SELECT id FROM ${place}${table} ORDER BY id`);
const idsIn = (store: Store, place = "") =>
  store.read((db) => rowsOf(place).map((sql) => sqlite(db).prepare(sql).pluck().all() as number[]));

/** Two people bid on lot 1 and a maximum stands; two acts are in the audit. */
async function bidOften(store: Store): Promise<void> {
  for (let step = 1; step <= 6; step += 1)
    await bid(store, { lot: 1, user: 1 + (step % 2), amount: 20_000 + step * 500 });
  await bid(store, { lot: 1, user: 3, amount: 31_337, mode: "max" });
  await bid(store, { lot: 2, user: 3, amount: 21_000 });
  await store.write(async (db) => {
    for (const reason of ["First", "Second"])
      await addToAudit(db, {
        at: START,
        userId: 1,
        act: "lot.approve",
        subject: "Lot 1",
        reason,
        address: null,
      });
  });
}

describe("the archive", () => {
  it("takes rows of 30 days ago, and every page reads what it read before", async () => {
    const users = [
      ...[1, 2, 3].map((id) => person(id, 1_000_000)),
      person(SELLER, 0, { roles: ["seller"] }),
      person(STAFF, 0, { roles: ["backoffice"], ustatus: "manager", profile: null }),
    ];
    const app = await openTestApp({ scene: { users }, jobs: true });
    await bidOften(app.store);
    await app.context.sceneControl.setClock({ byMs: 40 * DAY_MS });
    await app.settled();
    const read = async (userId: number, path: string, body?: object) => {
      const token = await app.tokenOf(userId);
      const answer = body
        ? await app.post(`/api${path}`, body, { token })
        : await app.get(`/api${path}`, { token });
      expect([path, answer.status]).toEqual([path, 200]);
      return answer.body.data.items ?? answer.body.data;
    };
    const all = async () => ({
      history: await read(1, "/auction/history/1"),
      journal: await read(3, "/auction/journal/1"),
      staff: await read(STAFF, "/auction/history/1"),
      balance: await read(1, "/auth/balance/history", { sd: "2026-01-01", ed: "2027-12-31" }),
      lots: (await read(1, "/auction/lots", {})).map(({ id_auction }: { id_auction: number }) => id_auction),
      audit: (await read(STAFF, "/backoffice/audit", {})).filter(
        ({ act }: { act: string }) => act === "lot.approve",
      ),
    });
    const before = await all();
    const ids = await idsIn(app.store);
    await archiveAt(app.store, app.context.clock.now());
    const [history = [], ledger = [], audit = []] = await idsIn(app.store, "main.");
    expect(history.length).toBeLessThanOrEqual(3);
    expect(ledger.length).toBeLessThanOrEqual(users.length);
    expect(audit.length).toBeLessThan(ids[2]!.length);
    expect(await all()).toEqual(before);
    expect(before.balance.length).toBeGreaterThan(6);
    const file = await app.store.read((db) => sqlite(db).name);
    expect((await verify(file, defaultTerms)).findings).toEqual([]);
  });

  it("bids go on from the last row that stayed", async () => {
    const { store, clock, file } = await openTestStore();
    await bidOften(store);
    clock.set(START + 31 * DAY_MS);
    await archiveAt(store, clock.now());
    await store.write((db) =>
      sqlite(db).exec(`UPDATE lot SET ends_at = ${START + 40 * DAY_MS} WHERE id = 2`),
    );
    const outcome = await bid(store, { lot: 2, user: 1, amount: 25_000, receivedAt: clock.now() });
    expect(outcome).toMatchObject({ ok: true });
    await archiveAt(store, clock.now() + 31 * DAY_MS);
    const { findings } = await verify(file, defaultTerms);
    expect(findings.filter(({ what }) => !what.startsWith("endsAt"))).toEqual([]);
  });

  it.each(["history", "ledger", "audit"] as const)(
    "a power cut between the copy of %s and its deletion loses no row and doubles none",
    async (table) => {
      const { store, clock, file } = await openTestStore();
      await bidOften(store);
      const before = await idsIn(store);
      clock.set(START + 31 * DAY_MS);
      const copied = await store.writeUnrelated((db) =>
        copyToArchive(db, table, clock.now() - 30 * DAY_MS, 5),
      );
      expect(copied).not.toBeNull();
      // What the disk holds at this moment, opened by the next server.
      const cut = join(dirname(file), "cut");
      mkdirSync(join(cut, "archive"), { recursive: true });
      for (const end of ["", "-wal"]) {
        copyFileSync(file + end, join(cut, `marsa.db${end}`));
        copyFileSync(archiveOf(file) + end, join(cut, "archive", `marsa.db${end}`));
      }
      const next = await openTestStore({ file: join(cut, "marsa.db") });
      expect(await idsIn(next.store)).toEqual(before);
      await archiveAt(next.store, clock.now());
      expect(await idsIn(next.store)).toEqual(before);
      expect((await verify(next.file, defaultTerms)).findings).toEqual([]);
    },
  );

  it("an older database with the archive of today is whole, without the rows that it never had", async () => {
    const { store, clock, file } = await openTestStore();
    await bidOften(store);
    const before = await idsIn(store);
    const backup = join(dirname(file), "backup");
    mkdirSync(join(backup, "archive"), { recursive: true });
    const reader = sqlite(openReader({ file, durable: false }));
    await reader.backup(join(backup, "marsa.db"));
    reader.close();
    for (const amount of [32_500, 33_000, 33_500])
      await bid(store, { lot: 1, user: 1 + (amount % 1_000) / 500, amount });
    clock.set(START + 31 * DAY_MS);
    await archiveAt(store, clock.now());
    for (const end of ["", "-wal"])
      copyFileSync(archiveOf(file) + end, join(backup, "archive", `marsa.db${end}`));
    const restored = await openTestStore({ file: join(backup, "marsa.db") });
    expect(await idsIn(restored.store)).toEqual(before);
    await bid(restored.store, { lot: 3, user: 2, amount: 22_000 });
    await archiveAt(restored.store, clock.now());
    expect((await verify(restored.file, defaultTerms)).findings).toEqual([]);
  });

  it("a database does not open without its archive, or with an older one", async () => {
    const { store, clock, file } = await openTestStore();
    await bidOften(store);
    clock.set(START + 31 * DAY_MS);
    await archiveAt(store, clock.now());
    await store.close();
    rmSync(archiveOf(file));
    await expect(openTestStore({ file })).rejects.toThrow(
      /archive of .+ is not there or older than the database/,
    );
  });

  it("verify names a row of the archive that somebody changed", async () => {
    const { store, clock, file } = await openTestStore();
    await bidOften(store);
    clock.set(START + 31 * DAY_MS);
    await archiveAt(store, clock.now());
    for (const [table, change] of [
      ["history", "amount = 22001 WHERE amount = 22000"],
      [
        "ledger",
        "amount_fils = amount_fils + 1 WHERE id = (SELECT min(id) FROM archive.ledger WHERE type = 'hold')",
      ],
      ["audit", "reason = 'Other' WHERE id = 1"],
    ] as const) {
      await store.write((db) => sqlite(db).exec(`UPDATE archive.${table} SET ${change}`));
      const { findings } = await verify(file, defaultTerms);
      expect(findings.map(({ table: named }) => named)).toContain(table === "ledger" ? "lot_bidder" : table);
    }
    await store.write((db) =>
      sqlite(db).exec("DELETE FROM archive.history WHERE id = (SELECT min(id) FROM archive.history)"),
    );
    expect((await verify(file, defaultTerms)).findings[0]).toMatchObject({ table: "history" });
  });

  it("a snapshot holds the rows of the archive", async () => {
    const { store, clock, file } = await openTestStore();
    await bidOften(store);
    const before = await idsIn(store);
    clock.set(START + 31 * DAY_MS);
    await archiveAt(store, clock.now());
    const snapshots = openSnapshots({
      folder: join(dirname(file), "snapshots"),
      log,
      keys: TEST_KEYS,
    });
    await snapshots.take("old", store, clock);
    const next = join(dirname(file), "next.db");
    await snapshots.unpack("old", next);
    await store.replaceWith(next);
    expect(await idsIn(store)).toEqual(before);
    expect(await idsIn(store, "main.")).toEqual(before);
    await archiveAt(store, clock.now());
    expect((await verify(file, defaultTerms)).findings).toEqual([]);
  });
});
