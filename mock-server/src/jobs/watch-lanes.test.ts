/** Tests of `watch-lanes.ts`. */
import { expect, it, onTestFinished, vi } from "vitest";
import type { LeftUser } from "@marsa/realtime/publisher";
import { createAudience } from "../live/audience.ts";
import { queue, queueLot } from "../tables/schema/lanes.ts";
import { watchLanes } from "./watch-lanes.ts";

const LANE = 7;
const OPERATOR = 50;

const look = () => vi.advanceTimersByTimeAsync(1_000);

/** A database that answers each query with the rows of the table that it reads from, and has no row of a lane. */
function rowsBy(rowsOf: (table: unknown) => readonly { id: number }[]) {
  const query = (table?: unknown): object =>
    new Proxy(
      {},
      {
        get(_, step, itself) {
          if (step === "then") return (done: (rows: unknown) => void) => done(rowsOf(table));
          return (given: unknown) => (step === "from" ? query(given) : itself);
        },
      },
    );
  const $client = { prepare: () => ({ get: () => undefined }) };
  return { select: () => query(), selectDistinct: () => query(), $client };
}

/** A lane with two bidders, of whom the test says who is in the room. */
function setUp(bidders: readonly number[] = [1, 2]) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const audience = createAudience();
  const room = { people: new Set<number>(), lanes: [LANE] };
  const pauses: string[] = [];
  const listeners: ((leaver: LeftUser) => void)[] = [];
  const peopleOf = (table: unknown) =>
    table === queue ? room.lanes : table === queueLot ? bidders : [OPERATOR];
  const db = rowsBy((table) => peopleOf(table).map((id) => ({ id })));
  const job = watchLanes({
    store: {
      read: async (read: (db: unknown) => unknown) => read(db),
      epoch: "a",
      transactLane: async (
        _: unknown,
        decide: (view: unknown) => { change: { paused: { reason: string } } },
      ) => {
        const decision = decide({ lane: { status: "running", paused: null, current: null } });
        pauses.push(JSON.stringify(decision));
        return { ok: true };
      },
    } as never,
    publisher: {
      connected: true,
      publish: async () => undefined,
      onChange: () => () => undefined,
      onLeave: (listener) => {
        listeners.push(listener);
        return () => undefined;
      },
      isHere: (id) => room.people.has(id),
      peopleAt: async () => room.people,
    },
    clock: { now: () => 0 },
    audience,
    log: { warn: () => undefined, error: () => undefined },
  });
  onTestFinished(() => job.stop());
  /** These people drop their links, stay away for three seconds, and come back. */
  const drop = async (...people: number[]) => {
    for (const userId of people) {
      room.people.delete(userId);
      for (const leave of listeners) leave({ session: userId, userId });
    }
    for (let second = 0; second < 3; second++) await look();
    for (const userId of people) room.people.add(userId);
    for (let second = 0; second < 6; second++) await look();
  };
  return { audience, room, drop, pauses };
}

it("counts each person in the room, without the operator, and those who only watch", async () => {
  const { audience, room } = setUp();
  room.people = new Set([1, 2, 3, 4, 5, OPERATOR]);
  await look();
  expect([audience.online(LANE), audience.watching(LANE), audience.all()]).toEqual([5, 3, { [LANE]: 5 }]);
});

it("counts nobody in a lane that has ended", async () => {
  const { audience, room } = setUp();
  room.people = new Set([1, 2]);
  await look();
  room.lanes = [];
  await look();
  expect([audience.online(LANE), audience.all()]).toEqual([0, {}]);
});

it("pauses a lane that loses 3 of 13 bidders, says so, and not again for the same three", async () => {
  const bidders = Array.from({ length: 13 }, (_, i) => i + 1);
  const { room, drop, pauses } = setUp(bidders);
  room.people = new Set(bidders);
  await drop(1, 2, 3);
  expect(pauses).toEqual([expect.stringContaining("Many bidders lost their connection: 3 of 13")]);
  for (let again = 0; again < 3; again++) await drop(1, 2, 3);
  await drop(1, 2, 4, 5);
  expect(pauses).toHaveLength(1);
  await drop(4, 5, 6);
  expect(pauses).toHaveLength(2);
});
