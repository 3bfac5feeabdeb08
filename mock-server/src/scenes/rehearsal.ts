/** Opens the database of one rehearsal: simulated lots, bidders and money, without real data. */
import { and, eq } from "drizzle-orm";
import type { AuctionTerms } from "../domain/lot/terms.ts";
import { removeDatabase } from "../sqlite/database-file.ts";
import { openStore } from "./open.ts";
import type { Clock, Log } from "../store/ports.ts";
import { passingKeys } from "../tables/sealing/keyring.ts";
import { user } from "../tables/schema/people.ts";
import { idempotency } from "../tables/schema/system.ts";
import { asyncOrm } from "../tables/system/driver.ts";
import { insertUsers } from "./seed/plant/insert-users.ts";
import { makeRehearsal, rehearsingPerson, type RehearsalPlan } from "./seed/worlds/rehearsal.ts";
import type { RoleSeed } from "./seed/types.ts";
import type { Database, Store } from "../store/store.ts";

export interface RehearsalFile {
  readonly file: string;
  readonly plan: RehearsalPlan;
  /** The server's epoch, since viewers of a rehearsal get the same heartbeat. */
  readonly epoch: string;
  readonly clock: Pick<Clock, "now">;
  readonly terms: AuctionTerms;
  readonly log: Log;
}

/**
 * Plants a rehearsal in its own file.
 * @returns its store, and a function that deletes it.
 */
export async function openRehearsal({ file, plan, epoch, clock, terms, log }: RehearsalFile): Promise<{
  readonly store: Store;
  throwAway(): Promise<void>;
}> {
  removeDatabase(file);
  const store = await openStore({
    file,
    clock,
    log,
    terms,
    epoch,
    scenes: { make: (_seed, now) => makeRehearsal(plan, now), makeFresh: () => [] },
    seed: plan.firstId,
    password: "",
    durable: false,
    keys: passingKeys(),
  });
  return {
    store,
    async throwAway() {
      await store.close();
      removeDatabase(file);
    },
  };
}

/** Adds a person, with a simulated profile and deposit. */
export async function admit(
  store: Store,
  person: { readonly id: number; readonly roles: readonly RoleSeed[] },
  terms: AuctionTerms,
  now: number,
): Promise<void> {
  const isKnown = (db: Database) => asyncOrm(db).$count(user, eq(user.id, person.id));
  if ((await store.read(isKnown)) > 0) return;
  await store.write(async (db) => {
    // Two calls of one person may arrive at once.
    if ((await isKnown(db)) > 0) return;
    await insertUsers(db, [rehearsingPerson(person, "Bidder", now)], terms, () => null);
  });
}

/** Whether this store holds the answer to a person's key. */
export async function hasAnswer(store: Store, userId: number, key: string): Promise<boolean> {
  const theirs = and(eq(idempotency.key, key), eq(idempotency.userId, userId));
  return (await store.read((db) => asyncOrm(db).$count(idempotency, theirs))) > 0;
}
