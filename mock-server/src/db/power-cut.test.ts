/** A power cut takes every write that was not synced. These tests rebuild such a disk and start a server on it. */
import fs, { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { defaultTerms } from "../domain/terms.ts";
import { StoreUnavailable } from "./errors.ts";
import { redoLogOf } from "./redo-log.ts";
import { bid, type TestBid } from "./test-support/commands.ts";
import { withFirstBid } from "./test-support/first-bid.ts";
import { openTestStore, type TestStore } from "./test-support/open.ts";
import { verify } from "./verify/verify.ts";

const LOT = "SELECT price, leader_max, bids, seq FROM lot WHERE id = 1";

/** The first maximum of the script, the bid that raises it, and where the lot stands after both. */
const MAXIMUM: TestBid = { lot: 1, user: 2, amount: 22_000, mode: "max", key: "the-maximum" };
const RAISE: TestBid = { lot: 1, user: 3, amount: 23_000, key: "the-raise" };
const AFTER_BOTH = { price: 23_000, leader_max: 23_000, bids: 4, seq: 4 };

/** The files of a database in a folder of their own. The shared memory of the write-ahead log never survives. */
function newDisk(): string {
  const folder = mkdtempSync(join(tmpdir(), "marsa-power-cut-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, "marsa.db");
}

function copyTables(from: string, to: string): void {
  for (const suffix of ["", "-wal"]) copyFileSync(from + suffix, to + suffix);
}

function copyRedoLog(from: string, to: string): void {
  copyFileSync(redoLogOf(from), redoLogOf(to));
}

const writeAheadLog = (file: string) => readFileSync(`${file}-wal`);

/** Lets the answers of the last commit go out: while they are on their way, the tables are written with a sync. */
const answersAreOut = () => new Promise(setImmediate);

/** The tables follow the redo log without a sync. */
async function settle({ store }: TestStore): Promise<void> {
  await answersAreOut();
  await store.read(() => null);
}

/** What a server that starts on the disk has: the lot, the answers to both keys, and what `verify` says. */
async function startOn(disk: string) {
  const { store, query, file } = await openTestStore({ file: disk });
  const [lot] = query(LOT);
  const answers = [await bid(store, MAXIMUM), await bid(store, RAISE)];
  return { lot, answers, wrong: (await verify(file, defaultTerms)).finding };
}

/** `answers`: those that were given before the power cut. */
const bothBids = (...answers: object[]) => ({ lot: AFTER_BOTH, answers, wrong: null });

describe("a power cut after the tables followed without a sync", () => {
  it("takes no bid: the redo log still has them", async () => {
    const opened = await withFirstBid();
    const disk = newDisk();
    const maximum = await bid(opened.store, MAXIMUM);
    copyTables(opened.file, disk);
    await settle(opened);
    const raise = await bid(opened.store, RAISE);
    copyRedoLog(opened.file, disk);
    expect(await startOn(disk)).toEqual(bothBids(maximum, raise));
  });

  it.each<[commit: string, (opened: TestStore) => Promise<unknown>]>([
    ["a repeated key", ({ store }) => bid(store, MAXIMUM)],
    ["a refusal", ({ store }) => bid(store, { lot: 1, user: 3, amount: 100 })],
    [
      "a plain write that finds no row",
      ({ store }) => store.write((db) => db.$client.exec("UPDATE lot SET title = 'None' WHERE id = -1")),
    ],
    [
      "a plain write that changes no value",
      ({ store }) => store.writeBeside((db) => db.$client.exec("UPDATE lot SET title = title")),
    ],
    ["an acknowledgement of no stored event", ({ store }) => store.outbox.acknowledged([1_000_000])],
  ])("takes no bid either when %s commits nothing before the next bid", async (_, commitNothing) => {
    const opened = await withFirstBid();
    const disk = newDisk();
    const maximum = await bid(opened.store, MAXIMUM);
    copyTables(opened.file, disk);
    await settle(opened);
    const written = writeAheadLog(opened.file);
    await commitNothing(opened);
    expect(writeAheadLog(opened.file).equals(written), "the commit wrote nothing").toBe(true);
    const raise = await bid(opened.store, RAISE);
    copyRedoLog(opened.file, disk);
    expect(await startOn(disk)).toEqual(bothBids(maximum, raise));
  });

  it("takes no bid either when the redo log had refused one in between", async () => {
    const opened = await withFirstBid();
    const { store, file } = opened;
    const disk = newDisk();
    const maximum = await bid(store, MAXIMUM);
    copyTables(file, disk);
    await refuseOneBid(opened);
    await settle(opened);
    await bid(store, MAXIMUM);
    const synced = writeAheadLog(file);
    const raise = await bid(store, RAISE);
    // A bid that goes into the tables is synced with them.
    if (!writeAheadLog(file).equals(synced)) copyTables(file, disk);
    copyRedoLog(file, disk);
    expect(await startOn(disk)).toEqual(bothBids(maximum, raise));
  });

  it("takes no bid either when the server was killed and started again in between", async () => {
    const killed = await withFirstBid();
    const disk = newDisk();
    const maximum = await bid(killed.store, MAXIMUM);
    copyTables(killed.file, disk);
    await settle(killed);
    const restarted = await killAndStart(killed);
    // What a start writes into the tables is synced, and every earlier write with it.
    if (restarted.wrote) copyTables(restarted.file, disk);
    const raise = await bid(restarted.store, RAISE);
    copyRedoLog(restarted.file, disk);
    expect(await startOn(disk)).toEqual(bothBids(maximum, raise));
  });
});

/** The disk takes one record of the redo log no more, as when it is full. */
async function refuseOneBid({ store }: TestStore): Promise<void> {
  const write = vi.spyOn(fs, "writeSync").mockImplementationOnce(() => {
    throw new Error("ENOSPC");
  });
  syncBuiltinESMExports();
  try {
    await expect(bid(store, { lot: 1, user: 3, amount: 22_500 })).rejects.toThrow(StoreUnavailable);
  } finally {
    write.mockRestore();
    syncBuiltinESMExports();
  }
}

/** The system keeps what a killed server wrote, synced or not. `wrote`: whether the start wrote into the tables. */
async function killAndStart({ file: left }: TestStore): Promise<TestStore & { readonly wrote: boolean }> {
  const file = newDisk();
  copyTables(left, file);
  copyRedoLog(left, file);
  const found = writeAheadLog(file);
  const opened = await openTestStore({ file });
  return { ...opened, wrote: !writeAheadLog(file).equals(found) };
}
