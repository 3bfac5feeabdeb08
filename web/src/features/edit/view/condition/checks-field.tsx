import { TextField } from "#/components/form/text-field.tsx";
import { Button } from "#/components/ui/button.tsx";
import { FixedValue } from "../form/parts.tsx";
import type { Check, Choice } from "#/features/edit/model/condition.ts";
import { useId } from "react";
import { cn } from "#/lib/cn.ts";

const RESULTS = [
  { value: "good", word: "No finding", tone: "bg-green-tint text-green-deep hover:bg-green-tint" },
  { value: "attention", word: "Attention", tone: "bg-orange-tint text-orange-deep hover:bg-orange-tint" },
  { value: "bad", word: "Faulty", tone: "bg-red-tint text-red-deep hover:bg-red-tint" },
  { value: "unseen", word: "Not checked", tone: "bg-salt-2 hover:bg-salt-2" },
] as const satisfies readonly { value: Check["result"]; word: string; tone: string }[];

interface ChecksFieldProps {
  /** The checks that a seller can name. */
  names: readonly Choice[];
  value: readonly Check[];
  onChange: (checks: Check[]) => void;
  readOnly: boolean;
}

/** The technical checks, each with its result; one with a finding, or not checked, says why. */
export function ChecksField({ names, value, onChange, readOnly }: ChecksFieldProps) {
  const checkOf = (name: string) => value.find((check) => check.name === name);
  const left = names.filter(({ value: name }) => !checkOf(name));

  /** Keeps the order of the form. */
  function set(check: Check) {
    onChange(names.flatMap(({ value: one }) => (one === check.name ? check : (checkOf(one) ?? []))));
  }

  return (
    <div>
      <ul>
        {names.map(({ value: name, label }) => {
          const check = checkOf(name);
          return (
            <li
              key={name}
              className="grid items-center gap-x-4 gap-y-1.5 border-b border-line py-2 sm:grid-cols-[9rem_minmax(0,1fr)]"
            >
              <span className="text-body">{label}</span>
              <Segments
                label={label}
                hideLabel
                choices={RESULTS}
                value={check?.result}
                readOnly={readOnly}
                onChange={(result) =>
                  set({ name, result, note: result === "good" ? null : (check?.note ?? null) })
                }
              />
              {check && check.result !== "good" && (
                <div className="sm:col-start-2">
                  <Note
                    label={`${label}: ${check.result === "unseen" ? "why it was not checked" : "what was found"}`}
                    text={check.note ?? ""}
                    readOnly={readOnly}
                    onText={(text) => set({ ...check, note: text === "" ? null : text })}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {!readOnly && left.length > 0 && (
        <Button
          variant="ghost-blue"
          size="sm"
          className="mt-2"
          onClick={() =>
            onChange(
              names.map(({ value: name }) => checkOf(name) ?? { name, result: "good" as const, note: null }),
            )
          }
        >
          No finding for {left.length === names.length ? "all" : "the other"} {left.length}
        </Button>
      )}
    </div>
  );
}

interface NoteProps {
  label: string;
  text: string;
  readOnly: boolean;
  onText: (text: string) => void;
}

function Note({ label, text, readOnly, onText }: NoteProps) {
  if (readOnly) return <FixedValue label={label}>{text}</FixedValue>;
  return (
    <TextField label={label} maxLength={160} value={text} onChange={({ target }) => onText(target.value)} />
  );
}

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
