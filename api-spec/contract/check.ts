/** The checks of a contract, which run one after another on one stage. */
import type { OperationId } from "../generated/operations.ts";
import { Broken, must, describe } from "./broken.ts";
import { defectsOf } from "./conformance.ts";
import { guarded } from "./secrets.ts";
import { createTestData, type TestData } from "./test-data.ts";
import { call, type Answered, type Call, type Send } from "./target.ts";

export interface World {
  readonly testData: TestData;
  /** Makes a call. Its reply conforms to the document and reveals no secret, or the call throws Broken. */
  readonly call: (id: OperationId, given?: Call) => Promise<Answered>;
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
  /** Whether the stage's people and lots are gone afterwards: the check runs last, on its own stage. */
  readonly upsets?: boolean;
  readonly play: (world: World) => Promise<unknown>;
}

export interface Result {
  readonly check: Check;
  /** The defect; null: the promise is kept. */
  readonly broken: string | null;
  readonly ms: number;
}

/** A check without any reply for this long has failed. */
const LONGEST_MS = 20_000;

/** Runs checks on a server and reports each result. A stage that cannot be made fails only the checks that need it. */
export async function playChecks(
  checks: readonly Check[],
  send: Send,
  onResult: (result: Result) => void = () => undefined,
): Promise<Result[]> {
  const results: Result[] = [];
  const ordered = [...checks.filter(({ upsets }) => !upsets), ...checks.filter(({ upsets }) => upsets)];
  let world: World | null = null;
  for (const check of ordered) {
    const begin = performance.now();
    const broken = await brokenBy(async () => {
      if (!world || check.upsets) world = await openWorld(send);
      await check.play(world);
    });
    const result: Result = { check, broken, ms: performance.now() - begin };
    results.push(result);
    onResult(result);
  }
  return results;
}

async function openWorld(send: Send): Promise<World> {
  const testData = await createTestData(send);
  const safe = guarded(send, testData);
  const conforming: World["call"] = async (id, given) => {
    const answered = await call(safe, id, given);
    const defects = defectsOf(id, answered);
    if (defects.length > 0)
      throw new Broken(`${describe(answered)}\nThe document says otherwise: ${defects.join("; ")}`);
    return answered;
  };
  return { testData, send: safe, call: conforming };
}

async function brokenBy(play: () => Promise<void>): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Broken(`No answer within ${LONGEST_MS / 1000} s`)), LONGEST_MS);
  });
  try {
    await Promise.race([play(), late]);
    return null;
  } catch (error) {
    return error instanceof Broken ? error.message : stackOf(error);
  } finally {
    clearTimeout(timer);
  }
}

/** An unexpected error, not a broken promise: no connection, no JSON, a missing field. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `\ncaused by ${error.cause.message}` : "";
  return `${error.stack ?? error.message}${cause}`;
}

/**
 * Returns the reply to a call that must succeed.
 * @param result The expected word of the result.
 */
export async function succeed(
  world: World,
  id: OperationId,
  given?: Call,
  result = "success",
): Promise<Answered> {
  const answered = await world.call(id, given);
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
