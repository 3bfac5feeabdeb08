/** Makes people and lots of one check, and compares parts of replies. */
import { Broken } from "../base/broken.ts";
import { succeed, type Check, type World } from "../base/check.ts";
import type { Person } from "../base/connect.ts";
import type { OperationId } from "../../generated/operations.ts";
import type { Answered, Call } from "../base/target.ts";

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

/** How often notices are read until one has come, and the pause before each time. */
const MOST_LOOKS = 60;
const LOOK_MS = 50;

/** Returns a person's notices as soon as one is of this kind: notices are written a moment after their act. */
export async function noticesOf(world: World, token: string, kind: string): Promise<Answered["body"][]> {
  for (let i = 0; i < MOST_LOOKS; i++) {
    const { items } = await dataOf(world, "listNotifications", { token });
    if (items.some((notice: { kind: string }) => notice.kind === kind)) return items;
    await new Promise((resume) => setTimeout(resume, LOOK_MS));
  }
  throw new Broken(`No notice of ${kind} within ${(MOST_LOOKS * LOOK_MS) / 1_000} s`);
}
