/** One call of a test data, and what it must be answered. */
import type { OperationId } from "../generated/operations.ts";
import type { Code } from "../src/problem.ts";
import type { TestData } from "./test-data.ts";
import type { Answered, Call } from "./target.ts";

export interface Case {
  readonly id: OperationId;
  readonly says: string;
  /** `before`: what the calls that come before it were answered, in their order. */
  readonly call: (testData: TestData, before: readonly Answered[]) => Call;
  readonly status: number;
  /** Code of the refusal; none for a success. */
  readonly result?: Code;
  /** What a success says instead of `success`: the next step. */
  readonly next?: "verification_required";
  /** Calls that come before it; each is told what those before it were answered. */
  readonly after?: readonly { readonly id: OperationId; readonly call: Case["call"] }[];
  /** Calls that put right what it has done, whatever came of it. */
  readonly afterwards?: Case["after"];
  /** Whether people and lots are gone afterwards: it is played last, and on a test data of its own. */
  readonly upsets?: boolean;
}

/** A call that succeeds. */
export const success = (id: OperationId, call: Case["call"] = () => ({}), says = "answers"): Case => ({
  id,
  says,
  call,
  status: 200,
});

/** A call that is refused. */
export function refused(
  id: OperationId,
  says: string,
  status: number,
  result: Code,
  call: Case["call"],
): Case {
  return { id, says, call, status, result };
}
