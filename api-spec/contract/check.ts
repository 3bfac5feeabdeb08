/** Checks of a contract, and how they are played: one after the other, each on the same test data. */
import type { OperationId } from "../generated/operations.ts";
import { Broken, must, describe } from "./broken.ts";
import { defectsOf } from "./conformance.ts";
import { guarded } from "./secrets.ts";
import { createTestData, type TestData } from "./test-data.ts";
import { call, type Answered, type Call, type Send } from "./target.ts";

export interface World {
  readonly testData: TestData;
  /** Makes a call; its answer conforms to the document and tells no secret, or it throws Broken. */
  readonly call: (id: OperationId, given?: Call) => Promise<Answered>;
  /** Any request at all, for paths that the document does not have. */
  readonly send: Send;
}

export interface Check {
  /** What it belongs to: "successes", "paging". */
  readonly group: string;
  /** A sentence: "getLot knows no lot that is not there: 404". */
  readonly name: string;
  /** The operation that it is about, if it is about one. */
  readonly about: OperationId | null;
  /** Whether the people and lots of the test data are gone after it: it is played last, and on a test data of its own. */
  readonly upsets?: boolean;
  readonly play: (world: World) => Promise<unknown>;
}

export interface Result {
  readonly check: Check;
  /** What is wrong; null: the promise is kept. */
  readonly broken: string | null;
  readonly ms: number;
}

/** A check that hears nothing for this long has failed. */
const LONGEST_MS = 20_000;

/**
 * Plays checks on a server, and hears of each result as it comes. A test data that cannot be set fails the checks that need
 * it, and no other.
 */
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

/** Not a broken promise but something unforeseen: no connection, no JSON, a field that is not there to be read. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `\ncaused by ${error.cause.message}` : "";
  return `${error.stack ?? error.message}${cause}`;
}

/** The answer to a call that must succeed. `result`: what it says. */
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

/** The answer to a call that must be refused in this way. */
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
