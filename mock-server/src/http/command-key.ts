/** Builds the idempotency key of a call. */
import { hash } from "node:crypto";
import type { OperationId } from "@marsa/api-spec/generated/operations";
import { problems } from "@marsa/api-spec/problem";
import type { CommandKey } from "../store/store.ts";
import type { Code } from "./handler.ts";

interface Keyed {
  readonly user: { readonly id: number };
  readonly headers: { readonly "Idempotency-Key": string };
}

/**
 * Returns the key of a call: a key counts per user and operation. `payload`: the content of the call; the same key
 * with another payload is refused.
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
    payloadHash: hash("sha256", JSON.stringify(payload), "base64url"),
    keepRefusal,
  };
}

/** Whether a refusal is final: decisions about a command are, mistakes of the caller or the call are not. */
function keepRefusal(code: string): boolean {
  const { status } = problems[code as Code];
  return status === 402 || status === 409;
}
