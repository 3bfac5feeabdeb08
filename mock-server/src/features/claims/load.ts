/** Loads what a claim shows: the photos of both sides, and the stated facts against which the buyer may claim. */
import { canClaim } from "../../domain/settlement/claim.ts";
import type { Schema } from "../../http/handler.ts";
import { zoneWords } from "../../tables/lots/condition-words.ts";
import { draftOf } from "../../tables/lots/lot-drafts.ts";
import type { VehicleCondition } from "../../tables/schema/facts.ts";
import type { Database } from "../../store/store.ts";
import { factRows } from "../settlement/public.ts";
import { filesOf, type FileRow } from "../../tables/people/files.ts";
import { findSale, type SaleRow, type StaffRow } from "./repository.ts";

type Fact = Schema<"ClaimFact">;

/** A sale with its claim's photos, and the facts that its buyer may claim against at `now` (ms). */
export interface LoadedSale {
  readonly sale: SaleRow;
  readonly uploads: readonly FileRow[];
  readonly facts: Schema<"ClaimOfSale">["facts"];
}

/** Loads what the claim of a lot's sale shows to one of its sides; null: this person is none. Inside a read or a write. */
export async function loadSale(
  db: Database,
  lotId: number,
  userId: number,
  now: number,
): Promise<LoadedSale | null> {
  const sale = await findSale(db, lotId, userId);
  if (!sale) return null;
  const open = isOpenTo(sale, userId, now);
  return {
    sale,
    uploads: sale.claim ? await filesOf(db, `claim:${sale.claim.id}`) : [],
    facts: open ? await factsOf(db, sale) : [],
  };
}

/** Whether this person is the buyer, and may claim at `now` (ms). */
export function isOpenTo({ settlement, claim }: SaleRow, userId: number, now: number): boolean {
  return settlement.buyerId === userId && claim === null && canClaim(settlement, now);
}

/** A claim with its photos. */
export interface LoadedClaim {
  readonly row: StaffRow;
  readonly uploads: readonly FileRow[];
}

/** Loads the photos of a claim. Inside a read or a write. */
export async function loadClaim(db: Database, row: StaffRow): Promise<LoadedClaim> {
  return { row, uploads: await filesOf(db, `claim:${row.claim.id}`) };
}

/** Returns the facts of the lot's page, then those of its report. Each name stands once. */
export async function factsOf(db: Database, { settlement, kind, condition }: SaleRow): Promise<Fact[]> {
  const draft = await draftOf(db, null, settlement.lotId);
  const stated = draft ? factRows({ kind, fields: draft.draft.fields }) : [];
  const facts = [
    ...stated.map(([fact, value]) => ({ fact, value })),
    ...(condition ? ofReport(condition) : []),
  ];
  return [...new Map(facts.map((each) => [each.fact, each])).values()];
}

function ofReport({ zones, tyres, checks }: VehicleCondition): Fact[] {
  return [
    ...zones.map(({ zone, title }) => ({ fact: capital(zoneWords(zone)), value: title })),
    {
      fact: zones.length > 0 ? "All other panels" : "All panels",
      value: "No damage and no new paint reported",
    },
    ...tyres.flatMap(({ position, treadMm }) =>
      treadMm === null ? [] : [{ fact: `Tyre, ${position.replace("_", " ")}`, value: `${treadMm} mm` }],
    ),
    ...checks.map(({ name, result, note }) => ({
      fact: `${name}, inspected`,
      value: note || capital(result),
    })),
  ];
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1).replaceAll("_", " ");
}
