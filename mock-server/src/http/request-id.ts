/** Names requests. */
import { randomBytes } from "node:crypto";

/** Returns ids for requests, short enough to read out on the phone, unique across runs of the server. */
export function createRequestIds(): () => string {
  const run = randomBytes(3).toString("hex");
  let count = 0;
  return () => `${run}-${(++count).toString(36)}`;
}
