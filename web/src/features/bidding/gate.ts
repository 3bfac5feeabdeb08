import type { Schema } from "@marsa/api-spec/client-problem";
import { type Code, problemMessage } from "@marsa/api-spec/problem";

type Me = Schema<"Me">;
type Missing = NonNullable<Me["gate"]["missing"]>;

/** What keeps a person from bidding: one sentence, and the step that can be taken here. */
export interface Gate {
  readonly missing: Missing;
  readonly sentence: string;
  readonly step: "sign-in" | null;
}

/** The refusal that a bid would meet, so that screen and server say the same words. */
const CODES = {
  registration: "REGISTRATION_REQUIRED",
  verification: "VERIFICATION_REQUIRED",
  profile: "PROFILE_REQUIRED",
  contract: "CONTRACT_REQUIRED",
  review: "STANDBY",
  lock: "PROFILE_LOCKED",
  role: "ROLE_FORBIDDEN",
} as const satisfies Record<Missing, Code>;

/** The gate a person stands before; null when it is open. Reads what the server decided, recomputes nothing. */
export function gateOf(me: Me | null): Gate | null {
  const missing = me === null ? "registration" : me.gate.missing;
  if (missing === null) return null;
  const words = problemMessage(CODES[missing], { ...me?.restriction });
  return {
    missing,
    sentence: words.endsWith(".") ? words : `${words}.`,
    step: missing === "registration" ? "sign-in" : null,
  };
}
