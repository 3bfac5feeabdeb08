/**
 * Each call that names something of a person, made by a stranger with the right role. The cases of the contract make
 * the thing and show afterwards that its owner's call still works.
 */
import { isDeepStrictEqual } from "node:util";
import { successes } from "@marsa/api-spec/contract/cases/cases";
import type { Case } from "@marsa/api-spec/contract/base/case";
import { createTestData, type TestData } from "@marsa/api-spec/contract/base/test-data";
import { call, newKey, type Answered, type Call, type Send } from "@marsa/api-spec/contract/base/target";
import { operations, type OperationId } from "@marsa/api-spec/generated/operations";
import { describe, expect, it } from "vitest";
import { openTestApp } from "../test-support/app.ts";
import { isStaffWork, namesOthers, OWNED, type Owned, SHARED, withUnknownIds } from "./owned-calls.ts";

const PASSWORD = "harbour-light";
/** Two hundred calls with their settings: half a minute alone, more beside other tests. ms. */
const LONGEST_MS = 600_000;

interface Outcome {
  readonly stranger: Answered;
  readonly unknown: Answered;
  readonly owner: Answered;
}

/** Returns the case of a call that names a thing; two cases of the contract name none. */
function caseOf(id: Owned): Case {
  const found = successes.find((one) => one.id === (id === "saveLot" ? "getLotDraft" : id));
  if (!found) throw new Error(`The contract has no case of ${id}`);
  if (id === "saveLot") {
    const fields = { kind: "vehicle", mark: "toyota" };
    return { ...found, id, call: (...given) => ({ ...found.call(...given), body: { fields } }) };
  }
  if (id !== "getBidByKey") return found;
  const key = newKey();
  return {
    ...found,
    after: [
      {
        id: "makebid",
        call: ({ bidder, keyLot }) => ({ token: bidder, key, body: { id_auction: keyLot, price: 1_000 } }),
      },
    ],
    call: ({ bidder }) => ({ token: bidder, path: { key } }),
  };
}

/** Plays the settings of a case, then the call of a stranger, the call of an unknown thing, and the owner's call. */
async function play(send: Send, one: Case, data: TestData): Promise<Outcome> {
  const before: Answered[] = [];
  for (const step of one.after ?? []) before.push(await call(send, step.id, step.call(data, before)));
  const given = one.call(data, before);
  const token = await strangerFor(send, one.id);
  const foreign = await strangersCall(send, given, token);
  const stranger = await call(send, one.id, { ...foreign, key: newKey() });
  const unknown = await call(send, one.id, { ...withUnknownIds(foreign), key: newKey() });
  const owner = await call(send, one.id, given);
  for (const step of one.afterwards ?? []) await call(send, step.id, step.call(data, before));
  return { stranger, unknown, owner };
}

/** Makes a person with the role of the call who owns nothing. */
async function strangerFor(send: Send, id: OperationId): Promise<string> {
  const roles: readonly string[] = operations[id].roles;
  const as = roles.includes("seller") ? "seller" : roles.includes("auctioneer") ? "auctioneer" : "buyer";
  const body = { count: 1, deposit: 100_000, as, password: PASSWORD };
  return (await call(send, "makeTokens", { body })).body.data[0].access_token;
}

/** The same call with the stranger's own token, and their own password where it has to be repeated. */
async function strangersCall(send: Send, given: Call, token: string): Promise<Call> {
  if (given.headers?.["x-confirm"] === undefined) return { ...given, token };
  const { body } = await call(send, "confirmPassword", { token, body: { password: PASSWORD } });
  return { ...given, token, headers: { ...given.headers, "x-confirm": body.data.confirm } };
}

const replyOf = ({ status, body }: Answered) => ({
  status,
  result: body?.result,
  message: body?.message,
  // The key of a bid is the caller's own word.
  ...(status === 200 && { data: { ...body?.data, key: null } }),
});

let played: Promise<ReadonlyMap<Owned, Outcome>> | null = null;

/** Plays all cases once, in whichever test comes first. */
function outcomesOf(): Promise<ReadonlyMap<Owned, Outcome>> {
  return (played ??= playAll());
}

async function playAll(): Promise<ReadonlyMap<Owned, Outcome>> {
  const { app } = await openTestApp({ env: { limits: false }, jobs: true });
  const send: Send = async (path, init) => app.request(path, init);
  await call(send, "playScene", { body: { name: "quiet" } });
  const cases = OWNED.map(caseOf);
  const outcomes = new Map<Owned, Outcome>();
  let data = await createTestData(send);
  for (const one of [...cases.filter(({ upsets }) => !upsets), ...cases.filter(({ upsets }) => upsets)]) {
    if (one.upsets) data = await createTestData(send);
    outcomes.set(one.id as Owned, await play(send, one, data));
  }
  return outcomes;
}

it("every call that names something is listed as somebody's or as everybody's", () => {
  const ids = Object.keys(operations) as OperationId[];
  const listed = new Set<OperationId>([...OWNED, ...SHARED]);
  expect(ids.filter((id) => namesOthers(id) && !isStaffWork(id) && !listed.has(id))).toEqual([]);
});

describe("something of another person", () => {
  it(
    "no call gives a stranger more than an unknown number does",
    async () => {
      const outcomes = await outcomesOf();
      const telling = OWNED.flatMap((id) => {
        const stranger = replyOf(outcomes.get(id)!.stranger);
        const unknown = replyOf(outcomes.get(id)!.unknown);
        // Everybody sees the lot; that it has no maximum of the caller's own is their own fact.
        if (id === "removeProxy" && stranger.result === "NO_PROXY") return [];
        return isDeepStrictEqual(stranger, unknown) ? [] : [{ id, stranger, unknown }];
      });
      expect(telling).toEqual([]);
    },
    LONGEST_MS,
  );

  it(
    "a stranger's call leaves it as it was",
    async () => {
      const outcomes = await outcomesOf();
      const lost = OWNED.filter((id) => outcomes.get(id)!.owner.status !== 200);
      expect(lost.map((id) => [id, replyOf(outcomes.get(id)!.owner)])).toEqual([]);
    },
    LONGEST_MS,
  );
});
