/** Presents vendor statements. */
import { filsToAed } from "@marsa/api-spec/money";
import { refundNumber } from "../../domain/deposit/top-up.ts";
import {
  paidOutFils,
  sumsOf,
  toYouFils,
  type StatementFacts,
  type StatementLine,
} from "../../domain/papers/statement.ts";
import type { Schema } from "../../http/handler.ts";
import type { statementById, statementsOfUser } from "../../tables/money/statements.ts";

export type IssuedStatement = NonNullable<Awaited<ReturnType<typeof statementById>>>;
type Listed = Awaited<ReturnType<typeof statementsOfUser>>["rows"][number];

const iso = (at: number): string => new Date(at).toISOString();

/** Presents a statement of the list. */
export function presentBrief({ statement, refund }: Listed): Schema<"StatementBrief"> {
  const { id, number, issuedAt, facts } = statement;
  return {
    id_statement: id,
    number,
    issued_at: iso(issuedAt),
    lots: facts.lines.filter(({ state }) => state === "free").length,
    paid_out: filsToAed(paidOutFils(facts)),
    status: refund.status,
  };
}

interface Stated {
  readonly id?: number;
  readonly number?: string;
  readonly issuedAt: number;
  readonly facts: StatementFacts;
}

/** Presents a statement; without its payout, as it would be now. */
export function presentStatement(
  { id = 0, number, issuedAt, facts }: Stated,
  issued?: Pick<IssuedStatement, "refund" | "account">,
): Schema<"Statement"> {
  const { seller, lines, usedFils, invoices } = facts;
  const sums = sumsOf(lines);
  return {
    id_statement: id,
    number: number ?? null,
    issued_at: iso(issuedAt),
    seller,
    lines: lines.map(presentLine),
    sums: {
      hammer: filsToAed(sums.hammerFils),
      vat_inside: filsToAed(sums.vatInsideFils),
      fee: filsToAed(sums.feeFils),
      vat_on_fee: filsToAed(sums.vatOnFeeFils),
      claim: filsToAed(sums.claimFils),
      to_you: filsToAed(sums.toYouFils),
    },
    kept: {
      handover: filsToAed(toYouFils(lines, "handover")),
      claim: filsToAed(toYouFils(lines, "claim")),
    },
    used: filsToAed(usedFils),
    paid_out: filsToAed(paidOutFils(facts)),
    invoices: [...invoices],
    payout: issued ? presentPayout(issued) : null,
  };
}

function presentLine(line: StatementLine): Schema<"StatementLine"> {
  const { lotId, number, title, soldAt, handedOverAt, vatInsideFils, state } = line;
  return {
    id_auction: lotId,
    lot: number,
    title,
    sold_at: iso(soldAt),
    hammer: filsToAed(line.hammerFils),
    vat_inside: vatInsideFils === null ? null : filsToAed(vatInsideFils),
    fee: filsToAed(line.feeFils),
    vat_on_fee: filsToAed(line.vatOnFeeFils),
    claim: filsToAed(line.claimFils),
    to_you: filsToAed(line.toYouFils),
    handed_over: handedOverAt === null ? null : iso(handedOverAt),
    state,
  };
}

function presentPayout({ refund, account }: Pick<IssuedStatement, "refund" | "account">) {
  const { id, requestedAt, status, valueDate } = refund;
  const { recipient, iban, bank } = account;
  return { number: refundNumber(id, requestedAt), status, recipient, iban, bank, value_date: valueDate };
}
