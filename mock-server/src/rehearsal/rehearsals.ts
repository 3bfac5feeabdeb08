/** What a rehearsal is to the rest of the server: names for the context, and nothing that runs. */
import type { OperationId } from "@marsa/api-spec/generated/operations.ts";
import type { Context } from "../context.ts";
import type { SessionUser } from "../http/sessions.ts";

/** Lanes to practise with. Each is a house of its own: a store that no real lot, person or dirham is in. */
export interface Rehearsals {
  /** Starts one, or leads back to one's own. Out: its lane. */
  start(user: SessionUser): Promise<number>;
  /** The houses in which something is rehearsed. */
  houses(): readonly Context[];
  /**
   * The house in which a call is answered, its caller let in; null: the real one. At no cost where nothing is rehearsed.
   */
  houseFor(operation: OperationId, request: Asked): Context | null | Promise<Context | null>;
  /** The seq of every lane that is rehearsed, for the heartbeat. */
  seqs(): Promise<Record<string, number>>;
}

/** A call as far as it says what it is about. */
export interface Asked {
  readonly params: unknown;
  readonly body: unknown;
  readonly user: SessionUser | null;
}
