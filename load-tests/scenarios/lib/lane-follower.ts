/** One person's view of a lane in a load test. */
import type { LotLive } from "./api.ts";
import { TopicFollower, type AnyEvent } from "./topic-follower.ts";
import { laneTopic, lotTopic, newLotFollower, openLink, readLane, type LaneLive } from "./listening.ts";
import type { Link, Router } from "./link.ts";

interface Listener {
  start(): Promise<void>;
  receive(event: AnyEvent, at: number): void;
}

interface Given {
  readonly router: Router;
  readonly lane: number;
  readonly who: number;
  readonly token: string | null;
  readonly isWitness: boolean;
}

/** Follows a lane and its present lot, like the app. */
export class LaneFollower {
  readonly lane: TopicFollower<LaneLive>;
  readonly link: Link;
  readonly #given: Given;
  readonly #listeners: Map<string, Listener>;
  #lot: { readonly id: number; readonly follower: TopicFollower<LotLive> } | null = null;

  constructor(given: Given) {
    this.#given = given;
    const { router, lane, who, token, isWitness } = given;
    this.lane = new TopicFollower<LaneLive>({
      who,
      topic: laneTopic(lane),
      isWitness,
      read: async () => {
        const snapshot = await readLane(lane);
        return snapshot && { seq: snapshot.seq, state: liveOf(snapshot) };
      },
      recorded: () => null,
    });
    const follow = () => this.#follow();
    const follower = this.lane;
    this.#listeners = new Map([
      [
        laneTopic(lane),
        {
          start: () => follower.start().then(follow),
          receive(event, at) {
            follower.receive(event, at);
            follow();
          },
        },
      ],
    ]);
    this.link = openLink(router, who, token, this.#listeners);
    this.link.subscribe(laneTopic(lane));
  }

  /** The present lot, by the last event. */
  get lot(): { readonly id: number; readonly follower: TopicFollower<LotLive> } | null {
    return this.#lot;
  }

  /** Ends and counts missing events. */
  leave(): void {
    this.lane.conclude();
    this.#lot?.follower.conclude();
    this.link.close();
  }

  #follow(): void {
    const id = this.lane.state?.turn?.id_auction;
    if (id === undefined || id === this.#lot?.id) return;
    if (this.#lot) {
      this.#lot.follower.conclude();
      this.#listeners.delete(lotTopic(this.#lot.id));
      this.link.unsubscribe(lotTopic(this.#lot.id));
    }
    const { who, isWitness } = this.#given;
    const follower = newLotFollower(who, id, isWitness);
    this.#lot = { id, follower };
    this.#listeners.set(lotTopic(id), follower);
    this.link.subscribe(lotTopic(id));
  }
}

function liveOf(snapshot: NonNullable<Awaited<ReturnType<typeof readLane>>>): LaneLive {
  const { state, paused, position, lots, turn, next, run_seq, operator, message } = snapshot;
  const ids = next.map(({ id_auction }) => id_auction);
  return { state, paused, position, lots, turn, next: ids, run_seq, operator, message };
}
