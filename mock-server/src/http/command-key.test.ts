/** Tests of `command-key.ts`. */
import { expect, it } from "vitest";
import { commandKey } from "./command-key.ts";

const caller = { user: { id: 1 }, headers: { "Idempotency-Key": "one-key-of-many" } };
const hashOf = (...payload: string[]) => commandKey("applyRefund", caller, payload).payloadHash;

it("the hash of a payload tells nothing of it, and two payloads of the same words apart", () => {
  expect(hashOf("AE070331234567890123456", "Amal")).toMatch(/^[\w-]{43}$/);
  expect(hashOf("Amal", "Saleh")).toBe(hashOf("Amal", "Saleh"));
  expect(hashOf("Amal Saleh", "Noor")).not.toBe(hashOf("Amal", "Saleh Noor"));
});
