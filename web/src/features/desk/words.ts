/** The words and the links of the work that waits. */
import { ledger } from "@marsa/api-spec/amounts";
import { minute, shortInstant } from "@marsa/api-spec/dates";
import type { DeskKind, KindName } from "./queries.ts";

type Oldest = NonNullable<DeskKind["oldest"]>;
/** An address of /clients. */
type DeskSearch = { tab: string } & Record<string, string | number | undefined>;

const DAY_MS = 24 * 3_600_000;

/** What the button of a kind does. */
export const PRESSES: Readonly<Record<KindName, string>> = {
  clients: "Check",
  moderation: "Check lot",
  signatures: "Open",
  cases: "Open",
  payments: "Confirm",
  refunds: "Decide",
  settlements: "Open",
  calls: "Call",
  questions: "Answer",
  claims: "Decide",
  auctions: "Open",
};

/** Returns the address of the list of a kind, whose rows are counted. */
export function listOf(kind: KindName): DeskSearch {
  return kind === "settlements" ? { tab: kind, state: "waiting" } : { tab: kind };
}

/** Returns the address of one piece of work: the work itself, or its list narrowed to it. */
export function placeOf(kind: KindName, { id, id_party, title, text }: Oldest): DeskSearch {
  const list = listOf(kind);
  if (kind === "clients") return { ...list, client: id, profile: id_party ?? undefined };
  if (kind === "moderation") return { ...list, lot: id };
  if (kind === "settlements") return { ...list, lot: id, buyer: id_party ?? undefined };
  if (kind === "calls") return { ...list, q: title };
  return kind === "auctions" ||
    kind === "signatures" ||
    kind === "cases" ||
    kind === "questions" ||
    kind === "claims"
    ? list
    : { ...list, q: text ?? undefined };
}

/** Names a piece of work: "AED 7,500.00, Yusuf Rahimi", "Lexus ES 350, pay by 16:07". `now` in ms. */
export function titleOf(kind: KindName, { title, amount, until }: Oldest, now: number): string {
  if (kind === "settlements" && until !== null) {
    const left = Date.parse(until) - now;
    return left > 0
      ? `${title}, pay by ${left < DAY_MS ? minute(until) : shortInstant(until)}`
      : `${title}, not paid`;
  }
  return amount === null ? title : `AED ${ledger(amount)}, ${title}`;
}
