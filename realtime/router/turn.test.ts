/** Writes that wait for the end of a turn of the event loop. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { RawClient } from "../probes/raw-client.ts";
import { WAMP } from "../src/wamp.ts";
import { createBroker } from "./broker.ts";
import { Turn, type Flushable } from "./turn.ts";

function flushable(flush: () => void, isFirst = false): Flushable {
  return { isFirst, isAdded: false, after: null, flush };
}

test("flushes each once at the end of the turn, in the order of adding", async () => {
  const turn = new Turn(0);
  const flushed: string[] = [];
  const named = (name: string) => flushable(() => flushed.push(name));
  const a = named("a");
  turn.add(a);
  turn.add(named("b"));
  turn.add(a);
  expect(flushed).toEqual([]);
  await nextTurn();
  expect(flushed).toEqual(["a", "b"]);
  turn.add(a);
  await nextTurn();
  expect(flushed).toEqual(["a", "b", "a"]);
});

test("one that is added while the others are flushed waits for the next turn", async () => {
  const turn = new Turn(0);
  const flushed: string[] = [];
  const late = flushable(() => flushed.push("late"));
  const first = flushable(() => {
    flushed.push("first");
    turn.add(late);
  });
  const second = flushable(() => flushed.push("second"));
  turn.add(first);
  turn.add(second);
  await nextTurn();
  expect(flushed).toEqual(["first", "second"]);
  await nextTurn();
  expect(flushed).toEqual(["first", "second", "late"]);
});

test("events soon after a write wait a moment and leave together", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const turn = new Turn(300);
  const flushed: string[] = [];
  const named = (name: string) => flushable(() => flushed.push(name));
  turn.add(named("a"));
  await nextTurn();
  turn.add(named("b"));
  await nextTurn();
  turn.add(named("c"));
  vi.advanceTimersByTime(299);
  expect(flushed).toEqual(["a"]);
  vi.advanceTimersByTime(1);
  expect(flushed).toEqual(["a", "b", "c"]);
});

test("events of one turn come in order, and before the goodbye that follows them", async () => {
  const broker = createBroker({ authenticate: async () => null, backendSecret: "secret" });
  const server = createServer();
  broker.attach(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const client = await RawClient.join(
    `ws://127.0.0.1:${(server.address() as AddressInfo).port}/ws`,
    "anonymous",
  );
  await client.subscribe("auction.lot.1");

  for (const seq of [1, 2, 3]) broker.publish("auction.lot.1", { seq }, null);
  const closed = broker.close();

  const received = await client.take(4);
  const events = received.filter(([type]) => type === WAMP.EVENT);
  expect(events.map((event) => (event[4] as [{ seq: number }])[0].seq)).toEqual([1, 2, 3]);
  expect(received.findIndex(([type]) => type === WAMP.GOODBYE)).toBe(3);
  client.close();
  await closed;
  server.close();
});

test("a crowd is written to in slices and then left in peace for a while; who takes part goes first and waits for nobody", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const turn = new Turn(16);
  let crowd = 0;
  let bidders = 0;
  const visitors = Array.from({ length: 1_000 }, () => flushable(() => (crowd += 1)));
  const bidder = flushable(() => (bidders = crowd + 1), true);
  const event = () => [...visitors, bidder].forEach((each) => turn.add(each));
  event();
  await nextTurn();
  expect({ crowd, bidders }).toEqual({ crowd: 249, bidders: 1 });
  for (let slice = 1; slice < 5; slice += 1) await nextTurn();
  expect(crowd).toBe(1_000);

  event();
  vi.advanceTimersByTime(16);
  expect({ crowd, bidders }).toEqual({ crowd: 1_000, bidders: 1_001 });
  vi.advanceTimersByTime(8);
  await nextTurn();
  expect(crowd).toBe(1_000);
  vi.advanceTimersByTime(1);
  await nextTurn();
  expect(crowd).toBeGreaterThan(1_000);
});
