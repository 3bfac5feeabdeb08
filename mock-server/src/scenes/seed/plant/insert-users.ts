/** Inserts people. */
import { aedToFils, shareOfFils } from "@marsa/api-spec/money";
import type { AuctionTerms } from "../../../domain/lot/terms.ts";
import { ledger, wallet, type LedgerType } from "../../../tables/schema/money.ts";
import { profile, user } from "../../../tables/schema/people.ts";
import { listClient } from "../../../tables/people/client-rows.ts";
import type { Database } from "../../../store/store.ts";
import { putFields } from "../../../tables/people/profile-fields.ts";
import { linkFiles } from "../../../tables/people/files.ts";
import { eq } from "drizzle-orm";
import { asyncOrm } from "../../../tables/system/driver.ts";
import { inserter } from "./inserter.ts";
import { insertPapers } from "./insert-papers.ts";
import type { DepositSeed, UserSeed } from "../types.ts";

/** Inserts people, with profile and deposit. `hashOf`: a person's password hash; null: nobody can sign in as them. */
export async function insertUsers(
  db: Database,
  users: readonly UserSeed[],
  terms: Pick<AuctionTerms, "cardFeeShare">,
  hashOf: (person: UserSeed) => string | null,
): Promise<void> {
  const insert = insertsInto(db);
  for (const seed of users) {
    await insertUser(db, insert, seed, hashOf(seed));
    await insertDeposit(insert, seed, terms);
    await listClient(db, seed.id);
  }
}

type Inserts = ReturnType<typeof insertsInto>;

function insertsInto(db: Database) {
  return {
    user: inserter(db, user),
    profile: inserter(db, profile),
    wallet: inserter(db, wallet),
    ledger: inserter(db, ledger),
  };
}

async function insertUser(
  db: Database,
  insert: Inserts,
  seed: UserSeed,
  passwordHash: string | null,
): Promise<void> {
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
  await insert.user({ ...row, phoneVerified: isWhole, isBot: seed.bot, isDemo: seed.demo });
  if (!seed.profile) return;
  const { filled, ...facts } = seed.profile;
  const papers = await insertPapers(db, id, filled?.papers ?? [], createdAt);
  const profileId = await insert.profile({
    ...facts,
    expiresOn: filled?.expiresOn ?? null,
    userId: id,
    createdAt,
    ...(seed.profile.status !== "draft" && { contractVersion: "2026-11", contractSignedAt: createdAt }),
  });
  if (filled) await putFields(db, profileId, { ...filled.fields, ...papers.fields });
  await linkFiles(db, id, papers.ids, `profile:${profileId}`);
  await asyncOrm(db).update(user).set({ profileId }).where(eq(user.id, id));
}

/** A top-up by card is credited with its fee on top, and the fee is debited. */
async function insertDeposit(
  insert: Inserts,
  { id: userId, deposit }: UserSeed,
  terms: Pick<AuctionTerms, "cardFeeShare">,
): Promise<void> {
  let totalFils = 0;
  let ledgerId: number | null = null;
  for (const row of deposit.flatMap((topUp) => ledgerRows(topUp, terms))) {
    ledgerId = await insert.ledger({ ...row, userId, prevId: ledgerId });
    totalFils += row.amountFils;
  }
  await insert.wallet({ userId, totalFils, ledgerId });
}

function ledgerRows({ kind, amount, at }: DepositSeed, { cardFeeShare }: Pick<AuctionTerms, "cardFeeShare">) {
  const credited = aedToFils(amount);
  const row = (type: LedgerType, amountFils: number) => ({ type, amountFils, at });
  if (kind === "invoice") return [row("topup_invoice", credited)];
  const fee = shareOfFils(credited, cardFeeShare);
  return [row("topup_card", credited + fee), row("card_fee", -fee)];
}
