import type { OperationId } from "@marsa/api-spec/generated/operations.ts";
import { problems } from "@marsa/api-spec/problem";
import type { CommandKey } from "../store/store.ts";
import type { Code } from "./handler.ts";

interface Keyed {
  readonly user: { readonly id: number };
  readonly headers: { readonly "Idempotency-Key": string };
}

/**
 * The key of a keyed call: a key counts per user and operation. `payload` is what the call asks for; the same key with
 * another one is refused.
 */
export function commandKey(
  call: OperationId,
  { user, headers }: Keyed,
  payload: readonly (string | number | null)[],
): CommandKey {
  return {
    userId: user.id,
    call,
    key: headers["Idempotency-Key"],
    payloadHash: payload.join(" "),
    keepRefusal,
  };
}

/** What was decided about a command is its answer for good; what was wrong with the caller or the call is not. */
function keepRefusal(code: string): boolean {
  const { status } = problems[code as Code];
  return status === 402 || status === 409;
}
