/** The proofs of the secret between backend and router: wampcra for the backend, and the router's own. */
import { createHmac, timingSafeEqual } from "node:crypto";

/** The procedure by which a router proves to the backend that it knows the secret, too. */
export const PROVE = "marsa.router.prove";

/** Returns the answer to a wampcra challenge: HMAC-SHA256 of its text under the shared secret, base64. */
export function signChallenge(secret: string, challenge: string): string {
  return createHmac("sha256", secret).update(challenge).digest("base64");
}

/**
 * Returns a router's proof for the backend's nonce. Another hash than the login's, so that no router gets its proof
 * from a backend by a challenge.
 */
export function proofOfRouter(secret: string, nonce: string): string {
  return createHmac("sha512", secret).update(nonce).digest("base64");
}

/** Returns whether two proofs are equal, in a time that tells nothing of the right one. */
export function isSameProof(right: string, given: string): boolean {
  const [a, b] = [Buffer.from(right), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
