/** Tests of `watch-lanes.ts`. */
import { expect, it, onTestFinished, vi } from "vitest";
import { createAudience } from "../audience.ts";
import { watchLanes } from "./watch-lanes.ts";

const LANE = 7;
const OPERATOR = 50;

/** A lane with two bidders, of whom the test says who is in the room. */
function setUp() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const audience = createAudience();
  const room = { people: new Set<number>(), lanes: [LANE] };
  const answers: Record<string, unknown> = { bidders: [1, 2], desk: [OPERATOR] };
  const connection = {
    prepare: (sql: string) => {
      const all = () => {
        if (sql.startsWith("SELECT id FROM queue")) return room.lanes;
        return sql.includes("lot_bidder") ? answers["bidders"] : answers["desk"];
      };
      const statement = { all, get: () => undefined, pluck: () => statement };
      return statement;
    },
  };
  const job = watchLanes({
    store: {
      read: async (read: (db: unknown) => unknown) => read({ $client: connection }),
      epoch: "a",
    } as never,
    publisher: {
      connected: true,
      publish: async () => undefined,
      onChange: () => () => undefined,
      onLeave: () => () => undefined,
      isHere: (id) => room.people.has(id),
      peopleAt: async () => room.people,
    },
    clock: { now: () => 0 },
    audience,
    log: { warn: () => undefined, error: () => undefined },
  });
  onTestFinished(() => job.stop());
  return { audience, room, look: () => vi.advanceTimersByTimeAsync(1_000) };
}

it("counts each person in the room, without the operator, and those who only watch", async () => {
  const { audience, room, look } = setUp();
  room.people = new Set([1, 2, 3, 4, 5, OPERATOR]);
  await look();
  expect([audience.online(LANE), audience.watching(LANE), audience.all()]).toEqual([5, 3, { [LANE]: 5 }]);
});

it("counts nobody in a lane that has ended", async () => {
  const { audience, room, look } = setUp();
  room.people = new Set([1, 2]);
  await look();
  room.lanes = [];
  await look();
  expect([audience.online(LANE), audience.all()]).toEqual([0, {}]);
});
