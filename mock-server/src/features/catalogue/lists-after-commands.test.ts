/** Compares every list, after each command of random auctions and lanes, with a slow scan of the rows. */
import * as fc from "fast-check";
import { toSnakeCase } from "drizzle-orm/casing";
import { expect, it } from "vitest";
import type { LotState } from "../../domain/lot/lot.ts";
import { play } from "../../domain/model/play.ts";
import { scripts } from "../../domain/model/script.ts";
import type { Decision, Refused } from "../../domain/lot/decision.ts";
import { defaultTerms } from "../../domain/lot/terms.ts";
import { ACTS, aMixedLane, LOTS, play as playLane } from "../../domain/test-support/lane-acts.ts";
import { START as LANE_START } from "../../domain/test-support/lane-room.ts";
import { aLot, Room, type Actor } from "../../domain/test-support/room.ts";
import { openTestStore } from "../../sqlite/test-support/open.ts";
import { car, HOUR_MS, person, SELLER, smallScene, START } from "../../sqlite/test-support/people.ts";
import type { Sort } from "./query/order.ts";
import { SORTS } from "./test-support/arbitraries.ts";
import { wrongList } from "./test-support/slow-scan.ts";
import { execOnLots } from "../../sqlite/test-support/exec-on-lots.ts";
import { lotsChanged } from "../../tables/lots/changed-lots.ts";
import { sqlite } from "../../tables/system/driver.ts";

/** The bidders whose lists are read. */
const VIEWER = 1;
const IN_LANE = 11;
/** Rows that the lots of a script share in turn; beside them a hidden lot and a draft. */
const ROWS = 10;
const seed = Number(process.env["PROPERTY_SEED"] ?? 20_261_129);
const scriptsEach = Number(process.env["LIST_SCRIPTS"] ?? 4);

/** The lots after one command, and its time in ms after START. */
interface Moment {
  readonly at: number;
  readonly lots: readonly LotState[];
  readonly bidOn: ReadonlySet<number>;
}

function momentOf(room: Room, at: number, viewer: number): Moment {
  const lots = room.all();
  const isBidOn = ({ id }: LotState) => room.stake(id, viewer).mark !== null;
  return { at, lots, bidOn: new Set(lots.filter(isBidOn).map(({ id }) => id)) };
}

/** A room that keeps its lots as they were after each command. */
class WatchedRoom extends Room {
  readonly moments: Moment[] = [];
  override apply<Outcome extends Decision<unknown> | Refused>(outcome: Outcome, by: Actor = {}): Outcome {
    const applied = super.apply(outcome, by);
    const last = this.moments.at(-1)?.at ?? 0;
    if (outcome.ok) this.moments.push(momentOf(this, Math.max(last, by.at ?? 0), VIEWER));
    return applied;
  }
}

async function open(queueId: number | null, viewer: number) {
  const cars = Array.from({ length: ROWS }, (_, i) => car(i + 1));
  const lots = [...cars, car(ROWS + 1), car(ROWS + 2, { plan: "draft", approvedAt: null })];
  const users = [...[1, 2, 3, 4, 5, 11, 12, 13].map((id) => person(id, 0)), person(SELLER, 0)];

  const { store, clock, query } = await openTestStore({
    scenes: { make: () => smallScene({ lots, users }), makeFresh: () => [] },
  });
  await store.write((db) =>
    sqlite(db).exec(`UPDATE lot SET hidden = id = ${ROWS + 1}, year = nullif(2015 + id % 4, 2015),
      mileage = nullif(id % 3, 0), approved_at = approved_at + id % 5`),
  );
  let turn = 0;
  /** Writes the lots of a moment into their rows. Returns a list that is wrong then; null: none. */
  async function check({ at, lots: states, bidOn }: Moment): Promise<string | null> {
    clock.set(START + at);
    await store.write((db) => {
      execOnLots(db, "DELETE FROM lot_bidder");
      for (const state of states.slice(-ROWS)) {
        const id = 1 + (state.id % ROWS);
        const { lead, status, startPrice, step, bids } = state;
        const values = {
          queueId,
          status,
          startPrice,
          step,
          bids,
          opened: Number(state.opened),
          opensAt: START + state.opensAt,
          endsAt: START + state.endsAt,
          price: lead?.price ?? null,
          leaderId: lead?.leaderId ?? null,
          leaderMax: lead?.leaderMax ?? null,
          reviewEndsAt: state.reviewEndsAt === null ? null : START + state.reviewEndsAt,
        };
        const sets = Object.keys(values).map((name) => `${toSnakeCase(name)} = @${name}`);
        sqlite(db)
          .prepare(`UPDATE lot SET ${sets.join(", ")} WHERE id = @id`)
          .run({ ...values, id });
        lotsChanged(db, values.endsAt);
        if (bidOn.has(state.id))
          sqlite(db).exec(
            `INSERT INTO lot_bidder (lot_id, user_id, mark, max, hold_fils, bid_at) VALUES (${id}, ${viewer}, 1, 1, 0, 0)`,
          );
      }
    });
    const world = { store, clock, query, terms: defaultTerms };
    const readers = { buyer: viewer, seller: SELLER };
    // The order by the end depends on the clock, so it is read each time.
    for (const sort of new Set<Sort>(["ending", SORTS[turn++ % SORTS.length]!])) {
      // oxlint-disable-next-line no-await-in-loop -- one list at a time
      const wrong = await wrongList(world, readers, sort);
      if (wrong) return wrong;
    }
    return null;
  }
  return { check };
}

it(
  "Each list is what a slow scan gives, after every command on standard lots",
  { timeout: 300_000 },
  async () => {
    const { check } = await open(null, VIEWER);
    for (const script of fc.sample(scripts(40), { numRuns: scriptsEach, seed })) {
      let room = new WatchedRoom([], {});
      play(script, new Map(), (deposits) => (room = new WatchedRoom([], deposits)));
      // oxlint-disable-next-line no-await-in-loop -- one command after the other
      for (const moment of room.moments) expect(await check(moment)).toBeNull();
    }
  },
);

const acts = fc.array(
  fc.record({
    act: fc.constantFrom(...ACTS),
    n: fc.nat(1_000),
    m: fc.nat(1_000),
    waitMs: fc.oneof(fc.constant(0), fc.nat(4_000), fc.nat(40_000)),
  }),
  { minLength: 30, maxLength: 40 },
);

it("Each list is what a slow scan gives, after every act in a lane", { timeout: 300_000 }, async () => {
  const { check } = await open(1, IN_LANE);
  for (const script of fc.sample(acts, { numRuns: scriptsEach, seed })) {
    const room = aMixedLane();
    // Half of the lots would open by themselves only after the lane.
    for (const id of LOTS)
      room.room.list({ ...room.room.lot(id), opensAt: id % 2 ? 3 * HOUR_MS : 0, endsAt: 200 * HOUR_MS });
    let at = LANE_START - 30_000;
    for (const step of script) {
      at += step.waitMs;
      room.passTo(at);
      playLane(room, step, at);
      const moment = momentOf(room.room, at, IN_LANE);
      for (const lot of moment.lots) expectTimes(lot, at);
      // oxlint-disable-next-line no-await-in-loop -- one act after the other
      expect(await check(moment)).toBeNull();
    }
  }
});

const STATUSES = ["active", "inProgress", "finished", "sold", "notSold", "summarizing"] as const;
const anyTimes = fc.array(
  fc.record({
    status: fc.constantFrom(...STATUSES),
    opensAt: fc.integer({ min: -3, max: 3 }),
    endsAt: fc.integer({ min: -3, max: 3 }),
  }),
  { minLength: ROWS, maxLength: ROWS },
);

it("Each list is what a slow scan gives, whatever the times of the lots", { timeout: 300_000 }, async () => {
  const { check } = await open(null, VIEWER);
  for (const times of fc.sample(anyTimes, { numRuns: 10 * scriptsEach, seed })) {
    const lots = times.map(({ status, opensAt, endsAt }, i) =>
      aLot({
        id: i,
        status,
        opensAt: opensAt * HOUR_MS,
        endsAt: endsAt * HOUR_MS,
        reviewEndsAt: status === "summarizing" ? HOUR_MS : null,
        lead: { price: 20_000, leaderId: 1 + (i % 3), leaderMax: 20_000 },
      }),
    );
    // oxlint-disable-next-line no-await-in-loop -- the rows are shared
    expect(await check({ at: 0, lots, bidOn: new Set([1, 3, 5, 7]) })).toBeNull();
  }
});

/** A lot has ended exactly when it is decided, or waits for its result card. */
function expectTimes({ id, status, opensAt, endsAt }: LotState, at: number): void {
  const hasEnded = !["active", "inProgress"].includes(status);
  const hasOpened = status === "active" || opensAt <= at;
  expect([id, status, endsAt <= at, hasOpened]).toEqual([id, status, hasEnded, true]);
}
