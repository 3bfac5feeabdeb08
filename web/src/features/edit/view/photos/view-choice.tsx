import type { StandardView } from "@marsa/api-spec/standard-views";
import type { ListedFile } from "#/features/edit/model/upload/use-lot-files.ts";
import type { PhotoViews } from "#/features/edit/model/use-photo-views.ts";

interface ViewChoiceProps {
  file: ListedFile;
  place: number;
  photoViews: PhotoViews;
}

/** The standard view that a photo shows, to choose in its corner. */
export function ViewChoice({ file: { id_file: id }, place, photoViews }: ViewChoiceProps) {
  const { views, viewOf, choose } = photoViews;
  return (
    <select
      aria-label={`View of photo ${place + 1}`}
      value={viewOf(id) ?? ""}
      onChange={({ target }) => choose(id, target.value === "" ? null : (target.value as StandardView))}
      className="touch pointer-events-auto min-w-0 rounded-sm bg-white text-micro text-text-2 focus-visible:outline-2 focus-visible:outline-blue"
    >
      <option value="">View</option>
      {views.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
