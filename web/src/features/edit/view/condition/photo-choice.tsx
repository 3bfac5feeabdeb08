import { useFilesOfLot } from "../upload/lot-files-context.tsx";

interface PhotoChoiceProps {
  /** The file of the chosen photo. */
  value: number | undefined;
  onChange: (id: number | undefined) => void;
}

/** Chooses the photo of a finding among those of the lot. */
export function PhotoChoice({ value, onChange }: PhotoChoiceProps) {
  const { files } = useFilesOfLot().photos;
  return (
    <fieldset className="mt-3 min-w-0">
      <legend className="text-small font-strong">Photo of it</legend>
      {files.length === 0 && (
        <p className="mt-1 text-small text-text-2">
          Add photos in step 2, then choose the one that shows it.
        </p>
      )}
      <div className="mt-1.5 flex flex-wrap gap-2">
        {files.map(({ id_file: id, url, name }, place) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === value}
            aria-label={`Photo ${place + 1}, ${name}`}
            onClick={() => onChange(id === value ? undefined : id)}
            className="touch relative rounded-sm ring-blue ring-offset-1 aria-pressed:ring-2"
          >
            <img
              src={url.replace("-960.webp", "-480.webp")}
              alt=""
              loading="lazy"
              className="aspect-[48/34] w-16 rounded-sm object-cover"
            />
          </button>
        ))}
      </div>
    </fieldset>
  );
}
