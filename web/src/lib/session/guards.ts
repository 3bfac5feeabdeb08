import type { Schema } from "@marsa/api-spec/client-problem";

/**
 * Who may see a screen. The guards of the product by name, as functions of the one fact they look at: who is reading.
 * `enter` runs them and turns their verdicts into redirects.
 */

/** The signed-in user; null for a visitor. */
export type Reader = Pick<Schema<"Me">, "roles" | "ustatus" | "pstatusMax"> | null;

/** `on`: the screen is drawn. `signin`: after signing in. `next`: on to where he wanted to go. `account`: a step is missing. */
export type Verdict = "on" | "signin" | "next" | "account" | "not-found";

type Guard = (reader: Reader) => Verdict;

/** Only for a reader that passes; a visitor signs in first, anybody else finds nothing. */
const only =
  (passes: (reader: NonNullable<Reader>) => boolean): Guard =>
  (reader) =>
    reader === null ? "signin" : passes(reader) ? "on" : "not-found";

export const guards = {
  /** Whoever has a token is known by name; nobody is kept out. */
  "set-user": () => "on",
  "signed-in": (reader) => (reader === null ? "signin" : "on"),
  "signed-out-only": (reader) => (reader === null ? "on" : "next"),
  /** A profile that the staff accepted. Whoever has none yet learns on his account which step is missing. */
  "ok-only": (reader) => (reader === null ? "signin" : reader.pstatusMax === "ok" ? "on" : "account"),
  /** The page does not exist for anybody else, visitors included. */
  "backoffice-only": (reader) => (reader?.roles.includes("backoffice") ? "on" : "not-found"),
  admin: only(({ ustatus }) => ustatus === "admin"),
  "buyer-only": only(({ roles }) => roles.includes("buyer")),
  "seller-only": only(({ roles }) => roles.includes("seller")),
  "seller-auctioneer-only": only(({ roles }) => roles.includes("seller") || roles.includes("auctioneer")),
} as const satisfies Record<string, Guard>;

export type GuardName = keyof typeof guards;
