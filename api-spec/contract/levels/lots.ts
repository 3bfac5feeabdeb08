/** Reads lots of any server for comparison. */
import type { components } from "../../generated/api.d.ts";
import { Broken } from "../base/broken.ts";
import { succeed, type World } from "../base/check.ts";
import type { OperationId } from "../../generated/operations.ts";
import type { Call } from "../base/target.ts";

type Wire = components["schemas"];
export type Card = Wire["LotCard"];
export type PublicLot = Wire["LotPublic"];

/** Returns `data` of a reply. */
export async function read<Data>(world: World, id: OperationId, given?: Call): Promise<Data> {
  return (await succeed(world, id, given)).body.data as Data;
}

export interface Page {
  readonly items: readonly Card[];
  readonly total: number;
  readonly next: string | null;
}

export async function list(world: World, body: object): Promise<Page> {
  return read<Page>(world, "listLots", { body });
}

/** How often a comparison is tried while bids arrive. */
const MOST_TRIES = 4;

/**
 * Compares two readings of one thing. While bids arrive, two readings may differ: then both are repeated.
 * @param compare Returns the difference, or null.
 */
export async function settled(compare: () => Promise<string | null>): Promise<void> {
  let found: string | null = null;
  for (let i = 0; i < MOST_TRIES; i++) if ((found = await compare()) === null) return;
  throw new Broken(found ?? "");
}
