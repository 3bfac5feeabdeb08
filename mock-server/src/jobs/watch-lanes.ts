/** Watches the viewers of live lanes. */
import type { Audience } from "../store/ports.ts";
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { laneControlTopic, laneTopic } from "@marsa/realtime/topics";
import { deskListeners, biddersOf, liveLanes } from "../tables/lanes/lane-people.ts";
import { presentDesk, readDesk } from "../tables/lanes/lane-desk.ts";
import { readLane } from "../tables/lanes/lane-row.ts";
import type { Clock, EventPublisher, Log, RouterPresence } from "../store/ports.ts";
import type { Store } from "../store/store.ts";
import { pause, tooManyLost } from "../domain/lane/pausing.ts";
import { lostReason, PAUSE_REASONS } from "../domain/lane/stop.ts";
import { holdFils } from "../domain/bidding/hold.ts";
import { defaultTerms, laneStopTerms } from "../domain/lot/terms.ts";
import type { Job } from "./timing/job.ts";

type LaneControlEvent = components["schemas"]["LaneControlEvent"];

export interface WatchLanesOptions {
  readonly store: Pick<Store, "read" | "transactLane" | "epoch">;
  readonly publisher: EventPublisher & RouterPresence;
  /** The auction clock. */
  readonly clock: Pick<Clock, "now">;
  readonly audience: Audience;
  readonly log: Log;
}

const PERIOD_MS = 1_000;
/** A reloaded page is back within this time. */
const BACK_WITHIN_MS = 1_500;
/** Without so much no bid is taken. */
const LEAST_DEPOSIT_FILS = holdFils(1, "vehicle", defaultTerms);
/** A desk's numbers are repeated at this interval, since a lost event has no successor to reveal it. */
const REPEAT_MS = 2_000;

/**
 * Watches the viewers of live lanes: counts them, informs the desks, and pauses a lane whose bidders suddenly leave
 * or cannot be reached.
 */
export function watchLanes(options: WatchLanesOptions): Job {
  const { publisher, log } = options;
  const watch = new Watch(options);
  const look = () => watch.look().catch((error: unknown) => log.error("the lanes were not checked", error));
  let looking = Promise.resolve();
  const timer = setInterval(() => (looking = looking.then(look)), PERIOD_MS);
  let lost: NodeJS.Timeout | undefined;
  const leave = [
    publisher.onLeave(({ userId }) => userId !== null && watch.left(userId)),
    publisher.onChange((connected) => {
      clearTimeout(lost);
      if (!connected)
        lost = setTimeout(() => void watch.stopAll(PAUSE_REASONS.routerLost), laneStopTerms.routerLostMs);
    }),
  ];
  return {
    async stop() {
      clearInterval(timer);
      clearTimeout(lost);
      for (const out of leave) out();
      await looking;
    },
  };
}

class Watch {
  readonly #options: WatchLanesOptions;
  /** People who left recently, and when (real ms). */
  readonly #left = new Map<number, number>();
  /** The people of each lane whose leaving has paused it. */
  readonly #counted = new Map<number, Set<number>>();
  /** The last numbers sent to each desk, and when (real ms). */
  readonly #sent = new Map<number, { readonly seen: string; readonly at: number }>();

  constructor(options: WatchLanesOptions) {
    this.#options = options;
  }

  left(userId: number): void {
    this.#left.set(userId, performance.now());
  }

  async look(): Promise<void> {
    const { store, publisher, audience } = this.#options;
    const gone = this.#gone();
    const lanes = await store.read((db) => liveLanes(db));
    audience.keepOnline(lanes);
    for (const queueId of lanes) {
      if (!publisher.connected) return;
      const people = await publisher.peopleAt(laneTopic(queueId));
      const [bidders, staff] = await store.read(async (db) => [
        await biddersOf(db, queueId, LEAST_DEPOSIT_FILS),
        new Set(await deskListeners(db, queueId)),
      ]);
      const online = [...people].filter((id) => !staff.has(id));
      const active = new Set(bidders);
      audience.setOnline(queueId, online.length, online.filter((id) => !active.has(id)).length);
      await this.#pauseIfLost(queueId, bidders, gone);
      await this.#publishDesk(queueId);
    }
  }

  /**
   * Pauses a lane that suddenly lost many of its bidders. Each of them counts once in a lane, so that a few people who
   * drop their links again and again stop it once at most.
   */
  async #pauseIfLost(queueId: number, bidders: readonly number[], gone: ReadonlySet<number>): Promise<void> {
    const counted = this.#counted.get(queueId) ?? new Set();
    const lost = bidders.filter((id) => gone.has(id) && !counted.has(id));
    const of = lost.length + bidders.filter((id) => this.#options.publisher.isHere(id)).length;
    if (!tooManyLost(lost.length, of)) return;
    if (!(await this.#stop(queueId, lostReason(lost.length, of)))) return;
    for (const id of lost) counted.add(id);
    this.#counted.set(queueId, counted);
  }

  async stopAll(reason: string): Promise<void> {
    const lanes = await this.#options.store.read((db) => liveLanes(db));
    await Promise.all(lanes.map((queueId) => this.#stop(queueId, reason)));
  }

  /** Returns people who left within the last seconds and did not return at once. */
  #gone(): ReadonlySet<number> {
    const now = performance.now();
    for (const [userId, at] of this.#left)
      if (now - at > laneStopTerms.lostWithinMs) this.#left.delete(userId);
    const gone = [...this.#left].filter(
      ([userId, at]) => now - at >= BACK_WITHIN_MS && !this.#options.publisher.isHere(userId),
    );
    return new Set(gone.map(([userId]) => userId));
  }

  /**
   * Pauses the lane until its operator resumes it; a lane that does not run is left alone.
   * @returns whether it was running.
   */
  async #stop(queueId: number, reason: string): Promise<boolean> {
    const { store, clock } = this.#options;
    const now = clock.now();
    const done = await store.transactLane({ queueId, lotId: null, receivedAt: now }, ({ lane }) =>
      pause(lane, reason, now),
    );
    return done.ok;
  }

  async #publishDesk(queueId: number): Promise<void> {
    const { store, publisher, audience, clock } = this.#options;
    const known = await store.read(async (db) => {
      const lane = await readLane(db, queueId);
      return (
        lane && {
          desk: await readDesk(db, lane.state),
          to: await deskListeners(db, queueId),
        }
      );
    });
    if (!known) return;
    const { desk, to } = known;
    const seen = presentDesk(desk, audience);
    const published = { seen: JSON.stringify(seen), at: performance.now() };
    const last = this.#sent.get(queueId);
    if (last && last.seen === published.seen && published.at - last.at < REPEAT_MS) return;
    this.#sent.set(queueId, published);
    const event: LaneControlEvent = {
      v: 1,
      epoch: store.epoch,
      at: clock.now(),
      id_queue: queueId,
      ...seen,
    };
    await publisher.publish(laneControlTopic(queueId), event, { eligible: to });
  }
}
