/**
 * The commands of the model through the store on PostgreSQL. SQLite follows the model at each step
 * (`sqlite/store-against-model.test.ts`); here the same commands leave the same rows.
 */
import { join } from "node:path";
import { writeFileSync } from "node:fs";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { Decision, Refused } from "../domain/lot/decision.ts";
import type { Group } from "../domain/bidding/group.ts";
import type { LotState } from "../domain/lot/lot.ts";
import type { Pause } from "../domain/lot/pause.ts";
import { play } from "../domain/model/play.ts";
import { scripts } from "../domain/model/script.ts";
import type { Actor } from "../domain/test-support/room.ts";
import { openWriter } from "../sqlite/connection.ts";
import { temporaryFolder } from "../sqlite/test-support/open.ts";
import { emptyGroup, rowOf, StoreRoom } from "../sqlite/test-support/store-room.ts";
import type { Store } from "../store/store.ts";
import { saveGroup } from "../tables/money/groups.ts";
import { lotGroup } from "../tables/schema/groups.ts";
import { lot } from "../tables/schema/lots.ts";
import { meta } from "../tables/schema/system.ts";
import { asyncOrm, sqlite } from "../tables/system/driver.ts";
import { putHouse } from "./copy.ts";
import { Link } from "./link.ts";
import { copyTo, openOn, rowsIn } from "./test-support/engine.ts";
import { newDatabase, serverOfTests } from "./test-support/server-of-tests.ts";

const seed = Number(process.env["PROPERTY_SEED"] ?? 20_261_130);
const commands = Number(process.env["PROPERTY_COMMANDS"] ?? 400);
const STEPS_PER_SCRIPT = Math.min(commands, 2_000);

interface Act {
  readonly at: number;
  /** Does it once more, through a store. */
  readonly again: (store: Store) => Promise<unknown>;
}

/** A room that remembers what it stored. */
class RememberingRoom extends StoreRoom {
  readonly acts: Act[] = [];

  override get pause(): Pause | null {
    return super.pause;
  }

  override set pause(pause: Pause | null) {
    super.pause = pause;
    const values = { pausedAt: pause?.since ?? null, pauseReason: pause?.reason ?? null };
    this.#remember((store) => store.write((db) => asyncOrm(db).update(meta).set(values).run()));
  }

  override list(state: LotState): void {
    super.list(state);
    this.#remember((store) => store.write((db) => asyncOrm(db).insert(lot).values(rowOf(state)).run()));
  }

  override keepGroup(group: Group): void {
    const before = this.groupOf(group.id);
    super.keepGroup(group);
    this.#remember((store) =>
      store.write(async (db) => {
        if (!before) await asyncOrm(db).insert(lotGroup).values(emptyGroup(group)).run();
        await saveGroup(db, group, before?.parkedFils ?? 0, 0);
      }),
    );
  }

  override apply<Outcome extends Decision<unknown> | Refused>(outcome: Outcome, actor: Actor = {}): Outcome {
    const { userId, at = 0 } = actor;
    if (outcome.ok) {
      const userIds = userId === undefined ? [] : [userId];
      const scope = { lotId: outcome.lot.id, userIds, receivedAt: at };
      this.#remember((store) => store.transact(scope, () => outcome), at);
    }
    return super.apply(outcome, actor);
  }

  #remember(again: Act["again"], at = 0): void {
    this.acts.push({ at, again });
  }
}

const server = await serverOfTests();

it.skipIf(server === null)(
  `the store on PostgreSQL follows the rules, ${commands} commands in a row`,
  { timeout: 7_200_000 },
  async () => {
    const folder = temporaryFolder();
    const [file, start] = [join(folder, "model.db"), join(folder, "start.db")];
    const url = await newDatabase(server!, "model");
    let done = 0;
    const started = performance.now();
    const runs = Math.ceil(commands / STEPS_PER_SCRIPT);
    for (const script of fc.sample(scripts(STEPS_PER_SCRIPT), { seed, numRuns: runs })) {
      let room: RememberingRoom | null = null;
      play(script, new Map(), (deposits) => {
        room = new RememberingRoom(file, deposits);
        writeFileSync(start, bytesOf(file));
        return room;
      });
      room!.end();
      await put(start, url);
      const opened = await openOn(url);
      for (const { at, again } of room!.acts) {
        opened.clock.set(at);
        await again(opened.store);
      }
      const [here, there] = [
        openWriter({ file, durable: false }),
        openWriter({ file: ":memory:", durable: false }),
      ];
      await copyTo(opened, there);
      await opened.close();
      expect(rowsIn(there)).toEqual(rowsIn(here));
      for (const db of [here, there]) sqlite(db).close();
      done += room!.acts.length;
    }
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    console.info(`${done} transactions on PostgreSQL, 0 differences, ${seconds} s; PROPERTY_SEED=${seed}`);
  },
);

function bytesOf(file: string): Buffer {
  const db = openWriter({ file, durable: false });
  try {
    return sqlite(db).serialize();
  } finally {
    sqlite(db).close();
  }
}

/** Puts the house of a file in the place of the one in the database. */
async function put(file: string, url: string): Promise<void> {
  const db = openWriter({ file, durable: false });
  const link = new Link(url);
  await link.open();
  link.send("BEGIN");
  await putHouse(link, db);
  await link.commit();
  await link.close();
  sqlite(db).close();
}
