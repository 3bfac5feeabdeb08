/** One turn of a comparison: the measured build and its figures. */
import type { APIRequestContext, Browser } from "@playwright/test";

/** A server that serves one build. */
export interface Build {
  readonly url: string;
  readonly browser: Browser;
  readonly request: APIRequestContext;
}

/** The figures of one turn by their names. */
export type Turn = Readonly<Record<string, number>>;
