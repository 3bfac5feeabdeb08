/** Inserts people. */
import { aedToFils } from "@marsa/api-spec/money";
import { eq } from "drizzle-orm";
import type { AuctionTerms } from "../../../domain/terms.ts";
import { ledger, wallet, type LedgerType } from "../../../tables/schema/money.ts";
import { profile, user } from "../../../tables/schema/people.ts";
import type { Database } from "../../../store/store.ts";
import { linkFiles } from "../../../tables/people/files.ts";
import { insertPapers } from "./insert-papers.ts";
import type { DepositSeed, UserSeed } from "../types.ts";

/** Inserts people, with profile and deposit. `hashes`: password hashes by user id. */
export function insertUsers(
  db: Database,
  users: readonly UserSeed[],
  terms: Pick<AuctionTerms, "cardFeeShare">,
  hashes: ReadonlyMap<number, string>,
): void {
  for (const seed of users) {
    insertUser(db, seed, hashes.get(seed.id) ?? null);
    insertDeposit(db, seed, terms);
  }
}

function insertUser(db: Database, seed: UserSeed, passwordHash: string | null): void {
  const { id, firstName, lastName, email, phone, roles, ustatus, createdAt } = seed;
  const emailVerified = ustatus !== "unknown";
  const row = {
    id,
    firstName,
    lastName,
    email,
    phone,
    roles,
    ustatus,
    createdAt,
    emailVerified,
    passwordHash,
  };
  const isWhole = emailVerified && ustatus !== "confirmed_single";
  db.insert(user)
    .values({ ...row, phoneVerified: isWhole, isBot: seed.bot, isDemo: seed.demo })
    .run();
  if (!seed.profile) return;
  const { filled, ...facts } = seed.profile;
  const papers = insertPapers(db, id, filled?.papers ?? [], createdAt);
  const made = db
    .insert(profile)
    .values({
      ...facts,
      fields: { ...filled?.fields, ...papers.fields },
      expiresOn: filled?.expiresOn ?? null,
      userId: id,
      createdAt,
      ...(seed.profile.status !== "draft" && { contractVersion: "2026-11", contractSignedAt: createdAt }),
    })
    .returning({ id: profile.id })
    .get();
  linkFiles(db, id, papers.ids, `profile:${made.id}`);
  db.update(user).set({ profileId: made.id }).where(eq(user.id, id)).run();
}

/** A top-up by card is credited with its fee on top, and the fee is debited. */
function insertDeposit(
  db: Database,
  { id: userId, deposit }: UserSeed,
  terms: Pick<AuctionTerms, "cardFeeShare">,
): void {
  const rows = deposit.flatMap((topUp) => ledgerRows(topUp, terms).map((row) => ({ ...row, userId })));
  const totalFils = rows.reduce((sum, { amountFils }) => sum + amountFils, 0);
  db.insert(wallet).values({ userId, totalFils }).run();
  let ledgerId: number | null = null;
  for (const row of rows) {
    const { id } = db
      .insert(ledger)
      .values({ ...row, prevId: ledgerId })
      .returning({ id: ledger.id })
      .get();
    ledgerId = id;
  }
  db.update(wallet).set({ ledgerId }).where(eq(wallet.userId, userId)).run();
}

function ledgerRows({ kind, amount, at }: DepositSeed, { cardFeeShare }: Pick<AuctionTerms, "cardFeeShare">) {
  const credited = aedToFils(amount);
  const row = (type: LedgerType, amountFils: number) => ({ type, amountFils, at });
  if (kind === "invoice") return [row("topup_invoice", credited)];
  const fee = Math.round(credited * cardFeeShare);
  return [row("topup_card", credited + fee), row("card_fee", -fee)];
}
