/** A backend under test: its address, its set-up and its clean-up. */
import type { Connect } from "../base/connect.ts";
import type { Send } from "../base/target.ts";

export interface Backend {
  readonly send: Send;
  readonly connect: Connect;
  readonly begin: () => Promise<void>;
  readonly end: () => Promise<void>;
}
