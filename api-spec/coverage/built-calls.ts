/** The calls that the contract suite proves. */
import { operations, type OperationId } from "../generated/operations.ts";
import { isPending } from "../src/pending.ts";
import type { Item } from "./items.ts";
import type { Proof } from "./proofs.ts";

/** The file that plays the contract: it has a success and every refusal of each built call, or fails. */
const PLACE = "mock-server/src/contract.test.ts";

/** Returns the specified calls that are not pending: the contract suite proves them. */
export function builtCallProofs(items: readonly Item[]): Proof[] {
  const built = new Set(
    (Object.keys(operations) as OperationId[])
      .filter((id) => !isPending(id))
      .map((id) => `${operations[id].method.toUpperCase()} ${operations[id].path}`),
  );
  return items
    .filter(({ kind, text }) => kind === "call" && built.has(text))
    .map(({ id }) => ({ id, place: PLACE }));
}
