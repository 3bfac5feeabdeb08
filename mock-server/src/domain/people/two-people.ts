/** Two people for money: who may decide alone, who may sign, and who is a party (rules.md, "Two people for money"). */
import { isBackOffice, isManager } from "@marsa/api-spec/roles";
import { claimTerms, signatureTerms } from "../lot/terms.ts";
import type { Role, UserStatus } from "./gate.ts";

/** What a second person signs. */
export type SignatureKind =
  | "refund"
  | "invoice"
  | "forfeit"
  | "release"
  | "claim"
  | "role"
  | "unlock"
  | "limit";

/** What makes two accounts one person's. */
export type Tie = "person" | "document" | "account" | "phone" | "address";

/** The marks of a person by which a tie shows: each list in one spelling. */
export interface Marks {
  readonly userId: number;
  readonly document: readonly string[];
  readonly account: readonly string[];
  readonly phone: readonly string[];
  readonly address: readonly string[];
}

const SHARED = ["document", "account", "phone", "address"] as const;

/** Returns what ties two people together; null: nothing. */
export function tieOf(one: Marks, other: Marks): Tie | null {
  if (one.userId === other.userId) return "person";
  return SHARED.find((kind) => one[kind].some((mark) => other[kind].includes(mark))) ?? null;
}

/** Whether an act needs a second signature. Refunds, invoices, claims and limits do from an amount on. */
export function needsSignature(kind: SignatureKind, amountFils: number | null): boolean {
  if (kind === "refund") return (amountFils ?? 0) >= signatureTerms.refundFromFils;
  if (kind === "invoice") return (amountFils ?? 0) >= signatureTerms.invoiceFromFils;
  if (kind === "limit") return (amountFils ?? 0) >= signatureTerms.limitFromFils;
  if (kind === "claim") return (amountFils ?? 0) >= claimTerms.signedFromFils;
  return true;
}

/** Whether somebody's role lets them sign. */
export function hasSignersRole(
  kind: SignatureKind,
  member: { readonly roles: readonly Role[]; readonly ustatus: UserStatus },
): boolean {
  return kind === "refund" || kind === "invoice" || kind === "claim" || kind === "limit"
    ? isBackOffice(member)
    : isManager(member);
}
