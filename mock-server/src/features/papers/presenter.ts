/** Presents tax documents. */
import { filsToAed } from "@marsa/api-spec/money";
import type { House } from "../../domain/papers/paper.ts";
import type { Schema } from "../../http/handler.ts";
import type { PaperRow } from "./repository.ts";

export function presentPaper(row: PaperRow): Schema<"Paper"> {
  const { id, kind, side, number, corrects, lotId, issuedAt, suppliedAt, netFils, vatFils, facts } = row;
  return {
    id_paper: id,
    kind,
    side,
    number,
    corrects,
    id_auction: lotId,
    lot: facts.lot.number,
    title: facts.lot.title,
    issued_at: new Date(issuedAt).toISOString(),
    supplied_at: new Date(suppliedAt).toISOString(),
    net: filsToAed(netFils),
    vat: filsToAed(vatFils),
    total: filsToAed(netFils + vatFils),
  };
}

export function presentStaffPaper(row: PaperRow): Schema<"StaffPaper"> {
  const { name, trn } = row.facts.recipient;
  return { paper: presentPaper(row), recipient: name, id_user: row.userId, trn };
}

export function presentHouse({ nameArabic, ...house }: House): Schema<"PaperHouse"> {
  return { ...house, name_ar: nameArabic };
}

/** Returns the house that an admin typed. */
export function houseOf({ name_ar, ...house }: Schema<"PaperHouse">): House {
  return { ...house, nameArabic: name_ar };
}
