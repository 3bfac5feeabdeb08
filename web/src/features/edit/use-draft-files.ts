import { useConfig } from "../../lib/http/queries.ts";
import type { Editing } from "./save/autosave.ts";
import type { EditState } from "./save/edit-state.ts";
import { type LotFiles, useLotFiles } from "./upload/use-lot-files.ts";

/** Until the configuration is read. */
const MOST_FILES = 30;
const NONE: readonly number[] = [];

export interface DraftFiles {
  readonly photos: LotFiles;
  readonly documents: LotFiles;
}

/** The files of a draft; those on their way go on while another step is shown. */
export function useDraftFiles(editing: Editing, { draft, values }: EditState): DraftFiles {
  const most = useConfig()?.limits.photos ?? MOST_FILES;
  const idsOf = (name: string) => (Array.isArray(values[name]) ? (values[name] as readonly number[]) : NONE);
  const take = (name: string) => (ids: number[]) => editing.set(name, ids.length === 0 ? undefined : ids);
  return {
    photos: useLotFiles({
      kind: "lot_photo",
      value: idsOf("photos"),
      onChange: take("photos"),
      known: draft.photos,
      most,
    }),
    documents: useLotFiles({
      kind: "lot_document",
      value: idsOf("documents"),
      onChange: take("documents"),
      known: draft.documents,
      most: MOST_FILES,
    }),
  };
}
