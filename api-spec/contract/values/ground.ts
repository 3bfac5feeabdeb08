/** Makes people and lots of one check, and compares parts of replies. */
import { succeed, type Check, type World } from "../check.ts";
import type { Person } from "../events/connect.ts";
import type { OperationId } from "../../generated/operations.ts";
import type { Answered, Call } from "../target.ts";

export type Draft = Omit<Check, "group">;

/** Deposit of a person, AED. */
export const DEPOSIT = 100_000;
export const START_PRICE = 10_000;
export const STEP = 500;

/** Returns a fresh person with a deposit; `change` as in the body of makeTokens. */
export async function newPerson(world: World, change: object = {}): Promise<Person> {
  return (await dataOf(world, "makeTokens", { body: { count: 1, deposit: DEPOSIT, ...change } }))[0];
}

/** Returns a fresh bidder's token. */
export async function bidder(world: World): Promise<string> {
  return (await newPerson(world)).access_token;
}

/** Returns a fresh open lot. */
export async function lot(world: World, change: object = {}): Promise<number> {
  const body = { count: 1, seconds: 3_600, start_price: START_PRICE, step: STEP, ...change };
  return (await dataOf(world, "makeLots", { body })).ids[0];
}

/** Returns `data` of a reply. */
export async function dataOf(world: World, id: OperationId, given?: Call): Promise<Answered["body"]> {
  return (await succeed(world, id, given)).body.data;
}
