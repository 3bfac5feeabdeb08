/** Runs the bots in live lanes: after each change of the turn some bot waits a while, then may bid. */
import type { Context } from "../../http/context.ts";
import { findBots, findLotsInRoom, paddlesIn } from "../../scenes/bots.ts";
import { liveLanes } from "../../tables/lanes/lane-people.ts";
import { readLane } from "../../tables/lanes/lane-row.ts";
import { randomFrom, type Random } from "../../scenes/seed/random.ts";
import { isBidding, type LaneState } from "../../domain/lot/lane.ts";
import type { Job } from "../../jobs/timing/job.ts";
import type { BotsState } from "../../ports/controls.ts";
import { chooseInRoom } from "./choose-in-room.ts";
import { pauseInRoom } from "./pause.ts";
import { place } from "./place.ts";

/** The current lot, and the upcoming ones that take maxima. */
const LOTS_SEEN = 6;

interface Orders {
  readonly choice: () => Pick<BotsState, "on" | "temperament" | "count">;
  /** Lots of a test, without bots. */
  readonly spared: ReadonlySet<number>;
  readonly placed: () => void;
}

/** A planned bid, and how to cancel it. */
interface Thought {
  readonly turn: string;
  cancel: () => void;
}

export class RoomRunner implements Job {
  readonly #context: Context;
  readonly #orders: Orders;
  readonly #thoughts = new Map<number, Thought>();
  readonly #chances = new Map<number, Random>();
  readonly #leave: () => void;
  #looking: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(context: Context, orders: Orders) {
    this.#context = context;
    this.#orders = orders;
    this.#leave = context.store.onCommit(({ lanes }) => lanes.forEach((lane) => this.#think(lane)));
    this.restart();
  }

  /** Plans all bids again, by the current temperament. */
  restart(): void {
    this.#forget();
    if (this.#isStopped || !this.#orders.choice().on) return;
    this.#looking = this.#looking.then(() => this.#enter());
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#leave();
    this.#forget();
    await this.#looking;
  }

  #forget(): void {
    for (const { cancel } of this.#thoughts.values()) cancel();
    this.#thoughts.clear();
  }

  /** Starts in lanes that are open already. */
  async #enter(): Promise<void> {
    const { store, log } = this.#context;
    try {
      const lanes = await store.read(async (db) => {
        const ids = await liveLanes(db);
        return Promise.all(ids.map((id) => readLane(db, id)));
      });
      for (const lane of lanes) if (lane) this.#think(lane.state);
    } catch (error) {
      log.error("the bots could not read the lanes", error);
    }
  }

  /** Plans one bid per change of the lane; an operator's heartbeat changes nothing. */
  #think({ id, status, current, paused }: LaneState): void {
    const { choice } = this.#orders;
    const takesBids = status === "running" && !paused && current !== null && isBidding(current.phase);
    const turn = takesBids ? `${current.lotId}/${current.phase}/${current.deadline}` : "";
    const known = this.#thoughts.get(id);
    if (known?.turn === turn) return;
    known?.cancel();
    this.#thoughts.delete(id);
    if (!takesBids || this.#isStopped || !choice().on) return;
    const { clock } = this.#context;
    const now = clock.now();
    const random = this.#chanceOn(current.lotId);
    const leftMs = (current.deadline ?? now) - now;
    const pause = pauseInRoom(choice().temperament, current.phase, leftMs, random);
    const look = () => (this.#looking = this.#looking.then(() => this.#look(id, turn, random)));
    const cancel = pause === null ? () => undefined : clock.at(now + pause, look);
    this.#thoughts.set(id, { turn, cancel });
  }

  /** Each lot has its own random source, so that lots do not affect each other. */
  #chanceOn(lotId: number): Random {
    const known = this.#chances.get(lotId) ?? randomFrom(`${this.#context.store.seed}/room/${lotId}`);
    this.#chances.set(lotId, known);
    return known;
  }

  async #look(queueId: number, turn: string, random: Random): Promise<void> {
    const { store, terms, log } = this.#context;
    if (this.#isStopped || this.#thoughts.get(queueId)?.turn !== turn) return;
    try {
      const { spared } = this.#orders;
      const lots = (await findLotsInRoom(store, queueId, LOTS_SEEN)).filter(({ id }) => !spared.has(id));
      const bots = await findBots(store, this.#orders.choice().count);
      const paddles = await paddlesIn(store, queueId);
      const lane = paddles.size > 0 ? await store.read((db) => readLane(db, queueId)) : null;
      const operatorId = lane?.state.desk?.operatorId;
      for (const bid of chooseInRoom(lots, { bots, terms, seed: store.seed }, random)) {
        const paddle = paddles.get(bid.bot.id);
        const desk = paddle && operatorId !== undefined ? { ...paddle, operatorId } : null;
        if (await place(bid, this.#context, desk)) this.#orders.placed();
      }
    } catch (error) {
      log.error("a bot could not bid in a lane", error);
    }
  }
}
