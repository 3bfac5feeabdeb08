/** Publishes the names of changed waiting lists to the staff. */
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { STAFF_HINTS } from "@marsa/realtime/topics";
import type { StaffQueue } from "../store/store.ts";
import type { HintOptions } from "./hint-lots.ts";
import type { Job } from "./timing/job.ts";

/** At most two hints a second, on the real clock. */
const PAUSE_MS = 500;

/** Publishes each changed list once in half a second. A lost hint does no harm: the screens also read now and then. */
export function hintStaff({ store, publisher, clock }: HintOptions): Job {
  const changed = new Set<StaffQueue>();
  let pause: NodeJS.Timeout | undefined;

  function publish(): void {
    pause = undefined;
    if (changed.size === 0) return;
    const hint: components["schemas"]["StaffHint"] = {
      v: 1,
      at: clock.now(),
      epoch: store.epoch,
      queues: [...changed],
    };
    changed.clear();
    publisher.publish(STAFF_HINTS, hint).catch(() => null);
    pause = setTimeout(publish, PAUSE_MS);
  }

  const leave = store.onCommit(({ staffQueues }) => {
    if (!publisher.connected) return;
    for (const queue of staffQueues) changed.add(queue);
    if (changed.size > 0) pause ??= setTimeout(publish, 0);
  });

  return {
    async stop() {
      leave();
      clearTimeout(pause);
    },
  };
}
