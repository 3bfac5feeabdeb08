/** Work that runs beside the requests. */
export interface Job {
  /** Ends it; resolves when nothing of it is under way. */
  stop(): Promise<void>;
}
