import type { Schema } from "@marsa/api-spec/client-problem";

/** The guards of the screens by name, as functions of the user. `enter` turns their verdicts into redirects. */

/** The signed-in user; null for a visitor. */
export type Reader = Pick<Schema<"Me">, "roles" | "ustatus" | "pstatusMax"> | null;

/**
 * `on`: the screen is drawn. `signin`: sign in first. `next`: go on to the `next` page. `account`: a step of the
 * account is missing.
 */
export type Verdict = "on" | "signin" | "next" | "account" | "not-found";

type Guard = (reader: Reader) => Verdict;

/** Lets these readers in; a visitor signs in first, for anybody else the page does not exist. */
const only =
  (passes: (reader: NonNullable<Reader>) => boolean): Guard =>
  (reader) =>
    reader === null ? "signin" : passes(reader) ? "on" : "not-found";

export const guards = {
  /** Everybody may enter; the screen shows who is signed in. */
  "set-user": () => "on",
  "signed-in": (reader) => (reader === null ? "signin" : "on"),
  "signed-out-only": (reader) => (reader === null ? "on" : "next"),
  /** Needs a profile that the staff accepted. The account page names the missing step. */
  "ok-only": (reader) => (reader === null ? "signin" : reader.pstatusMax === "ok" ? "on" : "account"),
  /** The page does not exist for anybody else, visitors included. */
  "backoffice-only": (reader) => (reader?.roles.includes("backoffice") ? "on" : "not-found"),
  admin: only(({ ustatus }) => ustatus === "admin"),
  "buyer-only": only(({ roles }) => roles.includes("buyer")),
  "seller-only": only(({ roles }) => roles.includes("seller")),
  "seller-auctioneer-only": only(({ roles }) => roles.includes("seller") || roles.includes("auctioneer")),
} as const satisfies Record<string, Guard>;

export type GuardName = keyof typeof guards;
