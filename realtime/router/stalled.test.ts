/** A reader who stalls costs the other subscribers nothing. */
import { createServer } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StillLine } from "../probes/still-line.ts";
import { createBroker, type Broker } from "./broker.ts";

const TOPIC = "auction.lot.1";
const BOUND = 20_000;
const PADDING = "x".repeat(900);
const EVENTS = 60;

const server = createServer();
let cut: string[] = [];
let broker: Broker;
beforeEach(open);
afterEach(close);

function open(): void {
  cut = [];
  broker = createBroker({
    authenticate: async () => null,
    backendSecret: "secret",
    limits: { pauseMs: 0, bufferedBytes: BOUND, leaveMs: 1 },
    log: ({ event, reason }) => void (event === "cut" && cut.push(String(reason))),
  });
  broker.attach(server);
}

async function close(): Promise<void> {
  vi.restoreAllMocks();
  await broker.close();
}

/** Lines of readers, and of one more that has stalled. */
async function room(
  readers: number,
  stalls: boolean,
): Promise<{ readers: StillLine[]; stalled: StillLine[] }> {
  const lines: StillLine[] = [];
  for (let i = 0; i < readers + (stalls ? 1 : 0); i += 1) lines.push(await StillLine.hearing(server, TOPIC));
  // Publications have random numbers: equal bytes need equal numbers.
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  // In the middle of the others, not the last.
  const stalled = stalls ? lines.splice(1, 1) : [];
  for (const line of stalled) line.isStalled = true;
  return { readers: lines, stalled };
}

/** All numbers have the same digits, and all events the same bytes. */
const FIRST = 100;

/** Number of events, and number in each turn of the event loop. */
async function publish(events: number, atOnce = 1): Promise<void> {
  for (let i = 0; i < events; i += 1) {
    broker.publish(TOPIC, { seq: FIRST + i, padding: PADDING }, null);
    if ((i + 1) % atOnce === 0) await nextTurn();
  }
}

test.each([1, 4])(
  "the others get the same bytes in the same order by as many writes beside a stalled reader (%i events a turn)",
  async (atOnce) => {
    const without = await room(3, false);
    await publish(EVENTS, atOnce);
    const alone = without.readers.map(({ writes }) => [...writes]);
    await close();
    open();
    const beside = await room(3, true);
    await publish(EVENTS, atOnce);

    expect(cut).toEqual(["reads too slowly"]);
    expect(beside.readers.map(({ writes }) => writes)).toEqual(alone);
    expect(beside.readers[0]?.seqs).toEqual(Array.from({ length: EVENTS }, (_, i) => FIRST + i));
    expect(beside.readers[0]?.writes).toHaveLength(EVENTS / atOnce);
  },
);

test("a stalled reader costs one write, is disconnected above the limit, and gets nothing afterwards", async () => {
  const {
    readers: [reader],
    stalled: [stalled],
  } = await room(1, true);
  let published = 0;
  let most = 0;
  for (; !stalled!.destroyed && published < EVENTS; published += 1) {
    await publish(1);
    most = Math.max(most, stalled!.writableLength);
  }
  const { length } = reader!.writes[0]![0]!;
  // The first event above the limit is not written.
  expect(published).toBe(Math.floor(BOUND / length) + 2);
  expect(most).toBeLessThanOrEqual(BOUND + length);
  expect(stalled!.writes).toHaveLength(1);
  expect(cut).toEqual(["reads too slowly"]);
  await nextTurn();
  expect(broker.metrics()).toMatchObject({ cut: 1, links: 1, open: 1, subscriptions: 1 });

  await publish(3);
  expect(stalled!.writes).toHaveLength(1);
  expect(reader!.writes).toHaveLength(published + 3);
});

test("one frame serves all: a stalled reader's queue holds no copies", async () => {
  const {
    readers: [reader],
    stalled: [stalled],
  } = await room(1, true);
  await publish(1);
  expect(stalled!.writes[0]![0]).toBe(reader!.writes[0]![0]);
});
