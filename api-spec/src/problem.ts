/**
 * The catalog of all refusals: HTTP status, title, and the sentence for a person. One catalog, so that server,
 * screens and tests say the same words. Exhaustive over the document's `Code`: a code without a row does not
 * compile.
 */
import type { components } from "../generated/api.d.ts";
import { money } from "./amounts.ts";
import { day, instant } from "./dates.ts";
import { fieldRules } from "./rules.ts";

/** The stable code of a refusal. */
export type Code = components["schemas"]["Code"];
/** A refusal on the wire (RFC 9457). */
export type Problem = components["schemas"]["Problem"];

/** Facts of a refusal, by code. */
export type Details = Readonly<Record<string, unknown>>;

interface Entry {
  readonly status: number;
  /** The kind of refusal in a few words, the same for every occurrence. */
  readonly title: string;
  /** The sentence for a person, made from the details alone. */
  readonly message: string | ((details: Details) => string);
}

/** The code of a failure without a better one. */
const TRY_LATER = "Error, please try again later";

/** The reason for an unavailable server, by `details.status`. */
const UNAVAILABLE: Readonly<Record<string, string>> = {
  starting: "The server is starting. Please, try again in a moment",
  standby: "Another server works for this house. This one takes over when that one ends",
  recovering:
    "Bids are closed while our records are checked. Nothing was changed. Please, try again in a moment",
  read_only: "Nothing can be stored at present. Nothing was changed. Please, try again in a moment",
  damaged: "This lot is closed while our staff check its records. Nothing was changed",
};

/** Why somebody else has to decide, by `details.tie`. */
const SECOND_PERSON: Readonly<Record<string, string>> = {
  asker: "You asked for this: a second person has to sign it",
  person: "This is your own account: somebody else has to decide it",
  document: "You and the client share a document: somebody else has to decide it",
  account: "You and the client share a bank account: somebody else has to decide it",
  phone: "You and the client share a phone: somebody else has to decide it",
  address: "You and the client share an address: somebody else has to decide it",
};

/** The ways to prove who one is, in words. */
const WAYS: Readonly<Record<string, string>> = {
  password: "your password",
  totp: "a code of your authenticator app",
  passkey: "a passkey",
  recovery: "a recovery code",
};

/** Code -> status, title, sentence. The document names the `details` of a sentence beside its code. */
export const problems = {
  BAD_REQUEST: { status: 400, title: "Unreadable request", message: "Sending request error" },
  UNAUTHORIZED: {
    status: 401,
    title: "Not signed in",
    message: ({ reason }) =>
      reason === "credentials" ? "This contact and password don't belong together" : "Error: unauthorized",
  },
  DEPOSIT_REQUIRED: {
    status: 402,
    title: "Deposit too small",
    message: ({ top_up, purpose }) => {
      const what =
        purpose === "question"
          ? "Questions are for people whose deposit allows a bid on this lot"
          : `Your deposit doesn't cover this ${purpose === "payment" ? "payment" : "bid"}`;
      return typeof top_up === "number" ? `${what}. Add ${aed(top_up)}` : what;
    },
  },
  REGISTRATION_REQUIRED: { status: 403, title: "No account", message: "Registration is required" },
  VERIFICATION_REQUIRED: {
    status: 403,
    title: "No verified contact",
    message: "Confirm your email or mobile phone first",
  },
  PROFILE_REQUIRED: { status: 403, title: "No profile", message: "Profile is required" },
  CONTRACT_REQUIRED: { status: 403, title: "Contract not signed", message: "Sign the contract first" },
  STANDBY: {
    status: 403,
    title: "Profile under review",
    message: "Your profile is under review. You can bid as soon as it is approved",
  },
  PROFILE_LOCKED: {
    status: 403,
    title: "Bidding suspended",
    message: ({ reason, until }) =>
      `Bidding is suspended${typeof until === "string" ? ` until ${day(until)}` : ""}` +
      (typeof reason === "string" && reason !== "" ? `: ${reason}` : ""),
  },
  ROLE_FORBIDDEN: { status: 403, title: "Not allowed", message: "Your role doesn't allow this" },
  OWN_LOT: { status: 403, title: "Own lot", message: "You can't bid on your own lot" },
  CONFIRM_REQUIRED: {
    status: 403,
    title: "Confirmation needed",
    message: ({ ways }) => {
      const words = Array.isArray(ways) ? ways.map((way) => WAYS[String(way)]) : [];
      return `Confirm with ${words.join(" or ") || WAYS["password"]} first`;
    },
  },
  NOT_FOUND: { status: 404, title: "Not found", message: "Not found" },
  NO_SUCH_CALL: {
    status: 404,
    title: "No such call",
    message: ({ nearest }) =>
      `The API has no call at this address${typeof nearest === "string" ? `. The nearest is ${nearest}` : ""}`,
  },
  METHOD_NOT_ALLOWED: { status: 405, title: "Method not allowed", message: "Sending request error" },
  BODY_TOO_SLOW: {
    status: 408,
    title: "Request too slow",
    message: "Your request took too long to arrive. Please, try again",
  },
  LOT_NOT_OPEN: {
    status: 409,
    title: "Bidding not open",
    message: ({ opens_at, paused, lane_paused, only }) => {
      if (typeof paused === "string") return `All auctions are paused: ${paused}`;
      if (typeof lane_paused === "string") return `The lane is paused: ${lane_paused}`;
      if (only === "max") return "Before its turn in the lane this lot takes stored maximums only";
      if (typeof opens_at === "string") return `Bidding opens on ${instant(opens_at)}`;
      return "Bidding is not open yet";
    },
  },
  LOT_CLOSED: {
    status: 409,
    title: "Bidding closed",
    message: ({ late_ms }) =>
      typeof late_ms === "number"
        ? `Your bid arrived ${lateness(late_ms)} after close`
        : "Bidding on this lot has ended",
  },
  ALREADY_LEADING: {
    status: 409,
    title: "Already leading",
    message: "You are leading already. You can raise your maximum",
  },
  BID_TOO_LOW: { status: 409, title: "Bid too low", message: "The bid is below the allowable one" },
  MAX_NOT_HIGHER: {
    status: 409,
    title: "Maximum not higher",
    message: "Your new maximum must be higher than the one you have",
  },
  USE_BUY_NOW: {
    status: 409,
    title: "Buy-now price reached",
    message: "This is the buy-now price or more. Buy the lot now instead",
  },
  BUY_NOW_CLOSED: {
    status: 409,
    title: "Buy now not open",
    message: "This lot can't be bought now any more",
  },
  NO_PROXY: {
    status: 409,
    title: "No stored maximum",
    message: ({ window_s }) =>
      typeof window_s === "number"
        ? `Your maximum can't be removed in the last ${duration(window_s)} before the end`
        : "There is no stored maximum to remove",
  },
  STALE: {
    status: 409,
    title: "Changed meanwhile",
    message: ({ buy_now }) =>
      typeof buy_now === "number"
        ? `The buy-now price is ${aed(buy_now)} now. Look again, then buy it if you still want to`
        : "This has changed in the meantime. Look again, then repeat it if you still want to",
  },
  QUESTIONS_CLOSED: {
    status: 409,
    title: "Questions closed",
    message: ({ most }) =>
      typeof most === "number"
        ? `${most} of your questions on this lot wait for an answer, which is the most`
        : "Questions on this lot are closed",
  },
  LOT_IN_GROUP: {
    status: 409,
    title: "Lot in a group",
    message: "This lot is in your group “One of these”. Change or end the group to bid on the lot by itself",
  },
  LOT_HAS_BIDS: { status: 409, title: "Lot has bids", message: "There are bids on this lot already" },
  LAST_LOT: {
    status: 409,
    title: "Last lot",
    message: "No other lot is left in this lane. Let the lot pass, or disable it with a reason",
  },
  ALREADY_RELISTED: {
    status: 409,
    title: "Already relisted",
    message: "Auction has been already relisted",
  },
  LOT_CLAIMED: {
    status: 409,
    title: "Lot in other hands",
    message: ({ by, until }) =>
      typeof by === "string" && typeof until === "string"
        ? `${by} checks this lot until ${instant(until)}. Nothing was changed`
        : "Someone else checks this lot. Nothing was changed",
  },
  MIN_PRICE_RULE: {
    status: 409,
    title: "Minimum price fixed",
    message: ({ rule, most, window_s }) => {
      if (rule === "lower") return "The minimum price can only be lowered";
      if (rule === "reached") return "The minimum price is reached already";
      if (rule === "twice") return "The minimum price has been lowered twice since the first bid";
      if (typeof most === "number") return `Lower the minimum price by 5 % at least, to ${aed(most)} or less`;
      if (typeof window_s === "number") {
        return `The minimum price can't be changed in the last ${duration(window_s)} before the end`;
      }
      return "The minimum price can't be changed in this way now";
    },
  },
  REVIEW_ENDED: { status: 409, title: "Review ended", message: "The time to decide is over" },
  OFFER_CLOSED: {
    status: 409,
    title: "Offer closed",
    message: ({ rule, most }) => {
      if (rule === "waiting") return "Your last offer still waits for an answer";
      if (rule === "most" && typeof most === "number")
        return `You have made ${most} offers, which is the most`;
      if (rule === "late") return "The time to offer it to another bidder is over. List it again";
      if (rule === "nobody") return "No other bidder can be asked. List it again";
      if (rule === "minimum") return "The next bid is below the seller's minimum price. The seller decides";
      if (rule === "none") return "There is no offer to answer yet";
      return "This offer is no longer open";
    },
  },
  PICKUP_TAKEN: {
    status: 409,
    title: "Time not free",
    message: "This time is no longer free. Choose another one",
  },
  PICKUP_FIXED: {
    status: 409,
    title: "Appointment fixed",
    message: ({ hours }) =>
      typeof hours === "number"
        ? `An appointment can be changed until ${hours} hours before it`
        : "This appointment can no longer be changed",
  },
  QUOTE_EXPIRED: {
    status: 409,
    title: "Quote expired",
    message: "This quote is no longer valid. Ask for new ones",
  },
  PAYOUT_WAITS: {
    status: 409,
    title: "Account too new",
    message: ({ until }) =>
      typeof until === "string"
        ? `This account is new: it takes payouts from ${instant(until)}`
        : "This account is too new for a payout",
  },
  SECOND_PERSON_REQUIRED: {
    status: 403,
    title: "Second person needed",
    message: ({ tie }) => {
      const why = typeof tie === "string" ? SECOND_PERSON[tie] : undefined;
      return why ?? "This needs the signature of a second person";
    },
  },
  FACTOR_REQUIRED: {
    status: 403,
    title: "Second factor needed",
    message: ({ has_none, person_has_none }) => {
      if (person_has_none === true) return "This person has no two-step sign-in";
      if (has_none === true) return "Set up an app or a passkey first";
      return "Your role needs two-step sign-in. Add another way before you remove this one";
    },
  },
  ACCOUNT_BUSY: {
    status: 409,
    title: "Account in use",
    message: "There are bids, decisions or payments open on this account",
  },
  KEY_REUSED: {
    status: 409,
    title: "Key used before",
    message: "This was sent before with other content. Please, try again",
  },
  TOO_LARGE: {
    status: 413,
    title: "Too large",
    message: ({ size_mb }) =>
      typeof size_mb === "number" ? fieldRules.fileSize(size_mb) : "The request is too large",
  },
  UNSUPPORTED_TYPE: {
    status: 415,
    title: "Unsupported type",
    message: ({ expected }) =>
      typeof expected === "string" ? `Send the body as ${expected}` : "Unsupported file type",
  },
  VALIDATION: {
    status: 422,
    title: "Fields break their rules",
    message: ({ errors }) => firstSentence(errors) ?? "Please, check the fields",
  },
  CODE_WRONG: { status: 422, title: "Wrong code", message: "This code is not the right one" },
  CODE_EXPIRED: { status: 422, title: "Code expired", message: "This code has expired. Ask for a new one" },
  UPGRADE_REQUIRED: {
    status: 426,
    title: "WebSocket needed",
    message: "This address takes WebSocket connections only",
  },
  RATE_LIMITED: {
    status: 429,
    title: "Too many attempts",
    message: ({ retry_s }) =>
      typeof retry_s === "number"
        ? `Too many attempts. Try again in ${duration(retry_s)}`
        : "Too many attempts",
  },
  INTERNAL: { status: 500, title: "Server error", message: TRY_LATER },
  UNAVAILABLE: {
    status: 503,
    title: "Not available now",
    message: ({ status }) => UNAVAILABLE[String(status)] ?? TRY_LATER,
  },
} as const satisfies Record<Code, Entry>;

/** Returns the sentence for a person, from the code and its facts. */
export function problemMessage(code: Code, details: Details = {}): string {
  const { message }: Entry = problems[code];
  return typeof message === "string" ? message : message(details);
}

/** Returns a refusal for the wire. `requestId` names its request. */
export function problemOf(code: Code, details: Details, requestId: string): Problem {
  const { status, title } = problems[code];
  return {
    type: `https://marsa.test/problems/${code.toLowerCase().replaceAll("_", "-")}`,
    title,
    status,
    result: code,
    message: problemMessage(code, details),
    details: { ...details },
    request_id: requestId,
  };
}

function aed(amount: number): string {
  return `AED ${money(amount)}`;
}

/** Returns milliseconds for people: "0.41 s", "3 min", "2 h", "5 days". */
function lateness(ms: number): string {
  return ms < 60_000 ? `${(ms / 1000).toFixed(2)} s` : duration(Math.floor(ms / 1000));
}

/** Returns whole seconds in the largest unit that fits: "45 s", "3 min", "2 h", "5 days". */
function duration(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.round(seconds / 60)} min`;
  if (seconds < 48 * 3600) return `${Math.round(seconds / 3600)} h`;
  return `${Math.round(seconds / 86_400)} days`;
}

function firstSentence(errors: unknown): string | null {
  const first: unknown = Array.isArray(errors) ? errors[0] : null;
  if (typeof first !== "object" || first === null || !("message" in first)) return null;
  return typeof first.message === "string" ? first.message : null;
}
