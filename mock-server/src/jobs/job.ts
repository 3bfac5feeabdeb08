/** Work that runs beside the requests. */
export interface Job {
  /** Ends it; resolves when nothing of it is under way. */
  stop(): Promise<void>;
}

/** Work that an advance of the clock waits for. */
export interface TimedJob extends Job {
  /** What it is doing about deadlines that have come; null: nothing. When it is done there may be more. */
  underWay(): Promise<void> | null;
}

/** All work beside the requests. */
export interface Jobs extends TimedJob {
  /** Tells everyone now what time it is and which database this is. */
  publishHeartbeat(): void;
}

/** Several as one: they end together. */
export function combineJobs(jobs: readonly Job[]): Job {
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
