import type { Schema } from "@marsa/api-spec/client-problem";
import { day as calendarDay } from "@marsa/api-spec/dates";

type Me = Schema<"Me">;
type Missing = NonNullable<Me["gate"]["missing"]>;

/** The next step towards bidding. `urgent`: the person has to act now. Without a screen the step is a call-back. */
export type GateStep =
  | { readonly kind: "sign-in" }
  | {
      readonly kind: "screen";
      readonly path: string;
      /** The address's parameters besides the way back. */
      readonly search: { readonly type?: "buyer" };
      readonly label: string;
      readonly urgent: boolean;
    }
  | { readonly kind: "call-back" };

/** The obstacle to bidding: one sentence, and the next step. */
export interface Gate {
  readonly missing: Missing;
  readonly sentence: string;
  /** Null where the person can do nothing. */
  readonly step: GateStep | null;
}

/** The server's refusals of a bid, word for word: a test compares them with its catalogue. */
const SENTENCES = {
  registration: "Registration is required",
  verification: "Confirm your email or mobile phone first",
  profile: "Profile is required",
  contract: "Sign the contract first",
  review: "Your profile is under review. You can bid as soon as it is approved",
  lock: "Bidding is suspended",
  role: "Your role doesn't allow this",
} as const satisfies Record<Missing, string>;

const screen = (path: string, label: string, urgent = true): GateStep => ({
  kind: "screen",
  path,
  // A seller has a profile already, and makes the one of a buyer beside it.
  search: path === "/profile/create" ? { type: "buyer" } : {},
  label,
  urgent,
});

const STEPS: Readonly<Record<Missing, GateStep | null>> = {
  registration: { kind: "sign-in" },
  verification: screen("/verification", "Confirm email or phone"),
  profile: screen("/profile/create", "Create your profile"),
  contract: screen("/profile/create", "Sign the contract"),
  review: screen("/account", "See your profile", false),
  lock: { kind: "call-back" },
  role: null,
};

/** Returns the obstacle to bidding, as the server decided it; null: none. */
export function gateOf(me: Me | null): Gate | null {
  const missing = me === null ? "registration" : me.gate.missing;
  if (missing === null) return null;
  const words = SENTENCES[missing] + (missing === "lock" ? lockWords(me?.restriction ?? null) : "");
  const sentence = words.endsWith(".") ? words : `${words}.`;
  return { missing, sentence, step: STEPS[missing] };
}

/** " until Nov 30, 2026: Unpaid lot 20113". The last locked day is a calendar day without a zone. */
function lockWords(restriction: Me["restriction"]): string {
  if (restriction === null) return "";
  const { until, reason } = restriction;
  const day = until === null ? "" : ` until ${calendarDay(until)}`;
  return reason === "" ? day : `${day}: ${reason}`;
}
