/** A backend under test: its address, its set-up and its clean-up. */
import type { Connect } from "../events/connect.ts";
import type { Send } from "../target.ts";

export interface Backend {
  readonly send: Send;
  readonly connect: Connect;
  readonly begin: () => Promise<void>;
  readonly end: () => Promise<void>;
}
