/** One call on the test data, and its expected reply. */
import type { OperationId } from "../../generated/operations.ts";
import type { Code } from "../../src/problem.ts";
import type { World } from "./check.ts";
import type { Step } from "./test-data.ts";
import { call, type Answered, type Answers, type Call } from "./target.ts";

export interface Case extends Step {
  readonly says: string;
  readonly status: number;
  /** Code of the refusal; none for a success. */
  readonly result?: Code;
  /** The word of a success in place of `success`: the next step. */
  readonly next?: "verification_required";
  /** Earlier calls; each gets the replies before it. */
  readonly after?: readonly Step[];
  /** Calls that restore the changes, after any result. */
  readonly afterwards?: readonly Step[];
  /** Whether people and lots are gone afterwards: the case runs last, on test data of its own. */
  readonly upsets?: boolean;
}

/** An id that nothing has. */
export const UNKNOWN_ID = 2_147_483_647;

/** A call that succeeds. */
export const success = (id: OperationId, given: Case["call"] = () => ({}), says = "answers"): Case => ({
  id,
  says,
  call: given,
  status: 200,
});

/** A call that is refused. */
export function refused(
  id: OperationId,
  says: string,
  status: number,
  result: Code,
  given: Case["call"],
): Case {
  return { id, says, call: given, status, result };
}

/** Makes the calls before a case, acts with the call of the case, and makes the calls after it. */
export async function onGround<Result>(
  world: World,
  { after = [], afterwards = [], call: own }: Case,
  act: (given: Call) => Promise<Result>,
): Promise<Result> {
  const before: Answered[] = [];
  // Whatever is wrong with a reply to these calls is found by the cases of their own operations.
  const make = async (steps: readonly Step[]) => {
    for (const { id, call: given } of steps)
      before.push(await call(world.send, id, filledIn(given, world, before)));
  };
  try {
    await make(after);
    return await act(filledIn(own, world, before));
  } finally {
    await make(afterwards);
  }
}

/** Asks for test data only where the case uses them. */
function filledIn(given: Case["call"], world: World, before: Answers): Call {
  return given.length === 0 ? (given as () => Call)() : given(world.testData, before);
}
