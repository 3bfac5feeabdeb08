/** Runs the bots on standard lots: one bot places one bid, then all pause, on the auction clock. */
import type { Context } from "../../http/context.ts";
import { findBots, findLotsOnOffer } from "../../scenes/bots.ts";
import { randomFrom } from "../../scenes/seed/random.ts";
import { combineJobs, type Job } from "../../jobs/timing/job.ts";
import type { Bots, BotsState, Temperament } from "../../ports/controls.ts";
import { chooseBid } from "./choose.ts";
import { pauseOf } from "./pause.ts";
import { place } from "./place.ts";
import { RoomRunner } from "./room.ts";

/** Default number of bots. */
const USUAL_COUNT = 24;
/** Most lots that the bots see, earliest end first. */
const MOST_LOTS = 400;
/** During an advance, each pause is at least this part of the remaining way: a year takes some two thousand checks. */
const MOST_LOOKS = 200;

export interface RunningBots extends Bots {
  /** Runs the bots while they are on. One run at a time; stop this before the store is closed or replaced. */
  run(context: Context): Job;
}

/**
 * Returns bots that wait for `run`.
 * @param wanted their temperament; null: off.
 */
export function createBots(wanted: Temperament | null): RunningBots {
  const first = { on: wanted !== null, temperament: wanted ?? "calm", count: USUAL_COUNT };
  let choice = first;
  let bids = 0;
  let runner: Runner | null = null;
  let rooms: RoomRunner | null = null;
  const spared = new Set<number>();

  return {
    async state(): Promise<BotsState> {
      const bots = runner ? await findBots(runner.store, choice.count) : [];
      return { ...choice, count: bots.length, bids };
    },
    change({ on = choice.on, temperament = choice.temperament, count = choice.count }) {
      choice = { on, temperament, count };
      runner?.restart();
      rooms?.restart();
    },
    spare(lotIds) {
      for (const id of lotIds) spared.add(id);
    },
    reset() {
      bids = 0;
      spared.clear();
      this.change(first);
    },
    run(context) {
      const orders = { spared, choice: () => choice, placed: () => void bids++ };
      runner = new Runner(context, orders);
      rooms = new RoomRunner(context, orders);
      return combineJobs([runner, rooms]);
    },
  };
}

interface Orders {
  readonly choice: () => Pick<BotsState, "on" | "temperament" | "count">;
  readonly spared: ReadonlySet<number>;
  readonly placed: () => void;
}

class Runner implements Job {
  readonly #context: Context;
  readonly #orders: Orders;
  readonly #random;
  #cancel: () => void = () => undefined;
  #looking: Promise<void> = Promise.resolve();
  /** Start of the pause, ms. */
  #pausedAt = -Infinity;
  #isStopped = false;
  readonly #leave: () => void;

  constructor(context: Context, orders: Orders) {
    this.#context = context;
    this.#orders = orders;
    this.#random = randomFrom(`${context.store.seed}/bots`);
    // After the clock was set back, bots would wait for the earlier time.
    this.#leave = context.store.onCommit(() => {
      if (context.clock.now() < this.#pausedAt) this.restart();
    });
    this.restart();
  }

  get store() {
    return this.#context.store;
  }

  /** Starts a new pause, by the current temperament. */
  restart(): void {
    this.#cancel();
    if (this.#orders.choice().on && !this.#isStopped) this.#pause(null);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#leave();
    this.#cancel();
    await this.#looking;
  }

  /** `nextEnd`: the earliest known end of a lot. */
  #pause(nextEnd: number | null): void {
    const { clock } = this.#context;
    const now = (this.#pausedAt = clock.now());
    const usual = pauseOf(this.#orders.choice().temperament, now, nextEnd, this.#random);
    const least = Math.ceil(((clock.headedFor ?? now) - now) / MOST_LOOKS);
    this.#cancel();
    this.#cancel = clock.at(now + Math.max(usual, least), () => (this.#looking = this.#look()));
  }

  async #look(): Promise<void> {
    const { store, clock, terms, log } = this.#context;
    const { temperament, count } = this.#orders.choice();
    let nextEnd: number | null = null;
    try {
      const now = clock.now();
      const lots = (await findLotsOnOffer(store, now, MOST_LOTS)).filter(
        ({ id }) => !this.#orders.spared.has(id),
      );
      nextEnd = lots[0]?.endsAt ?? null;
      const bots = await findBots(store, count);
      const bid = chooseBid(temperament, { now, bots, lots, terms, seed: store.seed }, this.#random);
      if (bid && (await place(bid, this.#context))) this.#orders.placed();
    } catch (error) {
      log.error("a bot could not bid", error);
    }
    if (this.#orders.choice().on && !this.#isStopped) this.#pause(nextEnd);
  }
}
