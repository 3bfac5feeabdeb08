/** One operator at the desk of each lane: makes the calls of the console with the seq of the lane on the screen. */
import exec from "k6/execution";
import { call, dataIfAny, type Problem } from "./api.ts";
import { LaneFollower } from "./lane-follower.ts";
import type { LaneLive } from "./listening.ts";
import {
  countNothing,
  controlLatency,
  controls,
  lotsHammered,
  sawItThrough,
  unexpectedReplies,
} from "./metrics.ts";
import { SETTLE_MS, type Room } from "./plan.ts";
import { write } from "./record.ts";
import { sleep, until } from "./sleep.ts";

/** k6 provides this much of it. */
declare const console: { error(text: string): void };

const PATIENCE_MS = 30_000;
/** Interval of the operator's reports, ms. */
const PRESENCE_MS = 3_000;
const LOOK_MS = 250;
/** The operator makes the final call after this share of a lot's running time without a bid. */
const CALL_AFTER = 0.6;
const REASON = "Called by the load test";

type Turn = NonNullable<LaneLive["turn"]>;

export async function operator(room: Room): Promise<void> {
  countNothing();
  const lane = room.lanes[exec.scenario.iterationInTest]!;
  const token = lane.operator.access_token;
  const who = exec.vu.idInTest;
  const seat = new LaneFollower({ router: room.router, lane: lane.id, who, token, isWitness: false });
  try {
    if (!(await until(() => seat.lane.state !== null, Date.now() + PATIENCE_MS)))
      throw new Error("The router cannot be reached");
    const desk = new Desk(room, lane.id, token, seat);
    await desk.open();
    await desk.run();
    sawItThrough.add(1);
  } finally {
    seat.leave();
  }
}

class Desk {
  readonly #room: Room;
  readonly #lane: number;
  readonly #token: string;
  readonly #seat: LaneFollower;
  /** Actions on a lot or the lane, so that each happens once. */
  readonly #done = new Set<string>();
  readonly #hammered = new Set<number>();
  #calls = 0;
  #presentAt = 0;
  /** The present state, and since when. */
  #seen = { seq: -1, at: 0 };

  constructor(room: Room, lane: number, token: string, seat: LaneFollower) {
    this.#room = room;
    this.#lane = lane;
    this.#token = token;
    this.#seat = seat;
  }

  async open(): Promise<void> {
    await this.#control("open", null, { id_queue: this.#lane });
  }

  async run(): Promise<void> {
    while (Date.now() < this.#room.endsAt + SETTLE_MS) {
      const state = this.#seat.lane.state;
      if (state?.state === "finished") return;
      if (Date.now() - this.#presentAt >= PRESENCE_MS) await this.#bePresent();
      const { seq } = this.#seat.lane;
      if (this.#seen.seq !== seq) this.#seen = { seq, at: Date.now() };
      if (state) await this.#act(state);
      await sleep(LOOK_MS);
    }
  }

  async #act(state: LaneLive): Promise<void> {
    const { turn } = state;
    if (state.state === "paused") {
      if (this.#idleMs() > 1_500) await this.#control("resume", null, { id_queue: this.#lane });
      return;
    }
    if (state.state !== "running" || !turn) return;
    if (turn.hammer_at !== null && !this.#hammered.has(turn.id_auction)) {
      this.#hammered.add(turn.id_auction);
      lotsHammered.add(1);
    }
    const lot = turn.id_auction;
    if (turn.phase === "waiting_to_start") await this.#beforeTheLot(state, lot);
    else if (turn.phase === "waiting_for_bid") await this.#waiting(lot);
    else if (turn.phase === "running") await this.#running(state, turn);
    else if (turn.phase === "finished" && state.position % 7 === 2 && !turn.reopened)
      await this.#once(`reopen ${lot}`, () =>
        this.#control("reopen", lot, { id_queue: this.#lane, id_auction: lot, reason: REASON }),
      );
  }

  /** Sends a message, and at times a change of the run. */
  async #beforeTheLot({ position, next }: LaneLive, lot: number): Promise<void> {
    await this.#once(`say ${lot}`, () =>
      this.#control("message", null, { id_queue: this.#lane, text: `Lot ${position} is next` }),
    );
    const other = next.at(-1);
    if (position % 5 === 3 && next.length >= 3 && other !== undefined) {
      const asked = { id_queue: this.#lane, id_auction: other };
      await this.#once(`disable ${lot}`, () => this.#control("lot/disable", null, asked));
      await this.#once(`enable ${lot}`, () => this.#control("lot/enable", null, asked));
    }
  }

  async #waiting(lot: number): Promise<void> {
    const waitingMs = (this.#room.plan.lanes?.timers.waiting_s ?? 30) * 1_000;
    if (this.#idleMs() < waitingMs / 2) return;
    await this.#once(`lower ${lot}`, () => this.#control("lower-startprice", lot, { id_auction: lot }));
  }

  async #running({ position }: LaneLive, { id_auction: lot }: Turn): Promise<void> {
    const live = this.#seat.lot?.id === lot ? this.#seat.lot.follower.state : null;
    if (!live) return;
    if (position % 3 === 1)
      await this.#once(`step ${lot}`, () =>
        this.#control("step-change", lot, { id_auction: lot, step: live.step * 2 }, live.step * 2),
      );
    if (position % 4 === 0)
      await this.#once(`pause ${lot}`, () =>
        this.#control("pause", null, { id_queue: this.#lane, reason: REASON }),
      );
    const runningMs = (this.#room.plan.lanes?.timers.running_s ?? 15) * 1_000;
    if (this.#idleMs() < runningMs * CALL_AFTER) return;
    const minimum = this.#room.lanes.flatMap(({ lots }) => lots).find(({ id }) => id === lot)?.minPrice;
    if (live.light === "red" && minimum) {
      const lowered = Math.floor(minimum * 0.9);
      if (position % 2 === 0)
        await this.#once(`minimum ${lot}`, () =>
          this.#control("minprice-change", lot, { id_auction: lot, price: lowered }, lowered),
        );
      else await this.#once(`release ${lot}`, () => this.#control(`release/${lot}`, lot, null));
    } else
      await this.#once(`final ${lot}`, () =>
        this.#control("final-call", lot, { id_auction: lot, id_queue: this.#lane }),
      );
  }

  /** Returns how long nothing has happened in the lane, ms. */
  #idleMs(): number {
    return Date.now() - this.#seen.at;
  }

  /** Performs an action once; a late action may be tried again. */
  async #once(what: string, act: () => Promise<boolean>): Promise<void> {
    if (!this.#done.has(what) && (await act())) this.#done.add(what);
  }

  async #bePresent(): Promise<void> {
    this.#presentAt = Date.now();
    const body = { id_queue: this.#lane };
    const answer = await call("POST", "/api/live/ctrl/presence", {
      token: this.#token,
      body,
      name: "presence",
    });
    if (answer.status !== 200) this.#unexpected("presence", answer.status, answer.body);
  }

  /** @returns Whether the action is done or can never be done. */
  async #control(what: string, lot: number | null, body: object | null, value?: number): Promise<boolean> {
    const sentAt = Date.now();
    const { seq } = this.#seat.lane;
    const answer = await call(body ? "POST" : "GET", `/api/live/ctrl/${what}`, {
      token: this.#token,
      key: `k6-${sentAt.toString(16)}-${this.#lane}-${(this.#calls += 1)}`,
      seq,
      name: "control",
      ...(body && { body }),
    });
    const ms = Date.now() - sentAt;
    controls.add(1);
    controlLatency.add(ms);
    const head = dataIfAny(answer) as { seq: number } | null;
    const result = head ? "success" : String((JSON.parse(answer.body) as Partial<Problem>).result);
    const { status } = answer;
    write({
      type: "control",
      lane: this.#lane,
      lot,
      call: what.replace(/\/\d+$/, ""),
      value: value ?? null,
      sentAt,
      ms,
      status,
      result,
    });
    // The lane has moved on, so the operator looks again. A price rule may forbid the action for good.
    if (status !== 200 && result !== "STALE" && result !== "MIN_PRICE_RULE" && result !== "LOT_HAS_BIDS")
      this.#unexpected(what, status, answer.body);
    // The event follows; the operator does not act on the older state.
    if (head) await until(() => this.#seat.lane.seq >= head.seq, Date.now() + 2_000);
    return result !== "STALE";
  }

  #unexpected(what: string, status: number, body: string): void {
    console.error(`unexpected: ${what} ${status} ${body}`);
    unexpectedReplies.add(1);
  }
}
