import { operations, type OperationId } from "../generated/operations.ts";
import { isPending } from "../src/pending.ts";
import type { Item } from "./items.ts";
import type { Proof } from "./proofs.ts";

/** Where the contract is played: it has a success and every refusal of each call that is built, or it fails. */
const PLACE = "mock-server/src/contract.test.ts";

/** A call of the specification is proven by the contract's suite as soon as it is not pending any more. */
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
