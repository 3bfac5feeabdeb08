/** The kinds of uploaded files, and their limits. */
import { publicLimits } from "./public-limits.ts";

/** The purpose of an upload, which decides its size, its form and its readers. */
export type FileKind =
  | "lot_photo"
  | "floor_plan"
  | "lot_report"
  | "lot_document"
  | "passport"
  | "emirates_id"
  | "licence"
  | "document"
  | "avatar";

/** Most pages of a report. */
export const MOST_PAGES = 200;

/** Kinds of public pictures; other files are for the owner and the staff, and encrypted. */
export const PUBLIC_KINDS: readonly FileKind[] = ["lot_photo", "floor_plan", "avatar"];

export function isPublic(kind: FileKind): boolean {
  return PUBLIC_KINDS.includes(kind);
}

/** Returns the largest size of a file of this kind, MB. */
export function largestMb(kind: FileKind): number {
  return isPublic(kind) ? publicLimits.photoMb : publicLimits.documentMb;
}

/** Returns the suffix of a stored document: never that of a public picture, which is served by name. */
export function documentSuffix(mime: string): string {
  return mime === "application/pdf" ? ".pdf" : ".scan.webp";
}
