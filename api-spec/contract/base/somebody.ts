/** A new person for a sign-up. */
import { randomInt } from "node:crypto";
import { newKey } from "./target.ts";

export const somebody = () => ({
  firstName: "Omar",
  lastName: "Haddad",
  phone: `+97156${String(randomInt(10_000_000)).padStart(7, "0")}`,
  email: `${newKey()}@contract.marsa.test`,
  password: "another-password",
  adult: true,
  terms: "contract",
});
