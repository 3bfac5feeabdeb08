import { useEffect, useId, useRef } from "react";
import { TextField } from "#/components/form/text-field.tsx";
import { Button } from "#/components/ui/button.tsx";
import { cn } from "#/lib/cn.ts";
import { type Choice, type Finding, findingOf, kindOf, KINDS } from "#/features/edit/model/condition.ts";
import { useFilesOfLot } from "../upload/lot-files-context.tsx";

interface FindingCardProps {
  zone: Choice;
  /** Undefined: its kind is not chosen yet. */
  finding: Finding | undefined;
  onChange: (finding: Finding) => void;
  onRemove: () => void;
  onDone: () => void;
}

/** The damage of a zone: one of a few kinds, and words of one's own. */
export function FindingCard({ zone, finding, onChange, onRemove, onDone }: FindingCardProps) {
  const id = useId();
  const first = useRef<HTMLButtonElement>(null);
  const chosen = finding && kindOf(finding);
  // Opened by a press on the drawing: the answer is next.
  useEffect(() => {
    first.current?.focus({ preventScroll: true });
    first.current?.closest("fieldset")?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <fieldset
      aria-labelledby={id}
      className="min-w-0 scroll-mt-20 scroll-mb-44 rounded-md border-2 border-blue p-3.5"
    >
      <p id={id} className="flex items-baseline justify-between gap-3">
        <strong className="text-body font-strong">{zone.label}</strong>
        <span className="text-small text-text-2">{finding ? finding.title : "What is the finding?"}</span>
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {KINDS.map((kind, place) => (
          <button
            key={kind.word}
            ref={place === 0 ? first : undefined}
            type="button"
            aria-pressed={kind === chosen}
            onClick={() => onChange({ ...finding, ...findingOf(kind, zone, finding?.note ?? "") })}
            className={cn(
              "touch h-9 rounded-md border border-line-2 px-3 text-small font-strong hover:bg-salt",
              kind === chosen && "border-blue bg-blue-tint text-blue-deep hover:bg-blue-tint",
            )}
          >
            {kind.word}
          </button>
        ))}
      </div>
      {finding && (
        <TextField
          className="mt-3"
          label="Size and depth"
          placeholder="14 cm, through the clear coat"
          maxLength={160}
          value={finding.note}
          onChange={({ target }) => onChange({ ...finding, note: target.value })}
        />
      )}
      {finding && (
        <PhotoChoice
          value={finding.photo}
          onChange={(photo) => {
            const { photo: _, ...rest } = finding;
            onChange(photo === undefined ? rest : { ...rest, photo });
          }}
        />
      )}
      <div className="mt-3 flex justify-between gap-3">
        <Button size="sm" onClick={onDone}>
          {finding ? "Done" : "Nothing here"}
        </Button>
        {finding && (
          <Button variant="ghost" size="sm" onClick={onRemove}>
            Remove
          </Button>
        )}
      </div>
    </fieldset>
  );
}

interface PhotoChoiceProps {
  /** The file of the chosen photo. */
  value: number | undefined;
  onChange: (id: number | undefined) => void;
}

/** Chooses the photo of a finding among those of the lot. */
function PhotoChoice({ value, onChange }: PhotoChoiceProps) {
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
