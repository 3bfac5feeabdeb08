import { useId } from "react";
import { cn } from "#/lib/cn.ts";
import { FixedValue } from "../form/parts.tsx";

interface SegmentsProps<Value extends string> {
  label: string;
  /** The label stands elsewhere on the screen. */
  hideLabel?: boolean;
  choices: readonly { readonly value: Value; readonly word: string; readonly tone?: string }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  readOnly: boolean;
}

/** A few choices in a row, every one with its word. Radio buttons under the drawing; read only, the chosen word. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, hideLabel = false, choices, value, onChange, readOnly } = props;
  const name = useId();
  if (readOnly) {
    return (
      <FixedValue label={label} hideLabel={hideLabel}>
        {choices.find((choice) => choice.value === value)?.word}
      </FixedValue>
    );
  }
  return (
    <fieldset className="min-w-0">
      <legend className={hideLabel ? "sr-only" : "mb-1.5 text-small font-strong"}>{label}</legend>
      <div className="flex overflow-hidden rounded-md border border-line-2 max-sm:flex-wrap sm:w-fit">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={cn(
              "flex min-h-10 flex-1 cursor-pointer items-center justify-center border-s border-line-2 px-3 text-small whitespace-nowrap first:border-s-0 hover:bg-salt has-checked:font-strong has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-blue max-sm:px-2",
              choice.value === value && (choice.tone ?? "bg-ink text-white hover:bg-ink"),
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            {choice.word}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
