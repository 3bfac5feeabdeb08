import { money } from "@marsa/api-spec/amounts";
import type { Schema } from "@marsa/api-spec/client-problem";

type Me = Pick<Schema<"Me">, "gate" | "has_bid" | "pstatusMax" | "email_verified" | "phone_verified">;

export type StepName = "contact" | "profile" | "contract" | "review" | "deposit";

/** One step to a first bid, with the words of a done one and of one to take. */
export interface FirstBidStep {
  readonly name: StepName;
  readonly title: string;
  readonly hint: string;
  /** "your profile", after "Next:". */
  readonly word: string;
  /** The full text of its button; null: nothing to do. */
  readonly label: string | null;
  /** How long it takes, minutes. */
  readonly minutes: number;
}

export interface FirstBid {
  readonly steps: readonly FirstBidStep[];
  /** The step to take now, from 0. */
  readonly now: number;
}

const NAMES = ["contact", "profile", "contract", "review", "deposit"] as const satisfies readonly StepName[];

const AT = {
  verification: 0,
  profile: 1,
  contract: 2,
  review: 3,
} as const;

/**
 * Returns the steps to a first bid; null: the person has bid, has enough for a bid, or may never bid.
 * @param totalAed the deposit; null: not known yet
 * @param leastAed what the cheapest bid holds
 */
export function firstBidOf(me: Me, totalAed: number | null, leastAed: number): FirstBid | null {
  const now = stepNow(me, totalAed !== null && totalAed < leastAed);
  if (now === null) return null;
  return { steps: NAMES.map((name, at) => stepOf(name, at < now, me, leastAed)), now };
}

function stepNow({ gate: { missing }, has_bid, pstatusMax }: Me, isShort: boolean): number | null {
  if (has_bid) return null;
  if (missing === null) return isShort ? 4 : null;
  if (missing === "registration" || missing === "lock" || missing === "role") return null;
  // A person who made a profile to sell has not asked to bid.
  if (missing === "profile" && pstatusMax !== null) return null;
  return AT[missing];
}

function stepOf(name: StepName, done: boolean, me: Me, leastAed: number): FirstBidStep {
  switch (name) {
    case "contact":
      return {
        name,
        title: "Email and phone",
        hint: done ? confirmed(me) : "Enter the code that we sent, 1 minute",
        word: "your email or phone",
        label: "Confirm your email or phone",
        minutes: 1,
      };
    case "profile":
      return {
        name,
        title: "Your profile",
        hint: done ? "Complete" : "Emirates ID or passport at hand, 3 minutes",
        word: "your profile",
        label: "Continue with your profile",
        minutes: 3,
      };
    case "contract":
      return {
        name,
        title: "Contract",
        hint: done ? "Signed" : "Read and sign, 1 minute",
        word: "your contract",
        label: "Sign the contract",
        minutes: 1,
      };
    case "review":
      return {
        name,
        title: "Check by staff",
        hint: done ? "Approved" : "Nothing to do. We tell you when it is done",
        word: "the check by our staff",
        label: null,
        minutes: 0,
      };
    case "deposit":
      return {
        name,
        title: "Deposit",
        hint: `From AED ${money(leastAed)}`,
        word: "your deposit",
        label: "Top up your deposit",
        minutes: 1,
      };
  }
}

function confirmed({ email_verified, phone_verified }: Me): string {
  if (email_verified && phone_verified) return "Both confirmed";
  return email_verified ? "Email confirmed" : "Mobile phone confirmed";
}

/** "about 3 minutes"; for a step without work: "nothing to do". */
export function minutesText(minutes: number): string {
  if (minutes === 0) return "nothing to do";
  return minutes === 1 ? "about 1 minute" : `about ${minutes} minutes`;
}

/** The time of the steps to come, minutes. */
export function minutesLeft({ steps, now }: FirstBid): number {
  return steps.slice(now).reduce((sum, { minutes }) => sum + minutes, 0);
}
