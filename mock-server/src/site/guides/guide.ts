/** A guide: calls in their order, from which the curl, TypeScript and Python forms are made. */
import type { OperationId } from "@marsa/api-spec/generated/operations";

/**
 * A value that a step sends. `{lot}` in a text is the value that an earlier step kept as `lot`; a text that is only
 * `{lot}` keeps its type.
 */
export type Sent = string | number | boolean;

/** The way to a value in a reply. */
export type ReplyPath = readonly (string | number)[];

export interface Step {
  readonly title: string;
  /** HTML. */
  readonly text: string;
  readonly operation: OperationId;
  /** Name of the reply in the code. Each name is used once in a guide. */
  readonly reply: string;
  readonly path?: Readonly<Record<string, Sent>>;
  readonly query?: Readonly<Record<string, Sent>>;
  readonly body?: Readonly<Record<string, Sent>>;
  /** Idempotency key. */
  readonly key?: string;
  /** The step sends the kept value `token`. */
  readonly signedIn?: boolean;
  readonly status: number;
  /** Values that later steps use. */
  readonly keeps?: Readonly<Record<string, ReplyPath>>;
}

export interface Guide {
  readonly id: string;
  readonly title: string;
  /** HTML. */
  readonly text: string;
  readonly steps: readonly Step[];
}
