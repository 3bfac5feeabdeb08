/** Pauses lanes after a restart. */
import { liveLanes } from "../tables/lanes/lane-people.ts";
import type { Clock } from "../store/ports.ts";
import type { Store } from "../store/store.ts";
import { pause } from "../domain/lane/pausing.ts";
import { PAUSE_REASONS } from "../domain/lane/stop.ts";

export interface RecoverLanesOptions {
  readonly store: Pick<Store, "read" | "transactLane">;
  readonly clock: Pick<Clock, "now">;
}

/** Pauses every running lane after a start, until its operator resumes it. Call this before the lanes run. */
export async function recoverLanes({ store, clock }: RecoverLanesOptions): Promise<void> {
  const now = clock.now();
  const lanes = await store.read((db) => liveLanes(db));
  await Promise.all(
    lanes.map((queueId) =>
      store.transactLane({ queueId, lotId: null, receivedAt: now }, ({ lane }) =>
        pause(lane, PAUSE_REASONS.restart, now),
      ),
    ),
  );
}
