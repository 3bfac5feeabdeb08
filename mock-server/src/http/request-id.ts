import { randomBytes } from "node:crypto";

/** Out: names for requests, short enough to read out on the phone, unlike any of another run of the server. */
export function createRequestIds(): () => string {
  const run = randomBytes(3).toString("hex");
  let count = 0;
  return () => `${run}-${(++count).toString(36)}`;
}
