/** Which values must be in the tables after a power cut. */
import SqliteDatabase from "better-sqlite3";
import { expect, it, onTestFinished } from "vitest";
import { Acknowledgements, missingFrom } from "./acknowledged.ts";

const NOTE = "SELECT text FROM note WHERE lot_id = ?";

/** A log with a given end, a table with one note, and notes of requests. */
function setUp(text: string | null) {
  const client = new SqliteDatabase(":memory:");
  onTestFinished(() => void client.close());
  client.exec("CREATE TABLE note (lot_id, text)");
  if (text !== null) client.prepare("INSERT INTO note VALUES (1, ?)").run(text);
  const log = { end: 0 };
  const acknowledged = new Acknowledgements(() => log.end);
  const ask = (note: string | null, sentAt: number, receivedAt: number | null) => {
    log.end = sentAt;
    const done = acknowledged.asks("the note", NOTE, [1], note);
    if (receivedAt === null) return;
    log.end = receivedAt;
    done();
  };
  const missingAt = (position: number) => missingFrom(client, acknowledged.all, position);
  return { client, acknowledged, log, ask, missingAt };
}

it("a value acknowledged before the cut must be there", () => {
  const { acknowledged, log, missingAt } = setUp(null);
  log.end = 100;
  acknowledged.stands("the note", NOTE, [1], "first");
  expect(missingAt(99)).toEqual([]);
  expect(missingAt(100)).toEqual(['the note: null and not "first"']);
});

it("a value that was only requested may be there or not", () => {
  const { ask, missingAt } = setUp(null);
  ask("first", 10, null);
  expect(missingAt(100)).toEqual([]);
});

it("the last acknowledged value counts", () => {
  const { ask, missingAt } = setUp("first");
  ask("first", 10, 20);
  ask("second", 30, 40);
  expect(missingAt(20)).toEqual([]);
  expect(missingAt(40)).toEqual(['the note: "first" and not "second"']);
});

it("a value requested before the cut may be there, one requested later may not", () => {
  const { ask, missingAt } = setUp("second");
  ask("first", 10, 20);
  ask("second", 30, 40);
  expect(missingAt(30)).toEqual([]);
  expect(missingAt(29)).toEqual(['the note: "second" and not "first"']);
});

it("a deleted row may not come back", () => {
  const { ask, missingAt } = setUp("first");
  ask("first", 10, 20);
  ask(null, 30, 40);
  expect(missingAt(40)).toEqual(['the note: "first" and not null']);
});

it("a reply must be stored byte by byte under its key", () => {
  const { client, acknowledged, missingAt } = setUp(null);
  client.exec("CREATE TABLE idempotency (key, user_id, call, answer)");
  acknowledged.answered(7, "makebid", "key-1");
  expect(() => acknowledged.learnAnswers(client)).toThrow("the answer to makebid key-1 is not stored");
  client.exec("INSERT INTO idempotency VALUES ('key-1', 7, 'makebid', 'yes')");
  acknowledged.learnAnswers(client);
  expect(missingAt(0)).toEqual([]);
  client.exec("UPDATE idempotency SET answer = 'no'");
  expect(missingAt(0)).toEqual(['the answer to makebid key-1: "no" and not "yes"']);
});
