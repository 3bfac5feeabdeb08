/** Presents drafts. */
import type { FileRow } from "../../tables/people/files.ts";
import type { WholeDraft } from "../../tables/lots/lot-drafts.ts";
import { decodeReturn, presentRemarks, presentReturned } from "../../tables/lots/remarks.ts";
import type { Schema } from "../../http/handler.ts";
import { presentFile } from "../../http/present/present-file.ts";
import type { FilesPort } from "../../ports/outside.ts";
import type { DraftCheck } from "./draft-rules.ts";

/** Presents a draft to its seller only: it has the minimum price. */
export function presentDraft(
  { lot, draft, files }: WholeDraft,
  { urlOf }: Pick<FilesPort, "urlOf">,
  { problems, notes }: DraftCheck,
): Schema<"LotDraft"> {
  const { fields } = draft;
  const returned = lot.status === "draft" ? decodeReturn(draft.remarks) : null;
  const inOrder = (ids: readonly number[] | undefined): FileRow[] =>
    (ids ?? []).flatMap((id) => files.find((file) => file.id === id) ?? []);
  const pictures = (ids: readonly number[] | undefined) =>
    inOrder(ids).map((file) => ({
      id_file: file.id,
      kind: file.kind,
      url: urlOf(file),
      width: file.width,
      height: file.height,
      thumbhash: file.thumbhash,
      name: file.name,
      bytes: file.bytes,
    }));
  const papers = (ids: readonly number[] | undefined) =>
    inOrder(ids).map((file) => presentFile(file, urlOf(file)));
  const isOpen = lot.status === "draft" || lot.status === "moderation";
  return {
    id_auction: lot.id,
    number: lot.number,
    status: lot.status,
    version: draft.version,
    saved_at: new Date(draft.savedAt).toISOString(),
    fields,
    photos: pictures(fields.photos),
    floor_plans: pictures(fields.floor_plans),
    reports: papers(fields.reports),
    documents: papers(fields.documents),
    remarks: presentRemarks(returned, fields),
    returned: presentReturned(returned),
    problems: isOpen ? problems : [],
    notes: isOpen ? notes : [],
  };
}
