/** What an upload is, which decides its size, its form and who may see it. */
export type FileKind =
  | "lot_photo"
  | "lot_document"
  | "passport"
  | "emirates_id"
  | "licence"
  | "document"
  | "avatar";
