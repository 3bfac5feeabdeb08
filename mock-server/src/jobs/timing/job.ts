/** Background work of the server. */
export interface Job {
  /** Ends the work; resolves when nothing of it runs. */
  stop(): Promise<void>;
}

/** Work that an advance of the clock waits for. */
export interface TimedJob extends Job {
  /** The running work at due deadlines; null: none. More may follow when it is done. */
  underWay(): Promise<void> | null;
}

/** All background work. */
export interface Jobs extends TimedJob {
  /** Publishes the time and the identity of the database now. */
  publishHeartbeat(): void;
}

/** Combines jobs, which end together. */
export function combineJobs(jobs: readonly Job[]): Job {
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
