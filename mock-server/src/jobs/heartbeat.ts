/** Publishes the heartbeat. */
import type { Audience } from "../store/ports.ts";
import type { Heartbeat as HeartbeatEvent } from "@marsa/realtime/moved";
import { HEARTBEAT } from "@marsa/realtime/topics";
import type { Clock, EventPublisher } from "../store/ports.ts";
import { readPause } from "../tables/lots/pause.ts";
import { readLaneSeqs } from "../tables/lanes/lane-row.ts";
import type { Rehearsals } from "../http/context.ts";
import type { Store } from "../store/store.ts";
import type { Job } from "./timing/job.ts";

export interface HeartbeatOptions {
  readonly store: Pick<Store, "epoch" | "read" | "onCommit">;
  readonly publisher: EventPublisher;
  /** The auction clock, whose time the heartbeat contains; the heartbeat runs on the real clock. */
  readonly clock: Clock;
  readonly audience: Pick<Audience, "all">;
  /** Rehearsal lanes. */
  readonly rehearsals: Pick<Rehearsals, "seqs">;
}

const PERIOD_MS = 2_000;

/** A heartbeat that can also be sent at once. */
export interface Heartbeat extends Job {
  publish(): void;
}

/**
 * Publishes every two seconds the auction time, the identity of the database, and the staff's pause of all
 * auctions; a pause and its end at once.
 */
export function publishHeartbeat({
  store,
  publisher,
  clock,
  audience,
  rehearsals,
}: HeartbeatOptions): Heartbeat {
  let publishedPause: string | null = null;
  const notifyUser = async () => {
    const [pause, lanes] = await store.read(
      async (db) => [await readPause(db), await readLaneSeqs(db)] as const,
    );
    const event: HeartbeatEvent = {
      v: 1,
      now: clock.now(),
      rate: clock.rate,
      epoch: store.epoch,
      lanes: { ...lanes, ...(await rehearsals.seqs()) },
      online: audience.all(),
      paused: pause?.reason ?? null,
    };
    publishedPause = event.paused;
    await publisher.publish(HEARTBEAT, event);
  };
  // The next heartbeat replaces a lost one.
  const beat = () => {
    if (publisher.connected) notifyUser().catch(() => null);
  };
  const timer = setInterval(beat, PERIOD_MS);
  const beatOnChange = async () => {
    const pause = await store.read(readPause);
    if ((pause?.reason ?? null) !== publishedPause) beat();
  };
  const leave = store.onCommit(({ wrote }) => {
    if (wrote) beatOnChange().catch(() => null);
  });
  return {
    publish: beat,
    async stop() {
      leave();
      clearInterval(timer);
    },
  };
}
