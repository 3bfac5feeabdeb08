import { publicLimits } from "./public-limits.ts";

/** What an upload is, which decides its size, its form and who may see it. */
export type FileKind =
  | "lot_photo"
  | "lot_document"
  | "passport"
  | "emirates_id"
  | "licence"
  | "document"
  | "avatar";

/** Pictures that everybody may see; anything else is for its owner and the staff. */
export function isPublic(kind: FileKind): boolean {
  return kind === "lot_photo" || kind === "avatar";
}

/** How large a file of this kind may be, MB. */
export function largestMb(kind: FileKind): number {
  return isPublic(kind) ? publicLimits.photoMb : publicLimits.documentMb;
}

/** What a sender may call his file: without a path, and short. */
export function fileName(sent: string): string {
  const name = sent.slice(Math.max(sent.lastIndexOf("/"), sent.lastIndexOf("\\")) + 1);
  // oxlint-disable-next-line no-control-regex -- they would break a header
  const printable = name.replaceAll(/[\u0000-\u001F\u007F]/g, "").trim();
  return printable.slice(-120) || "file";
}

/** How the bytes of a document are named on the disk: never like a public picture, which is fetched by its name. */
export function documentSuffix(mime: string): string {
  return mime === "application/pdf" ? ".pdf" : ".scan.webp";
}
