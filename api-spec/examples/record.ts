/** Records replies of a running server with controls: one for each operation that succeeds. */
import { successes } from "../contract/cases/cases.ts";
import { exampleOf } from "../contract/base/example.ts";
import { createTestData, type TestData } from "../contract/base/test-data.ts";
import { call, type Answered, type Call, type Send } from "../contract/base/target.ts";
import { operations, type OperationId } from "../generated/operations.ts";
import { fitToPrint } from "./fit-to-print.ts";

/** Demo people whose lots, bids and money make better examples, and calls that change nothing. */
const READS = /^(?:get|list|count|search|sum)[A-Z]/;
/** Accounts in order: the first one with content gives the example. */
const READERS = ["buyer", "seller", "auctioneer", "staff", "manager"];

export interface Recording {
  readonly replies: ReadonlyMap<OperationId, unknown>;
  /** Calls that failed unexpectedly. */
  readonly problems: readonly string[];
}

/** Returns the replies of a server, fit for the document. */
export async function recordReplies(send: Send): Promise<Recording> {
  const replies = new Map<OperationId, unknown>();
  const keep = (id: OperationId, { status, body }: Answered) => {
    const isFile = body instanceof Uint8Array;
    if (status === 200 && body !== null && !isFile) replies.set(id, fitToPrint(id, body));
  };
  const problems = await recordSuccesses(send, keep, false);
  const readers = await tokensOfTheScene(send);
  for (const id of (Object.keys(operations) as OperationId[]).filter(isRead)) {
    const answers: Answered[] = [];
    for (const token of readers) answers.push(await call(send, id, askedAs(id, token)));
    const succeeded = answers.filter(({ status }) => status === 200);
    const best = succeeded.find(({ body }) => !isEmpty(body?.data));
    if (best) keep(id, best);
    else if (succeeded[0] && !replies.has(id)) keep(id, succeeded[0]);
  }
  problems.push(...(await recordSuccesses(send, keep, true)));
  return { replies, problems };
}

/** Plays the successes of the contract: those that leave the test data, or those that upset them, each on its own. */
async function recordSuccesses(
  send: Send,
  keep: (id: OperationId, answered: Answered) => void,
  upsets: boolean,
): Promise<string[]> {
  const problems: string[] = [];
  let testData: TestData | null = null;
  for (const one of successes) {
    if ((one.upsets ?? false) !== upsets) continue;
    if (!testData || upsets) testData = await createTestData(send);
    const before: Answered[] = [];
    for (const { id, call: given } of one.after ?? [])
      before.push(await call(send, id, given(testData, before)));
    const answered = await call(send, one.id, one.call(testData, before));
    keep(one.id, answered);
    if (answered.status !== 200) problems.push(`${one.id} ${one.says}: ${answered.status} ${answered.text}`);
    for (const { id, call: given } of one.afterwards ?? [])
      before.push(await call(send, id, given(testData, before)));
  }
  return problems;
}

function isRead(id: OperationId): boolean {
  return READS.test(id) && operations[id].tag !== "controls";
}

/** Returns the document's example request, without choices that a scene may lack. */
function askedAs(id: OperationId, token: string): Call {
  const { path, body } = exampleOf(id);
  return { ...(path && { path }), body: typeof body === "object" && body ? withoutChoices(body) : {}, token };
}

function withoutChoices(body: object): object {
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== "filter" && name !== "after"));
}

async function tokensOfTheScene(send: Send): Promise<string[]> {
  const accounts = (await call(send, "listDemoAccounts")).body.data as { id: string; password: string }[];
  const tokens: string[] = [];
  for (const name of READERS) {
    const account = accounts.find(({ id }) => id.startsWith(`${name}@`));
    if (!account) continue;
    const { body } = await call(send, "signin", { body: { id: account.id, password: account.password } });
    tokens.push(body.access_token);
  }
  return tokens;
}

function isEmpty(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0;
  if (typeof data !== "object" || data === null) return data === null || data === undefined;
  const lists = Object.values(data).filter((value) => Array.isArray(value));
  return Object.keys(data).length === 0 || (lists.length > 0 && lists.every((list) => list.length === 0));
}
