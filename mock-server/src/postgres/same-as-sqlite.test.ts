/** The same commands leave the same rows on both engines. */
import * as fc from "fast-check";
import { expect, it, onTestFinished } from "vitest";
import { close } from "../domain/bidding/closing.ts";
import { openLane } from "../domain/lane/life.ts";
import { tick } from "../domain/lane/tick.ts";
import { callFinal, turnOf } from "../domain/lane/turn.ts";
import { stale } from "../domain/lot/lane-decision.ts";
import { defaultTerms } from "../domain/lot/terms.ts";
import type { SceneSeed } from "../scenes/seed/types.ts";
import { openWriter } from "../sqlite/connection.ts";
import { bid } from "../sqlite/test-support/commands.ts";
import { openTestStore } from "../sqlite/test-support/open.ts";
import { car, HOUR_MS, person, smallScene, START } from "../sqlite/test-support/people.ts";
import type { OpenedStore } from "../store/conformance/engine.ts";
import { readLane } from "../tables/lanes/lane-row.ts";
import { sqlite } from "../tables/system/driver.ts";
import { asyncPrepared } from "../tables/system/prepared.ts";
import { onPostgres, rowsIn } from "./test-support/engine.ts";
import { serverOfTests } from "./test-support/server-of-tests.ts";

const LANE = 7;
const OPERATOR = 50;
const STEPS = Number(process.env["PROPERTY_COMMANDS"] ?? 400);
const seed = Number(process.env["PROPERTY_SEED"] ?? 20_261_130);

const aBid = fc.record({
  lot: fc.integer({ min: 1, max: 6 }),
  user: fc.integer({ min: 1, max: 5 }),
  higher: fc.integer({ min: -10, max: 15 }),
  mode: fc.constantFrom("exact", "max"),
  key: fc.option(fc.integer({ min: 1, max: 40 }), { nil: null }),
});
const aStep = fc.record({
  act: fc.constantFrom("bids", "bids", "bids", "close", "lane", "lane", "favorite", "acknowledge"),
  bids: fc.array(aBid, { minLength: 1, maxLength: 8 }),
  waitMs: fc.integer({ min: 0, max: 30_000 }),
});
type Step = typeof aStep extends fc.Arbitrary<infer One> ? One : never;

/** The small scene with a lane of three lots. */
function scene(): SceneSeed {
  const { users, lots } = smallScene();
  const operator = person(OPERATOR, 0, { roles: ["backoffice"], ustatus: "manager", profile: null });
  const inLane = [4, 5, 6].map((id) =>
    car(id, { plan: "upcoming", opensAt: START + 60_000, endsAt: START + 24 * HOUR_MS }),
  );
  const lane = {
    id: LANE,
    name: "A",
    place: "Yard",
    startsAt: START + 60_000,
    lots: [4, 5, 6],
    operators: [OPERATOR],
  };
  return { name: "test", users: [...users, operator], lots: [...lots, ...inLane], lanes: [lane] };
}

/** Plays the steps. @returns all answers and events, without what is drawn by lot. */
async function play({ store, clock }: OpenedStore, steps: readonly Step[]): Promise<string[]> {
  const said: unknown[] = [];
  store.onCommit(({ events, staffQueues, outboxId }) => said.push({ events, staffQueues, outboxId }));
  let now = START;
  for (const [i, { act, bids, waitMs }] of steps.entries()) {
    now += waitMs;
    clock.set(now);
    const [first] = bids as [Step["bids"][number]];
    if (act === "bids")
      said.push(
        await Promise.all(
          bids.map(({ lot, user, higher, mode, key }, n) => {
            const amount = 20_000 + 500 * Math.max(0, Math.floor(i / 4) + higher);
            return bid(store, {
              lot,
              user,
              amount,
              mode,
              receivedAt: now + n,
              ...(key !== null && { key: `key-${key}` }),
            });
          }),
        ),
      );
    if (act === "close") {
      const scope = { lotId: (first.lot % 3) + 1, userIds: [], receivedAt: now };
      said.push(await store.transact(scope, (view) => close(view, now, defaultTerms)));
    }
    if (act === "lane") said.push(await moveLane(store, now, first.higher > 10));
    if (act === "favorite")
      said.push(
        await store.writeUnrelated(async (db, notifyUser) => {
          await asyncPrepared(db, FAVORITE).run(first.user, first.lot, now);
          notifyUser(first.user, "notice");
        }),
      );
    if (act === "acknowledge") {
      const pending = await store.outbox.pending(2);
      said.push(pending);
      await store.outbox.acknowledged(pending.map(({ outboxId }) => outboxId));
    }
  }
  return said.map((one) => JSON.stringify(one)?.replaceAll(/"(hash|salt)":"\w+"/g, ""));
}

const FAVORITE = "INSERT INTO favorite (user_id, lot_id, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING";

async function moveLane(store: OpenedStore["store"], now: number, isFinal: boolean) {
  const lane = await store.read((db) => readLane(db, LANE));
  const isScheduled = lane?.state.status === "scheduled";
  const scope = { queueId: LANE, lotId: isScheduled ? null : "due", receivedAt: now } as const;
  return store.transactLane<string>(scope, (view) => {
    if (isScheduled) return openLane(view.lane, { operatorId: OPERATOR, receivedAt: now });
    const turn = turnOf(view);
    if (!isFinal) return tick(view, now, defaultTerms);
    return turn ? callFinal(turn, OPERATOR, now) : stale("No lot");
  });
}

const server = await serverOfTests();

it.skipIf(server === null)(`${STEPS} steps have the same answers, events and rows as on SQLite`, async () => {
  const [steps] = fc.sample(fc.array(aStep, { minLength: STEPS, maxLength: STEPS }), { seed, numRuns: 1 });
  const engine = await onPostgres(server!, scene());
  const there = await engine.open();
  const here = await openTestStore({
    epoch: there.store.epoch,
    scenes: { make: scene, makeFresh: () => [] },
  });
  const said = await play(here, steps!);
  expect(await play(there, steps!)).toEqual(said);
  for (const word of ["leading", "outbid", "BID_TOO_LOW", "KEY_REUSED", "closed", "hammer", "extended"])
    expect(said.join("")).toContain(word);
  const copied = openWriter({ file: ":memory:", durable: false });
  onTestFinished(() => void sqlite(copied).close());
  await engine.copyTo(there, copied);
  const own = openWriter({ file: here.file, durable: false });
  expect(rowsIn(copied)).toEqual(rowsIn(own));
  sqlite(own).close();
  expect(await engine.verify(there)).toEqual([]);
});
