/** One check of the contract: its name, its operations, its test. */
import type { OperationId } from "../../generated/operations.ts";
import { must } from "./broken.ts";
import type { Connect } from "./connect.ts";
import type { TestData } from "./test-data.ts";
import type { Answered, Call, Request, Send } from "./target.ts";

/** schema: shapes of replies to strangers; read: values that a stranger reads; full: everything. */
export const LEVELS = ["schema", "read", "full"] as const;
export type Level = (typeof LEVELS)[number];

export interface World {
  /** People and lots of the checks of level full. */
  readonly testData: TestData;
  /** The operation under test; null: none in particular. */
  readonly about: OperationId | null;
  /**
   * Makes a call. A reply that reveals a secret throws Broken. The reply of the operation under test must conform to
   * the document; a defect in another reply is reported by itself, and does not end the check.
   */
  readonly call: (id: OperationId, given?: Call) => Promise<Answered>;
  /** Opens a link to the router. Throws Unmet where events are not heard. */
  readonly connect: Connect;
  /** Makes any request, for paths that the document does not have. */
  readonly send: Send;
}

export interface Check {
  /** Its group: "successes", "paging". */
  readonly group: string;
  /** A sentence: "getLot refuses an unknown lot: 404". */
  readonly name: string;
  /** The operation under test, if any. */
  readonly about: OperationId | null;
  /** Its level, `full` when left out. Checks below `full` use no test data and change nothing. */
  readonly level?: Level;
  /** Whether people and lots are gone afterwards: the check runs last, on test data of its own. */
  readonly upsets?: boolean;
  readonly play: (world: World) => Promise<unknown>;
}

export interface Result {
  readonly check: Check;
  /** The defect; null: the promise is kept. */
  readonly broken: string | null;
  /** The request that shows the defect, or the last one of the check; null: it made none. */
  readonly request: Request | null;
  /** Why the check could not run; null: it ran. */
  readonly skipped: string | null;
  readonly ms: number;
}

export const levelOf = ({ level }: Check): Level => level ?? "full";

/**
 * Returns the reply to a call that must succeed. Of another operation than the one under test, any 2xx will do.
 * @param result The expected word of the result.
 */
export async function succeed(
  world: World,
  id: OperationId,
  given?: Call,
  result = "success",
): Promise<Answered> {
  const answered = await world.call(id, given);
  if (id !== world.about) {
    must(answered.status >= 200 && answered.status < 300, answered, "It must be a success");
    return answered;
  }
  // A file is a success by its status alone.
  const right = answered.body instanceof Uint8Array ? result === "success" : answered.body?.result === result;
  must(answered.status === 200 && right, answered, `It must be a ${result}: 200`);
  return answered;
}

/** Returns the reply to a call that must be refused in this way. */
export async function refuse(
  world: World,
  id: OperationId,
  given: Call,
  status: number,
  result: string,
): Promise<Answered> {
  const answered = await world.call(id, given);
  const right = answered.status === status && answered.body?.result === result;
  must(right, answered, `It must be refused: ${status} ${result}`);
  return answered;
}
