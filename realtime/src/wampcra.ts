/** The wampcra login of the backend. */
import { createHmac } from "node:crypto";

/** Returns the answer to a wampcra challenge: HMAC-SHA256 of its text under the shared secret, base64. */
export function signChallenge(secret: string, challenge: string): string {
  return createHmac("sha256", secret).update(challenge).digest("base64");
}
