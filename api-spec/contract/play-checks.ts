/** Runs the checks of a contract one after another on shared test data. */
import type { OperationId } from "../generated/operations.ts";
import { Unmet } from "./adapters/adapter.ts";
import { Broken, describe } from "./base/broken.ts";
import { LEVELS, levelOf, type Check, type Result, type World } from "./base/check.ts";
import { defectsOf } from "./base/conformance.ts";
import type { Connect } from "./base/connect.ts";
import { guarded } from "./base/secrets.ts";
import { SideDefects } from "./side-defects.ts";
import { createTestData, type TestData } from "./base/test-data.ts";
import { call, type Call, type Request, type Send } from "./base/target.ts";

/** A check without any reply for this long has failed. A busy machine takes half a minute to go ahead by two days. */
const LONGEST_MS = 60_000;

/**
 * Runs checks on a server and reports each result. After a failed check the next one gets fresh test data, on a
 * server whose auctions and clock run.
 */
export async function playChecks(
  checks: readonly Check[],
  send: Send,
  onResult: (result: Result) => void = () => undefined,
  connect: Connect = unconnected,
): Promise<Result[]> {
  const results: Result[] = [];
  const side = new SideDefects();
  const report = (result: Result) => {
    results.push(result);
    onResult(result);
  };
  let testData: TestData | null = null;
  for (const check of inOrder(checks)) {
    const begin = performance.now();
    let lastRequest: Request | null = null;
    let unfit: Broken | null = null;
    const { broken, skipped, request } = await outcomeOf(async (onAnswer) => {
      const watched: Send = async (path, init) => {
        lastRequest = { path, init };
        const response = await send(path, init).catch((error: unknown) => {
          throw unansweredOf(error, { path, init }) ?? error;
        });
        onAnswer();
        return response;
      };
      if (levelOf(check) === "full" && (!testData || check.upsets)) testData = await createTestData(watched);
      const world = worldOf(check, watched, testData, connect, (id, defect) => {
        unfit ??= defect;
        side.add(id, defect);
      });
      // A check that cannot read a reply fails by the defect of the reply.
      await check.play(world).catch((error: unknown) => {
        throw error instanceof TypeError ? (unfit ?? error) : error;
      });
    });
    if (broken !== null && testData) {
      await goOn(send, testData);
      testData = null;
    }
    report({ check, broken, skipped, request: request ?? lastRequest, ms: performance.now() - begin });
  }
  for (const { check, broken } of side.checks())
    report({ check, broken: broken.message, skipped: null, request: broken.request, ms: 0 });
  return results;
}

function inOrder(checks: readonly Check[]): Check[] {
  return checks.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** Low levels first; checks that upset the test data last. */
function rankOf(check: Check): number {
  return LEVELS.indexOf(levelOf(check)) * 2 + (check.upsets ? 1 : 0);
}

/** Lets auctions and clock run again and ends faults, after a check that may have stopped halfway. */
async function goOn(send: Send, { people }: TestData): Promise<void> {
  const steps: [OperationId, Call][] = [
    ["resumeAuctions", { token: people.manager }],
    ["clearFaults", {}],
    ["clearEventFaults", {}],
    ["setClock", { body: { freeze: false } }],
  ];
  for (const [id, given] of steps) await call(send, id, given).catch(() => null);
}

const unconnected: Connect = async () => {
  throw new Unmet("needs events: run with --events");
};

function worldOf(
  check: Check,
  send: Send,
  testData: TestData | null,
  connect: Connect,
  onSideDefect: (id: OperationId, defect: Broken) => void,
): World {
  const safe = testData ? guarded(send, testData) : send;
  return {
    get testData(): TestData {
      if (!testData) throw new Error(`${check.name}: a check of this level has no test data`);
      return testData;
    },
    about: check.about,
    send: safe,
    connect,
    async call(id, given) {
      const answered = await call(safe, id, given);
      const defects = defectsOf(id, answered);
      if (defects.length === 0) return answered;
      const message = `${describe(answered)}\nThe document says otherwise: ${defects.join("; ")}`;
      if (id === check.about) throw new Broken(message, answered.request);
      onSideDefect(id, new Broken(message, answered.request));
      return answered;
    },
  };
}

type Outcome = Pick<Result, "broken" | "skipped" | "request">;

/** @param play gets a function to call at each reply: only silence ends a check. */
async function outcomeOf(play: (onAnswer: () => void) => Promise<void>): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  let onAnswer = nothing;
  const silence = new Promise<never>((_, reject) => {
    onAnswer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => reject(new Broken(`No answer within ${LONGEST_MS / 1000} s`)), LONGEST_MS);
    };
    onAnswer();
  });
  try {
    await Promise.race([play(onAnswer), silence]);
    return { broken: null, skipped: null, request: null };
  } catch (error) {
    if (error instanceof Unmet) return { broken: null, skipped: error.message, request: null };
    if (error instanceof Broken) return { broken: error.message, skipped: null, request: error.request };
    return { broken: stackOf(error), skipped: null, request: null };
  } finally {
    onAnswer = nothing;
    clearTimeout(timer);
  }
}

/** Returns the broken promise of a request that the server did not answer; null for another error. */
function unansweredOf(error: unknown, request: Request): Broken | null {
  if (!(error instanceof TypeError) || !(error.cause instanceof Error)) return null;
  const { path, init } = request;
  return new Broken(`${init.method ?? "GET"} ${path} got no answer: ${error.cause.message}`, request);
}

function nothing(): void {
  return undefined;
}

/** An unexpected error, not a broken promise. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `\ncaused by ${error.cause.message}` : "";
  return `${error.stack ?? error.message}${cause}`;
}
