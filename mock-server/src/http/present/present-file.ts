/** Presents uploaded documents. */
import type { FileRow } from "../../tables/people/files.ts";
import type { Schema } from "../handler.ts";

/** Presents a document with the address at which its reader opens it. */
export function presentFile({ id, kind, name, bytes }: FileRow, url: string): Schema<"SignedFile"> {
  return { id_file: id, kind, name, bytes, url };
}
