import { createContext, type ReactNode, use, useMemo } from "react";
import { withPhotoReplaced } from "#/features/edit/model/use-photo-views.ts";
import { fieldNamed } from "#/features/edit/model/draft/values.ts";
import { useEdit } from "#/features/edit/model/draft/edit-context.ts";
import { type LotFiles, useLotFiles } from "#/features/edit/model/upload/use-lot-files.ts";

interface FilesOfLot {
  readonly photos: LotFiles;
  readonly reports: LotFiles;
  readonly documents: LotFiles;
  /** Pictures of an apartment's plan. */
  readonly plans: LotFiles;
}

const FilesContext = createContext<FilesOfLot | null>(null);

/** Holds the files of a lot over all steps of its editor: uploads go on while another step is open. */
export function LotFilesProvider({ children }: { children: ReactNode }) {
  const { editing, state, meta } = useEdit();
  const idsOf = (name: string): readonly number[] => {
    const value = state.values[name];
    return Array.isArray(value) ? (value as number[]) : NONE;
  };
  const set = (name: string) => (ids: number[]) => editing.set(name, ids.length === 0 ? undefined : ids);
  const most = (name: string) => fieldNamed(meta, name)?.max ?? MOST_PHOTOS;
  const photos = useLotFiles({
    kind: "lot_photo",
    value: idsOf("photos"),
    onChange: set("photos"),
    known: state.draft.photos,
    most: most("photos"),
    onReplace(from, to) {
      const changed = withPhotoReplaced(editing.state().values, from, to);
      for (const [name, list] of Object.entries(changed)) editing.set(name, list);
    },
  });
  const reports = useLotFiles({
    kind: "lot_report",
    value: idsOf("reports"),
    onChange: set("reports"),
    known: state.draft.reports,
    most: most("reports"),
  });
  const documents = useLotFiles({
    kind: "lot_document",
    value: idsOf("documents"),
    onChange: set("documents"),
    known: state.draft.documents,
    most: most("documents"),
  });
  const plans = useLotFiles({
    kind: "floor_plan",
    value: idsOf("floor_plans"),
    onChange: set("floor_plans"),
    known: state.draft.floor_plans,
    most: most("floor_plans"),
  });
  const files = useMemo(() => ({ photos, reports, documents, plans }), [photos, reports, documents, plans]);
  return <FilesContext value={files}>{children}</FilesContext>;
}

const NONE: readonly number[] = [];
const MOST_PHOTOS = 30;

/** The files of the lot in the editor around this component. */
export function useFilesOfLot(): FilesOfLot {
  const files = use(FilesContext);
  if (!files) throw new Error("Stands outside the editor.");
  return files;
}
