import type { Schema } from "@marsa/api-spec/client-problem";
import { day as calendarDay } from "@marsa/api-spec/dates";

type Me = Pick<Schema<"Me">, "gate" | "restriction" | "pstatusMax" | "profiles">;

/** The status of a person on the way to bidding: one word for the tag, one sentence, and the next step. */
export interface Approval {
  tone: "good" | "wait" | "act" | "stop";
  word: string;
  /** Null for an approved person. */
  sentence: string | null;
  step: { to: "/verification" | "/profile/create"; label: string; type?: "buyer" | "seller" } | null;
}

const SELLER_LACKS = { draft: "contract", signed: "review", ok: null } as const;

/** Turns the server's gate into words for the person's own account. */
export function standingOf({ gate, restriction, pstatusMax, profiles }: Me): Approval {
  const seller = profiles.find(({ type }) => type === "seller");
  // A person who only sells lacks nothing on their account.
  const missing = gate.missing === "profile" && seller ? SELLER_LACKS[seller.status] : gate.missing;
  switch (missing) {
    case "registration":
    case "verification":
      return {
        tone: "act",
        word: "Contact not confirmed",
        sentence: "Confirm your email or mobile phone. Then you can create a profile and bid.",
        step: { to: "/verification", label: "Confirm a contact" },
      };
    case "profile":
      return {
        tone: "act",
        word: "No profile yet",
        sentence: "Bidding and selling need a profile: who you are, or which company you act for.",
        step: { to: "/profile/create", label: "Create a profile" },
      };
    case "contract":
      return {
        tone: "act",
        word: "Contract not signed",
        sentence: "Your profile is complete. Only the contract is missing.",
        step: {
          to: "/profile/create",
          label: "Sign the contract",
          type: gate.missing === "profile" ? "seller" : "buyer",
        },
      };
    case "review":
      return {
        tone: "wait",
        word: "Under review",
        sentence: "We look at your profile and tell you when it is approved. You can watch lots meanwhile.",
        step: null,
      };
    case "lock":
      return { tone: "stop", word: "Bidding suspended", sentence: lockSentence(restriction), step: null };
    // The staff need no profile.
    case "role":
    case null:
      return {
        tone: "good",
        word: pstatusMax === "ok" ? "Approved" : "Active",
        sentence: null,
        step: null,
      };
  }
}

function lockSentence(restriction: Me["restriction"]): string {
  const until = restriction?.until ?? null;
  const day = until === null ? "" : ` until ${calendarDay(until)}`;
  const reason = restriction?.reason ? `: ${restriction.reason.replace(/\.$/, "")}` : "";
  return `Bidding is suspended${day}${reason}. You can still win the lots you lead.`;
}
