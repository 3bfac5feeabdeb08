import type { Schema } from "@marsa/api-spec/client-problem";
import { day as calendarDay, dubaiDate } from "@marsa/api-spec/dates";
import type { Section, Sort } from "./clients-address.ts";

export type Client = Schema<"Client">;

export const SECTION_WORDS: Readonly<Record<Section, { word: string; empty: string; text: string }>> = {
  new: {
    word: "New",
    empty: "Nobody waits",
    text: "Profiles appear here as soon as their contract is signed.",
  },
  ok: { word: "Ok", empty: "No accepted client yet", text: "Accepted profiles appear here." },
  locked: {
    word: "Locked",
    empty: "Nobody is locked",
    text: "Profiles whose bidding is suspended appear here.",
  },
  drafts: {
    word: "Drafts",
    empty: "No drafts",
    text: "People who have not finished their profile appear here.",
  },
  all: { word: "All", empty: "No clients yet", text: "Everybody who signs up appears here." },
};

export const SORT_WORDS: Readonly<Record<Sort, string>> = {
  new: "Newest",
  name: "Name",
  deposit: "Deposit",
  expiring: "Documents expire first",
};

export const TYPES = [
  { value: "buyer", label: "Buyer" },
  { value: "seller", label: "Seller" },
] as const;
export const FORMS = [
  { value: "individual", label: "Private individual" },
  { value: "company", label: "Company" },
] as const;
export const STATUSES = [
  { value: "draft", label: "Draft" },
  { value: "signed", label: "Under review" },
  { value: "ok", label: "Accepted" },
] as const;
export const EXPIRY = [
  { value: "0", label: "Documents expired" },
  { value: "30", label: "Expire within 30 days" },
  { value: "90", label: "Expire within 90 days" },
] as const;

/** "Buyer, private", "Seller, company", "Back office", "No profile yet". */
export function kindOf({ type, form, roles }: Pick<Client, "type" | "form" | "roles">): string {
  if (type !== null) {
    return `${type === "buyer" ? "Buyer" : "Seller"}, ${form === "company" ? "company" : "private"}`;
  }
  if (roles.includes("backoffice")) return "Back office";
  return roles.includes("auctioneer") ? "Auctioneer" : "No profile yet";
}

export interface State {
  readonly word: string;
  readonly tone: "new" | "ok" | "locked" | "draft";
}

/** The state of a client in one word. */
export function stateOf({ status, restriction }: Pick<Client, "status" | "restriction">): State {
  if (restriction) return { word: "Locked", tone: "locked" };
  if (status === "signed") return { word: "New", tone: "new" };
  if (status === "ok") return { word: "Ok", tone: "ok" };
  return { word: status === "draft" ? "Draft" : "No profile", tone: "draft" };
}

const DAY_MS = 86_400_000;
/** An expiry is shown from this many days before it. */
const SOON_DAYS = 90;

/** "Document: 18 days", "Document expired Nov 1, 2026"; null: not soon. `now`: server time, ms. */
export function expiryWords(expires: string | null, now: number): string | null {
  if (expires === null) return null;
  const days = Math.round((Date.parse(expires) - Date.parse(dubaiDate(now))) / DAY_MS);
  if (days < 0) return `Document expired ${calendarDay(expires)}`;
  if (days > SOON_DAYS) return null;
  if (days === 0) return "Document: expires today";
  return `Document: ${days} ${days === 1 ? "day" : "days"}`;
}

/** Id of the heading that takes the focus when a drawer closes and its row is gone. */
export const CLIENTS_TITLE = "clients-title";
