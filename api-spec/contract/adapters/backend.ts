/** A backend under test: how to reach it, and what it does before and after the checks. */
import type { Send } from "../target.ts";

export interface Backend {
  readonly send: Send;
  readonly begin: () => Promise<void>;
  readonly end: () => Promise<void>;
}
