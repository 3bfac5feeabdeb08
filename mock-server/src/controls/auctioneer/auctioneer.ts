/** Runs the automatic auctioneer: checks every second, reports its presence, and does one act at a time. */
import type { Context } from "../../http/context.ts";
import { findLanesLeft, findLotAtDesk, type LaneAtDesk } from "../../scenes/auctioneer.ts";
import { AUTOMATIC_AUCTIONEER } from "../../scenes/seed/people.ts";
import type { LaneState } from "../../domain/lot/lane.ts";
import type { Job } from "../../jobs/timing/job.ts";
import type { Auctioneer, AuctioneerChange, AuctioneerState } from "../../ports/controls.ts";
import { perform, reportPresence } from "./calls.ts";
import { decide, isHeldByOther, needsAuctioneer, OPENS_AHEAD_MS } from "./decide.ts";

const LOOK_MS = 1_000;
/** Interval of a console's heartbeat, ms. */
const PRESENCE_MS = 3_000;

export interface RunningAuctioneer extends Auctioneer {
  /** Runs lanes while the auctioneer is on. One run at a time; stop this before the store is closed or replaced. */
  run(context: Context): Job;
}

interface Choice {
  readonly on: boolean;
  readonly tempo: AuctioneerState["tempo"];
  /** Settings of single lanes. */
  readonly lanes: ReadonlyMap<number, boolean>;
}

/**
 * Returns an auctioneer that waits for `run`.
 * @param isOnAtStart whether it runs every lane from the start.
 * @param automatic the user of its acts.
 */
export function createAuctioneer(isOnAtStart: boolean, automatic = AUTOMATIC_AUCTIONEER): RunningAuctioneer {
  const first: Choice = { on: isOnAtStart, tempo: "usual", lanes: new Map() };
  let choice = first;
  let acts = 0;
  let runner: Runner | null = null;
  const isOn = (queueId: number) => choice.lanes.get(queueId) ?? choice.on;

  return {
    async state(): Promise<AuctioneerState> {
      const lanes = runner ? await findLanesLeft(runner.store) : [];
      const { on, tempo } = choice;
      return { on, tempo, acts, lanes: lanes.map((lane) => ({ ...lane, on: isOn(lane.state.id) })) };
    },
    change({ on, queueId, tempo = choice.tempo }: AuctioneerChange) {
      if (on === undefined) choice = { ...choice, tempo };
      else if (queueId === undefined) choice = { on, tempo, lanes: new Map() };
      else choice = { ...choice, tempo, lanes: new Map(choice.lanes).set(queueId, on) };
      runner?.restart();
    },
    reset() {
      acts = 0;
      choice = first;
      runner?.restart();
    },
    run(context) {
      runner = new Runner(context, { automatic, isOn, tempo: () => choice.tempo, acted: () => void acts++ });
      return runner;
    },
  };
}

interface Orders {
  readonly automatic: number;
  readonly isOn: (queueId: number) => boolean;
  readonly tempo: () => AuctioneerState["tempo"];
  readonly acted: () => void;
}

class Runner implements Job {
  readonly #context: Context;
  readonly #orders: Orders;
  readonly #said = new Set<string>();
  readonly #lowered = new Map<number, number>();
  /** Last heartbeat to each lane, ms. */
  readonly #present = new Map<number, number>();
  readonly #leave: () => void;
  #cancel: () => void = () => undefined;
  #looking: Promise<void> = Promise.resolve();
  /** Time of the next check; Infinity: at the next event. */
  #next = Infinity;
  #onSince = 0;
  #isStopped = false;

  constructor(context: Context, orders: Orders) {
    this.#context = context;
    this.#orders = orders;
    this.#leave = context.store.onCommit(({ lanes, wrote }) => {
      const soon = context.clock.now() + LOOK_MS;
      if ((lanes.length > 0 || wrote) && this.#next > soon) this.#lookAt(soon);
    });
    this.restart();
  }

  get store() {
    return this.#context.store;
  }

  restart(): void {
    this.#onSince = this.#context.clock.now();
    this.#lookAt(this.#onSince);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#leave();
    this.#cancel();
    await this.#looking;
  }

  #lookAt(ms: number): void {
    this.#cancel();
    this.#next = ms;
    if (this.#isStopped || ms === Infinity) return;
    this.#cancel = this.#context.clock.at(ms, () => (this.#looking = this.#looking.then(() => this.#look())));
  }

  async #look(): Promise<void> {
    if (this.#isStopped) return;
    const { store, log, clock } = this.#context;
    this.#next = Infinity;
    let next = Infinity;
    try {
      for (const lane of await findLanesLeft(store)) {
        if (this.#orders.isOn(lane.state.id)) next = Math.min(next, await this.#attend(lane));
      }
    } catch (error) {
      log.error("the automatic auctioneer failed", error);
      next = clock.now() + LOOK_MS;
    }
    // Its own commit may have set the same or a later time already.
    if (next < this.#next) this.#lookAt(next);
  }

  /** Returns when to check the lane again, ms; Infinity: at the next event. */
  async #attend({ state: lane }: LaneAtDesk): Promise<number> {
    const { store, clock } = this.#context;
    const now = clock.now();
    const me = whoRuns(lane, this.#orders.automatic);
    if (me === null) return Infinity;
    const opensAt = lane.startsAt - OPENS_AHEAD_MS;
    if (lane.status === "scheduled" && now < opensAt) return opensAt;
    const seen = { lane, me, now, onSince: this.#onSince };
    if (lane.status !== "scheduled" && !needsAuctioneer(seen)) return Infinity;
    if (!isHeldByOther(seen)) await this.#stayAtDesk(lane, me, now);
    const lot = await findLotAtDesk(store, lane.id);
    const lowered = lot ? (this.#lowered.get(lot.id) ?? 0) : 0;
    const tempo = this.#orders.tempo();
    const act = decide({ ...seen, seed: store.seed, tempo, lot, lowered, said: this.#said });
    if (act) {
      if (act.do === "say") this.#said.add(act.about);
      const { id: queueId, seq } = lane;
      if (await perform(act, { queueId, me, seq }, this.#context)) {
        this.#orders.acted();
        if (act.do === "lower") this.#lowered.set(act.lotId, lowered + 1);
      }
    }
    return now + LOOK_MS;
  }

  async #stayAtDesk({ id, desk }: LaneState, me: number, now: number): Promise<void> {
    if (desk?.operatorId !== me || now - (this.#present.get(id) ?? -Infinity) < PRESENCE_MS) return;
    this.#present.set(id, now);
    await reportPresence(id, me, this.#context);
  }
}

/** Returns the user who runs a lane: the automatic one, or an operator whom the staff assigned. */
function whoRuns({ operators }: LaneState, automatic: number): number | null {
  return operators.includes(automatic) ? automatic : (operators[0] ?? null);
}
