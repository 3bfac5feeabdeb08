/** Presents claims to both sides and to the staff. */
import { filsToAed } from "@marsa/api-spec/money";
import { canDecide } from "../../domain/settlement/claim.ts";
import { claimUntil } from "../../domain/settlement/settlement.ts";
import { isoOf } from "../../domain/time/instant.ts";
import type { Schema } from "../../http/handler.ts";
import { presentFile } from "../../http/present/present-file.ts";
import { presentWaiting } from "../../http/present/present-waiting.ts";
import type { FilesPort } from "../../ports/outside.ts";
import type { FileRow } from "../../tables/people/files.ts";
import { isOpenTo, type LoadedClaim, type LoadedSale } from "./load.ts";
import type { ClaimRow } from "./repository.ts";

/** The reader of a claim: the links to its photos are for them. `staffId`: a member of the staff, whose reading is recorded. */
interface Reading {
  readonly files: Pick<FilesPort, "urlOf">;
  /** ms. */
  readonly now: number;
  readonly staffId?: number;
}

/** Presents the claim of a sale to one of its sides. */
export function presentClaimOfSale(
  { sale, uploads, facts }: LoadedSale,
  userId: number,
  reading: Reading,
): Schema<"ClaimOfSale"> {
  const { settlement, claim } = sale;
  const { buyerId, handedOverAt } = settlement;
  return {
    side: buyerId === userId ? "buyer" : "seller",
    open: isOpenTo(sale, userId, reading.now),
    until: handedOverAt === null ? null : isoOf(claimUntil(handedOverAt)),
    facts: [...facts],
    claim: claim && presentClaim(claim, uploads, reading),
  };
}

/** Presents a claim to the staff. */
export function presentStaffClaim({ row, uploads }: LoadedClaim, reading: Reading): Schema<"StaffClaim"> {
  const { claim, settlement, number, title, buyer, seller, decidedBy, waiting } = row;
  return {
    claim: presentClaim(claim, uploads, reading),
    id_auction: claim.lotId,
    number,
    title,
    buyer,
    id_buyer: claim.buyerId,
    seller,
    id_seller: claim.sellerId,
    all_in: filsToAed(settlement.allInFils),
    proceeds: filsToAed(claim.proceedsFils),
    can_decide: claim.state === "open" && canDecide(claim, reading.now),
    decided_by: decidedBy,
    to_be_signed: presentWaiting(waiting),
  };
}

function presentClaim(
  claim: ClaimRow,
  uploads: readonly FileRow[],
  { files, staffId }: Reading,
): Schema<"BuyerClaim"> {
  const photosOf = (userId: number): Schema<"SignedFile">[] =>
    uploads
      .filter((file) => file.userId === userId)
      .map((file) => presentFile(file, files.urlOf(file, staffId)));
  const { answer, answeredAt, decidedAt, backFils } = claim;
  return {
    id_claim: claim.id,
    fact: { fact: claim.fact, value: claim.value },
    text: claim.text,
    photos: photosOf(claim.buyerId),
    made_at: isoOf(claim.madeAt),
    answer_until: isoOf(claim.answerUntil),
    answer:
      answer === null || answeredAt === null
        ? null
        : { text: answer, photos: photosOf(claim.sellerId), at: isoOf(answeredAt) },
    state: claim.state,
    outcome: claim.outcome,
    amount: backFils === null ? null : filsToAed(backFils),
    reason: claim.reason,
    decided_at: decidedAt === null ? null : isoOf(decidedAt),
  };
}
