/** Runs rehearsals beside the real auctions. */
import { FIRST_REHEARSAL_ID } from "@marsa/api-spec/rehearsal";
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Context } from "../http/context.ts";
import { createAuctioneer } from "../controls/auctioneer/auctioneer.ts";
import { RoomRunner } from "../controls/bidders/room.ts";
import { operatorNamed } from "../tables/lanes/lane-people.ts";
import { readLaneSeqs } from "../tables/lanes/lane-row.ts";
import { OwnerNeeded } from "../store/errors.ts";
import type { EventPublisher, RouterPresence } from "../store/ports.ts";
import { admit, hasAnswer, openRehearsal } from "../scenes/rehearsal.ts";
import { IDS_OF_REHEARSAL, REHEARSAL_AUCTIONEER } from "../scenes/seed/worlds/rehearsal.ts";
import type { SessionUser } from "../http/sessions.ts";
import type { Job } from "../jobs/timing/job.ts";
import { publishOutbox } from "../jobs/publish-outbox.ts";
import { runLanes } from "../jobs/run-lanes.ts";
import { watchLanes } from "../jobs/watch-lanes.ts";
import { rehearsalIdOf } from "./rehearsal-id.ts";
import { roomPublisher } from "./room-publisher.ts";
import type { Rehearsals } from "../http/context.ts";

/** In the data folder. */
const FOLDER = "rehearsals";
/** Most rehearsals at once; one more ends the oldest. */
const MOST_REHEARSALS = 20;
const BOTS = 12;
/** How long the final state stays visible, real ms. */
const CARD_MS = 60_000;
/** Longest duration of a rehearsal, real ms. */
const LONGEST_MS = 60 * 60_000;
/** Ids before the numbers start again. */
const ROUND = 10_000_000;

export interface RunningRehearsals extends Rehearsals {
  /** Starts the rehearsals. Stop this before the store is closed or replaced: all of them end then. */
  run(context: Context, publisher: EventPublisher & RouterPresence): Job;
}

interface Rehearsal {
  readonly queueId: number;
  readonly starterId: number;
  readonly context: Context;
  isOver(): boolean;
  end(): Promise<void>;
}

/** Returns rehearsals that wait for `run`. `isElsewhere`: another process runs them. */
export function createRehearsals(isElsewhere = false): RunningRehearsals {
  const running = new Map<number, Rehearsal>();
  let real: { readonly context: Context; readonly publisher: EventPublisher & RouterPresence } | null = null;
  let starting: Promise<unknown> = Promise.resolve();

  async function build(user: SessionUser): Promise<number> {
    if (!real) throw new Error("There is no context to rehearse in");
    const mine = [...running.values()].find(({ starterId }) => starterId === user.id);
    if (mine && !mine.isOver()) return mine.queueId;
    // A user who has ended their rehearsal need not wait for its final state.
    await mine?.end();
    const [oldest] = running.values();
    if (running.size >= MOST_REHEARSALS) await oldest?.end();
    const rehearsal = await open(real, user, (queueId) => running.delete(queueId));
    running.set(rehearsal.queueId, rehearsal);
    return rehearsal.queueId;
  }

  return {
    start(user) {
      // One after the other: a double click starts one.
      const mine = starting.then(() => build(user));
      starting = mine.catch(() => null);
      return mine;
    },
    contexts: () => [...running.values()].map(({ context }) => context),
    contextFor(operation, request) {
      if (isElsewhere && rehearsalIdOf(operation, request) !== null) throw new OwnerNeeded();
      if (running.size === 0) return null;
      if (operation === "getBidByKey") return contextOfKey([...running.values()], request);
      const id = rehearsalIdOf(operation, request);
      const rehearsal = id === null ? undefined : running.get(id - (id % IDS_OF_REHEARSAL));
      if (!rehearsal) return null;
      const { context } = rehearsal;
      const { user } = request;
      if (!user) return context;
      return admit(context.store, user, context.terms, context.clock.now()).then(() => context);
    },
    async seqs() {
      const all = await Promise.all(
        [...running.values()].map(({ context }) => context.store.read((db) => readLaneSeqs(db))),
      );
      return Object.assign({}, ...all) as Record<string, number>;
    },
    run(context, publisher) {
      real = { context, publisher };
      // Files left by a crash.
      rmSync(join(context.env.dataDir, FOLDER), { recursive: true, force: true });
      return {
        async stop() {
          real = null;
          await starting;
          await Promise.all([...running.values()].map((rehearsal) => rehearsal.end()));
        },
      };
    },
  };
}

async function contextOfKey(
  running: readonly Rehearsal[],
  { params, user }: { readonly params: unknown; readonly user: SessionUser | null },
): Promise<Context | null> {
  const key = (params as { readonly key?: string }).key;
  if (!user || key === undefined) return null;
  for (const { context } of running) if (await hasAnswer(context.store, user.id, key)) return context;
  return null;
}

/** Opens a rehearsal with one lane, its jobs, and its simulated people. */
async function open(
  real: { readonly context: Context; readonly publisher: EventPublisher & RouterPresence },
  user: SessionUser,
  ended: (queueId: number) => void,
): Promise<Rehearsal> {
  const { context: outer } = real;
  const { clock, terms, log, inFlight, audience } = outer;
  const queueId = nextId(outer.realNow());
  const named = await outer.store.read((db) => operatorNamed(db, user.id));
  const name = named?.name || "Operator";
  const plan = { firstId: queueId, starter: { id: user.id, name, roles: user.roles } };
  const file = join(outer.env.dataDir, FOLDER, `${queueId}.db`);
  const { store, throwAway } = await openRehearsal({
    file,
    plan,
    epoch: outer.store.epoch,
    clock,
    terms,
    log,
  });
  const context: Context = { ...outer, store };
  const publisher = roomPublisher(real.publisher);
  const auctioneer = createAuctioneer(false, REHEARSAL_AUCTIONEER);
  auctioneer.change({ on: !user.roles.includes("auctioneer"), tempo: "usual" });
  const choice = { on: true, temperament: "calm", count: BOTS } as const;
  const jobs: Job[] = [
    new RoomRunner(context, { spared: new Set(), choice: () => choice, placed: () => undefined }),
    auctioneer.run(context),
    watchLanes({ store, publisher, clock, audience, log }),
    runLanes({ store, clock, inFlight, terms, log }),
    publishOutbox({ store, publisher, log }),
  ];
  let ending: Promise<void> | null = null;
  let over = false;
  const rehearsal: Rehearsal = {
    queueId,
    starterId: user.id,
    context,
    isOver: () => over,
    end: () =>
      (ending ??= (async () => {
        for (const timer of timers) clearTimeout(timer);
        ended(queueId);
        for (const job of jobs) await job.stop();
        await throwAway();
      })()),
  };
  const timers = [endAfter(rehearsal, LONGEST_MS)];
  store.onCommit(({ lanes }) => {
    over ||= lanes.some(({ status }) => status === "finished" || status === "cancelled");
    if (over && timers.length === 1) timers.push(endAfter(rehearsal, CARD_MS));
  });
  return rehearsal;
}

function endAfter({ end, context: { log } }: Rehearsal, ms: number): NodeJS.Timeout {
  const logError = (error: unknown): void => log.error("a rehearsal did not end", error);
  return setTimeout(() => void end().catch(logError), ms).unref();
}

let last = 0;

/** Never repeats within months, so that no open page mistakes one rehearsal for another. */
function nextId(now: number): number {
  last = Math.max(last + 1, Math.floor(now / 1_000));
  return FIRST_REHEARSAL_ID + (last % ROUND) * IDS_OF_REHEARSAL;
}
