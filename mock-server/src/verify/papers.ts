/** Checks tax documents and vendor statements. */
import { eq } from "drizzle-orm";
import { papersOwed } from "../domain/papers/paper.ts";
import { paidOutFils } from "../domain/papers/statement.ts";
import type { Settlement } from "../domain/settlement/settlement.ts";
import type { Database } from "../store/store.ts";
import { orm } from "../tables/system/driver.ts";
import { refund } from "../tables/schema/money.ts";
import { paper, paperHouse, statement } from "../tables/schema/papers.ts";
import { difference, type Located } from "./finding.ts";

/**
 * Returns the documents whose numbers have a gap before them, and the sales whose documents are missing or have other
 * amounts. Without a house there are none.
 */
export function checkPapers(
  db: Database,
  settlements: ReadonlyMap<number, readonly Settlement[]>,
): Located[] {
  const rows = orm(db).select().from(paper).orderBy(paper.kind, paper.year, paper.serial).all();
  const gaps = rows.flatMap((row, place) => {
    const before = rows[place - 1];
    const isFirst = before?.kind !== row.kind || before.year !== row.year;
    const expected = isFirst ? 1 : before.serial + 1;
    return row.serial === expected
      ? []
      : [found(row.number, row.lotId, `its serial is ${row.serial}, it should be ${expected}`)];
  });
  if (!orm(db).select().from(paperHouse).get()) return gaps;
  const bySale = Map.groupBy(rows, ({ lotId, buyerId }) => `${lotId} ${buyerId}`);
  const wrong = [...settlements.values()].flat().flatMap((sale) => {
    const papers = bySale.get(`${sale.lotId} ${sale.buyerId}`) ?? [];
    return papersOwed(sale).flatMap((owed) => {
      const row = papers.find(({ kind, side }) => kind === owed.kind && side === owed.side);
      const what = row ? difference({ ...owed, ...row }, owed) : "it is missing";
      return what === null ? [] : [found(`${owed.kind} of the ${owed.side}`, sale.lotId, what)];
    });
  });
  return [...gaps, ...wrong];
}

/** Returns the statements whose numbers have a gap before them, and those whose payout has another amount. */
export function checkStatements(db: Database): Located[] {
  const rows = orm(db)
    .select()
    .from(statement)
    .leftJoin(refund, eq(refund.statementId, statement.id))
    .orderBy(statement.year, statement.serial)
    .all();
  return rows.flatMap(({ statement: row, refund: payout }, place) => {
    const before = rows[place - 1]?.statement;
    const serial = before?.year === row.year ? before.serial + 1 : 1;
    const paidFils = paidOutFils(row.facts);
    const what =
      row.serial === serial
        ? payout?.amountFils === paidFils
          ? null
          : `its payout is ${payout?.amountFils ?? "missing"}, it should be ${paidFils}`
        : `its serial is ${row.serial}, it should be ${serial}`;
    return what === null
      ? []
      : [{ table: "statement", row: row.number, what, lotId: null, userId: row.userId }];
  });
}

function found(row: string, lotId: number, what: string): Located {
  return { table: "paper", row, what, lotId, userId: null };
}
