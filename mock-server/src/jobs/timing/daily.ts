/** Runs work at the server's start, and at each end of a day in Dubai. */
import { dubaiDate } from "@marsa/api-spec/dates";
import { endOfDubaiDay } from "../../domain/time/dubai.ts";
import type { Clock, Log } from "../../store/ports.ts";
import type { TimedJob } from "./job.ts";

export interface DailyOptions {
  /** The auction clock. */
  readonly clock: Pick<Clock, "now" | "at">;
  readonly log: Log;
  /** What the log says when the work fails. */
  readonly failure: string;
  /** Does the work of a day; stops early when the server stops. */
  readonly work: (now: number, isStopped: () => boolean) => Promise<void>;
}

const NOTHING = (): void => undefined;

/** Runs the work now and each day. */
export function daily({ clock, log, failure, work }: DailyOptions): TimedJob {
  let cancel = NOTHING;
  let running: Promise<void> | null = null;
  let isStopped = false;
  const run = (): Promise<void> => {
    running = work(clock.now(), () => isStopped)
      .catch((error: unknown) => {
        // A store that closes while the server stops ends the reading: the next start does the work.
        if (!isStopped) log.error(failure, error);
      })
      .finally(() => {
        running = null;
        if (!isStopped) cancel = clock.at(endOfDubaiDay(dubaiDate(clock.now())), run);
      });
    return running;
  };
  void run();
  return {
    underWay: () => running,
    async stop() {
      isStopped = true;
      cancel();
      await running;
    },
  };
}
