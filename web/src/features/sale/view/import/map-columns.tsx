import { useState } from "react";
import { SelectField } from "#/components/form/select-field.tsx";
import { Button } from "#/components/ui/button.tsx";
import { counted } from "#/lib/format/counts.ts";
import {
  type ChosenHeading,
  doubleFields,
  type Heading,
  ownHeadings,
  type Preview,
} from "#/features/sale/model/rows.ts";
import type { ImportState } from "#/features/sale/model/use-import.ts";

interface MapColumnsProps {
  state: Extract<ImportState, { step: "map" }>;
  onKind: (kind: Preview["kind"]) => void;
  onChoose: (chosen: readonly ChosenHeading[]) => void;
}

/** Fewer known titles leave the kind of the rows open. */
const LEAST_KNOWN = 3;

/** The seller's own columns, each with its first values and the field that it means. */
export function MapColumns({ state, onKind, onChoose }: MapColumnsProps) {
  const { preview, name, saving } = state;
  const headings = ownHeadings(preview.headings);
  const known = preview.headings.length - headings.length;
  const [chosen, setChosen] = useState<readonly ChosenHeading[]>(() =>
    headings.map(({ title, field }) => ({ title, field })),
  );
  const [tried, setTried] = useState(false);
  const double = doubleFields(chosen);
  const free = freeFields(preview);
  function press() {
    setTried(true);
    if (double.size === 0 && !saving) onChoose(chosen);
  }
  return (
    <section aria-label="Your columns" className="mt-4 max-w-240">
      <h2 className="text-h2">What do your columns mean?</h2>
      <p className="mt-1.5 text-long text-pretty text-text-2">
        {name} has {counted(headings.length, "column")} with a heading of its own. Choose a field for each, or
        leave it out. We remember it for everybody in your account, and read the next file by itself.
      </p>
      {known < LEAST_KNOWN && (
        <SelectField
          label="Each row is"
          className="mt-4 sm:w-60"
          options={[
            { value: "vehicle", label: "A vehicle" },
            { value: "apartment", label: "An apartment" },
          ]}
          value={preview.kind}
          nothing="Choose"
          onChange={({ target }) => target.value !== "" && onKind(target.value as Preview["kind"])}
        />
      )}
      <ul aria-label="Columns" className="mt-4 border-t border-line">
        {headings.map((heading, place) => (
          <ColumnChoice
            // oxlint-disable-next-line react/no-array-index-key -- two columns may have one heading
            key={place}
            heading={heading}
            free={free}
            field={chosen[place]?.field ?? null}
            error={tried ? double.get(place) : undefined}
            onChoose={(field) => setChosen(chosen.with(place, { title: heading.title, field }))}
          />
        ))}
      </ul>
      <Button
        variant="ink"
        size="lg"
        className="mt-5 max-lg:w-full"
        aria-disabled={saving || undefined}
        onClick={press}
      >
        {saving ? "One moment…" : "Read the rows"}
      </Button>
    </section>
  );
}

interface ColumnChoiceProps {
  heading: Heading;
  free: Preview["columns"];
  field: string | null;
  error: string | undefined;
  onChoose: (field: string | null) => void;
}

function ColumnChoice({ heading, free, field, error, onChoose }: ColumnChoiceProps) {
  const { title, samples } = heading;
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-4 sm:grid-cols-2">
      <div className="min-w-0 wrap-anywhere">
        <p className="text-body font-strong">{title}</p>
        <p className="mt-0.5 text-small text-text-2">
          {samples.length === 0 ? "No values" : samples.join(" · ")}
        </p>
      </div>
      <SelectField
        label={`Field for “${title}”`}
        nothing="Leave out"
        options={free.map(({ name, label }) => ({ value: name, label }))}
        value={field ?? ""}
        error={error}
        onChange={({ target }) => onChoose(target.value === "" ? null : target.value)}
      />
    </li>
  );
}

/** The fields that no title of the template has taken. */
function freeFields({ columns, headings }: Preview): Preview["columns"] {
  const taken = new Set(headings.flatMap(({ source, field }) => (source === "template" ? [field] : [])));
  return columns.filter(({ name }) => !taken.has(name));
}
