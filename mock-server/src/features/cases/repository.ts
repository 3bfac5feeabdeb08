/** Opens, reads and decides cases. */
import { and, count, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { Suspicion } from "../../domain/people/rings.ts";
import { addToAudit } from "../../tables/people/audit.ts";
import { clientName, nameOfUser, personName } from "../../tables/people/user-name.ts";
import { suspicion } from "../../tables/schema/cases.ts";
import { lot } from "../../tables/schema/lots.ts";
import type { Database } from "../../store/store.ts";
import { asyncOrm } from "../../tables/system/driver.ts";
import { queueChanged } from "../../tables/system/staff-queues.ts";

type CaseRow = typeof suspicion.$inferSelect;
export type CaseState = CaseRow["state"];

/** Open cases are listed by their strength, decided ones by the time of their decision. */
const RANK = sql<number>`CASE ${suspicion.state} WHEN 'open' THEN ${suspicion.score} ELSE ${suspicion.decidedAt} END`;

/**
 * Opens a case, unless the same evidence about the two is known: an open case then gets the newest words. Inside a
 * write; `at` in ms.
 */
export async function openCase(db: Database, found: Suspicion, at: number): Promise<void> {
  const { bidderId, otherId, role, score, evidence, lots } = found;
  const known = await asyncOrm(db)
    .select()
    .from(suspicion)
    .where(and(eq(suspicion.bidderId, bidderId), eq(suspicion.otherId, otherId), eq(suspicion.role, role)));
  const open = known.find(({ state }) => state === "open");
  if (open) {
    const isSame = JSON.stringify([open.evidence, open.lots]) === JSON.stringify([evidence, lots]);
    if (isSame) return;
    await asyncOrm(db).update(suspicion).set({ score, evidence, lots }).where(eq(suspicion.id, open.id));
    return queueChanged(db, "cases");
  }
  const kinds = new Set(known.flatMap((row) => row.evidence.map(({ kind }) => kind)));
  if (evidence.every(({ kind }) => kinds.has(kind))) return;
  await asyncOrm(db)
    .insert(suspicion)
    .values({ bidderId, otherId, role, score, evidence, lots, openedAt: at, state: "open" });
  queueChanged(db, "cases");
  await addToAudit(db, {
    at,
    userId: null,
    act: "case.open",
    subject: await subjectOf(db, found),
    reason: evidence.map(({ text }) => text).join(". "),
    aboutId: bidderId,
    address: null,
  });
}

/** Decides an open case, with its row in the audit. Inside a write. */
export async function closeCase(
  db: Database,
  row: CaseRow,
  decided: { readonly state: "dismissed" | "confirmed"; readonly reason: string },
  by: { readonly at: number; readonly userId: number; readonly address: string | null },
): Promise<void> {
  await asyncOrm(db)
    .update(suspicion)
    .set({ ...decided, decidedBy: by.userId, decidedAt: by.at })
    .where(eq(suspicion.id, row.id));
  queueChanged(db, "cases");
  await addToAudit(db, {
    ...by,
    act: decided.state === "confirmed" ? "case.confirm" : "case.dismiss",
    subject: await subjectOf(db, row),
    reason: decided.reason,
    aboutId: row.bidderId,
  });
}

async function subjectOf(
  db: Database,
  pair: Pick<Suspicion, "bidderId" | "otherId" | "role">,
): Promise<string> {
  return `${await nameOfUser(db, pair.bidderId)}, for the ${pair.role} ${await nameOfUser(db, pair.otherId)}`;
}

function rows(db: Database) {
  return asyncOrm(db)
    .select({
      row: suspicion,
      rank: RANK,
      bidder: clientName(suspicion.bidderId),
      other: clientName(suspicion.otherId),
      decidedBy: personName(suspicion.decidedBy),
    })
    .from(suspicion)
    .$dynamic();
}

/** The lots that a case shows, the last ones. */
const MOST_LOTS = 10;

async function withLots(db: Database, found: Awaited<ReturnType<ReturnType<typeof rows>["all"]>>[number]) {
  return { ...found, lots: await lotsNamed(db, found.row.lots.slice(0, MOST_LOTS)) };
}

export type CaseWithNames = Awaited<ReturnType<typeof withLots>>;

/** Returns a case; undefined: none. */
export async function caseById(db: Database, id: number): Promise<CaseWithNames | undefined> {
  const found = await rows(db).where(eq(suspicion.id, id)).get();
  return found && withLots(db, found);
}

/** Returns a page of the cases in a state: those after the place (rank, id), the strongest or newest first. */
export async function casesIn(
  db: Database,
  state: CaseState,
  after: readonly [rank: number, id: number] | null,
  limit: number,
): Promise<CaseWithNames[]> {
  const isAfter =
    after &&
    or(sql`${RANK} < ${after[0]}`, and(sql`${RANK} = ${after[0]}`, sql`${suspicion.id} < ${after[1]}`));
  const found = await rows(db)
    .where(and(eq(suspicion.state, state), isAfter ?? undefined))
    .orderBy(desc(RANK), desc(suspicion.id))
    .limit(limit)
    .all();
  return Promise.all(found.map((each) => withLots(db, each)));
}

/** Returns the numbers and titles of these lots, in their order. */
async function lotsNamed(db: Database, ids: readonly number[]) {
  const named = { id_auction: lot.id, number: lot.number, title: lot.title };
  const found = await asyncOrm(db)
    .select(named)
    .from(lot)
    .where(inArray(lot.id, [...ids]));
  return found.toSorted((a, b) => ids.indexOf(a.id_auction) - ids.indexOf(b.id_auction));
}

/** Returns how many cases are open. */
export async function countOpen(db: Database): Promise<number> {
  const open = eq(suspicion.state, "open");
  return (await asyncOrm(db).select({ n: count() }).from(suspicion).where(open).get())!.n;
}
