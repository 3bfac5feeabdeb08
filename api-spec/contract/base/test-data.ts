/** Makes the people and lots on which checks run, by the controls of the server under test. */
import { Broken, describe } from "./broken.ts";
import { makeNewcomer, type Newcomer } from "./newcomer.ts";
import { PERSON_KINDS, type PersonKind } from "./people.ts";
import { call, type Answered, type Answers, type Call, type Send } from "./target.ts";
import type { OperationId } from "../../generated/operations.ts";

export interface TestData {
  /** The auction clock of the server at the start, ms since 1970 UTC; it may differ from ours. */
  readonly now: number;
  /** Tokens: two approved bidders with a deposit, one without, and one who signs out. */
  readonly bidder: string;
  readonly rival: string;
  readonly poor: string;
  readonly leaver: string;
  /** A token of each kind of people. */
  readonly people: Readonly<Record<PersonKind, string>>;
  /** Open lots of AED 1,000 with a step of 100, without and with a buy-now price of 5,000. */
  readonly lot: number;
  readonly buyNowLot: number;
  /** Another lot with that buy-now price, to be bought. */
  readonly boughtLot: number;
  /** An open lot for bids under one key, and another for the bidding obstacles. */
  readonly keyLot: number;
  readonly gateLot: number;
  /** An open lot for a maximum that is removed. */
  readonly proxyLot: number;
  /** A seller's token, and two open lots of theirs with a minimum of AED 3,000. */
  readonly seller: string;
  readonly sellerId: number;
  readonly saleLots: readonly [priced: number, bidOn: number];
  /** id_profile of a person who is locked and unlocked. */
  readonly client: number;
  /** Seven open lots for lists: ids by kind and start price, as in LISTED. */
  readonly listed: readonly number[];
  /** An open lot with secret reserve and stored maximum, and the token of the maximum's owner. */
  readonly secretLot: number;
  readonly secretBidder: string;
  readonly account: { readonly id: string; readonly password: string };
  /** A person who has just signed up. Throws Broken where nobody can. */
  readonly newcomer: Newcomer;
}

/** A call on the test data. */
export interface Step {
  readonly id: OperationId;
  /** @param before The replies to the earlier calls, in order. */
  readonly call: (testData: TestData, before: Answers) => Call;
}

/** Primes that occur nowhere else, so that a leak is found. AED. */
export const SECRET = { reserve: 6_700_417, maximum: 104_729 } as const;

/** The lots of `TestData.listed`. */
export const LISTED = [
  { kind: "vehicle", start_price: 1_000, count: 2 },
  { kind: "vehicle", start_price: 3_000, count: 2 },
  { kind: "apartment", start_price: 2_000, count: 2 },
  { kind: "apartment", start_price: 4_000, count: 1 },
] as const;

const DEPOSIT_AED = 1_000_000;

/** The password of the bidders, which confirms who they are. */
export const PASSWORD = "harbour-light";

/**
 * Makes people and lots on the server.
 * @throws Broken when people or lots cannot be made.
 */
export async function createTestData(send: Send): Promise<TestData> {
  const make = async (id: OperationId, given?: Call): Promise<Answered["body"]> => {
    const answered = await call(send, id, given);
    if (answered.status >= 300) throw new Broken(`No test data: ${describe(answered)}`);
    return answered.body;
  };
  const made = async (id: OperationId, given?: Call): Promise<Answered["body"]> =>
    (await make(id, given)).data;
  const tokens = async (count: number, deposit: number, as: PersonKind = "buyer"): Promise<string[]> => {
    const people = await made("makeTokens", { body: { count, deposit, as, password: PASSWORD } });
    return people.map(({ access_token }: { access_token: string }) => access_token);
  };
  const lots = async (change: object, count = 1): Promise<number[]> => {
    const plain = { seconds: 3_600, start_price: 1_000, step: 100 };
    return (await made("makeLots", { body: { ...plain, ...change, count } })).ids;
  };

  const now = Date.parse((await made("getClock")).now);
  const kinds = PERSON_KINDS.map(async (kind) => [kind, (await tokens(1, DEPOSIT_AED, kind))[0]!] as const);
  const ofSeller = async () => {
    const [person] = await made("makeTokens", { body: { count: 1, as: "seller" } });
    const { access_token: token, id_user } = person;
    return [token, id_user, await lots({ min_price: 3_000, seller: id_user }, 2)] as const;
  };
  const madeClient = async () => {
    const [token = ""] = await tokens(1, DEPOSIT_AED);
    return (await call(send, "getMe", { token })).body?.data?.id_profile ?? 0;
  };
  // At once, and in any order: most of each call is a wait for the disk.
  const [
    [bidder = "", rival = "", leaver = "", secretBidder = ""],
    [poor = ""],
    entries,
    [lot = 0, keyLot = 0, gateLot = 0, proxyLot = 0],
    [buyNowLot = 0, boughtLot = 0],
    [secretLot = 0],
    [seller, sellerId, [priced = 0, bidOn = 0]],
    client,
    listed,
    [{ id, password }],
    newcomer,
  ] = await Promise.all([
    tokens(4, DEPOSIT_AED),
    tokens(1, 0),
    Promise.all(kinds),
    lots({}, 4),
    lots({ buy_now: 5_000 }, 2),
    lots({ min_price: SECRET.reserve }),
    ofSeller(),
    madeClient(),
    Promise.all(LISTED.map(({ count, ...change }) => lots(change, count))),
    made("listDemoAccounts"),
    makeNewcomer(make).catch((error: unknown) => error),
  ]);
  const people = Object.fromEntries(entries) as Record<PersonKind, string>;
  const body = { id_auction: secretLot, price: SECRET.maximum, mode: "max" };
  await call(send, "makebid", { token: secretBidder, body });
  return {
    now,
    bidder,
    rival,
    poor,
    leaver,
    people,
    lot,
    buyNowLot,
    boughtLot,
    keyLot,
    gateLot,
    proxyLot,
    seller,
    sellerId,
    client,
    saleLots: [priced, bidOn],
    listed: listed.flat(),
    secretLot,
    secretBidder,
    account: { id, password },
    get newcomer(): Newcomer {
      if (newcomer instanceof Error) throw newcomer;
      return newcomer as Newcomer;
    },
  };
}
