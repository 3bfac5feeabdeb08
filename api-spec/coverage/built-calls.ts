/** The calls that the contract suite proves. */
import { operations } from "../generated/operations.ts";
import type { Item } from "./items.ts";
import type { Proof } from "./proofs.ts";

/** The file that plays the contract: it has a success and every refusal of each call, or fails. */
const PLACE = "mock-server/src/contract.test.ts";

/** Returns the specified calls: the contract suite proves them. */
export function builtCallProofs(items: readonly Item[]): Proof[] {
  const built = new Set(
    Object.values(operations).map(({ method, path }) => `${method.toUpperCase()} ${path}`),
  );
  return items
    .filter(({ kind, text }) => kind === "call" && built.has(text))
    .map(({ id }) => ({ id, place: PLACE }));
}
