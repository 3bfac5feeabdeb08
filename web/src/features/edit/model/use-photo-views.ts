import { type StandardView, standardViews, viewsOfPhotos, viewTerm } from "@marsa/api-spec/standard-views";
import type { Schema } from "@marsa/api-spec/client-problem";
import { useEdit, useFieldValue } from "./draft/edit-context.ts";
import { fieldsOf } from "./draft/values.ts";
import type { Fields } from "./draft/queries.ts";
import type { ListedFile } from "./upload/use-lot-files.ts";

type Chosen = NonNullable<Fields["photo_views"]>;

export interface PhotoViews {
  /** The views that this lot can have, in the order of a walk around it. */
  readonly views: readonly Schema<"ViewTerm">[];
  readonly viewOf: (id: number) => StandardView | null;
  /** Null: the photo shows none of them. */
  readonly choose: (id: number, view: StandardView | null) => void;
}

/** The standard views of the lot in the editor: what each photo shows, as chosen or as its file is named. */
export function usePhotoViews(files: readonly ListedFile[]): PhotoViews {
  const { state, meta } = useEdit();
  const [value, set] = useFieldValue("photo_views");
  const chosen = Array.isArray(value) ? (value as Chosen) : [];
  const views = standardViews(fieldsOf(state.values, meta));
  const photos = files.map(({ id_file: id, name }) => ({ id, name }));
  const shown = new Map(viewsOfPhotos(photos, chosen, views).map((view, at) => [photos[at]!.id, view]));
  return {
    views: views.map(viewTerm),
    viewOf: (id) => shown.get(id) ?? null,
    choose(id, view) {
      // Those of photos that were deleted go with the next choice.
      const others = chosen.filter((each) => each.id_file !== id && shown.has(each.id_file));
      set([...others, { id_file: id, view }]);
    },
  };
}

/** Returns the values that name a photo, with the file that a turn or a crop made of it. */
export function withPhotoReplaced(
  values: Readonly<Record<string, unknown>>,
  from: number,
  to: number,
): Readonly<Record<string, readonly unknown[]>> {
  const changed: Record<string, readonly unknown[]> = {};
  for (const [name, key] of [
    ["photo_views", "id_file"],
    ["condition.zones", "photo"],
  ] as const) {
    const list = values[name];
    if (!Array.isArray(list)) continue;
    const rows = list as readonly Readonly<Record<string, unknown>>[];
    if (rows.some((row) => row[key] === from))
      changed[name] = rows.map((row) => (row[key] === from ? { ...row, [key]: to } : row));
  }
  return changed;
}
