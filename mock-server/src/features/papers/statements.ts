/** /my/papers/statements, /backoffice/papers/statements and payouts/{id}: vendor statements on screen and as PDFs. */
import { maskIban } from "../../domain/deposit/top-up.ts";
import type { StatementFacts } from "../../domain/papers/statement.ts";
import { usedOf } from "../../domain/papers/statement.ts";
import type { AuctionTerms } from "../../domain/lot/terms.ts";
import { file, ok, refuse, type Handler } from "../../http/handler.ts";
import { encodePlace, idBefore } from "../../http/page-cursor.ts";
import { statementPdf } from "../../http/pdf/statement-pdf.ts";
import type { Database } from "../../store/store.ts";
import { findHouse } from "../../tables/money/papers.ts";
import {
  feeInvoices,
  linesNow,
  sellerOf,
  statementById,
  statementsOfUser,
} from "../../tables/money/statements.ts";
import { availableFils } from "../../tables/money/post-ledger.ts";
import { presentBrief, presentStatement, type IssuedStatement } from "./statement-presenter.ts";

export const listMyStatements: Handler<"listMyStatements"> = async ({ body, user }, { store, clock }) => {
  const page = idBefore(body.after);
  if (!page.ok) return page;
  const { limit } = body;
  const { rows, total } = await store.read((db) =>
    statementsOfUser(db, user.id, { before: page.before, limit }),
  );
  const last = rows.at(-1);
  return ok({
    items: rows.map(presentBrief),
    total,
    next: last && rows.length === limit ? encodePlace([last.statement.id]) : null,
    as_of: new Date(clock.now()).toISOString(),
  });
};

export const getMyStatement: Handler<"getMyStatement"> = async (
  { params, user },
  { store, clock, terms },
) => {
  if (params.id === 0) {
    const facts = await store.read((db) => factsNow(db, user.id, terms));
    return ok(presentStatement({ issuedAt: clock.now(), facts }));
  }
  const row = await store.read((db) => statementById(db, params.id));
  return row?.statement.userId === user.id ? ok(presentStatement(row.statement, row)) : refuse("NOT_FOUND");
};

/** Not found for anyone but the seller, whose own IBAN it shows whole. */
export const getMyStatementFile: Handler<"getMyStatementFile"> = async ({ params, user }, { store }) => {
  const row = await store.read((db) => statementById(db, params.id));
  return row?.statement.userId === user.id ? pdfOf(row) : refuse("NOT_FOUND");
};

export const getStatement: Handler<"getStatement"> = async ({ params }, { store }) => {
  const row = await store.read((db) => statementById(db, params.id));
  return row ? ok(presentStatement(row.statement, masked(row))) : refuse("NOT_FOUND");
};

export const getStatementFile: Handler<"getStatementFile"> = async ({ params }, { store }) => {
  const row = await store.read((db) => statementById(db, params.id));
  return row ? pdfOf(masked(row)) : refuse("NOT_FOUND");
};

export const getPayout: Handler<"getPayout"> = async ({ params }, { store, clock, terms }) => {
  const facts = await store.read((db) => factsNow(db, params.id, terms));
  if (facts.seller.name === "") return refuse("NOT_FOUND");
  return ok(presentStatement({ issuedAt: clock.now(), facts }));
};

/** Returns what a statement of this seller would state now. */
export async function factsNow(db: Database, sellerId: number, terms: AuctionTerms): Promise<StatementFacts> {
  const lines = await linesNow(db, sellerId, terms);
  return {
    house: await findHouse(db),
    seller: await sellerOf(db, sellerId),
    lines,
    usedFils: usedOf(lines, await availableFils(db, sellerId)),
    invoices: await feeInvoices(db, lines),
  };
}

/** For everybody but the seller. */
function masked({ account, ...row }: IssuedStatement): IssuedStatement {
  return { ...row, account: { ...account, iban: maskIban(account.iban) } };
}

async function pdfOf(row: IssuedStatement) {
  const { number } = row.statement;
  return file(await statementPdf(row), { type: "application/pdf", name: `Vendor statement ${number}.pdf` });
}
