import { TextField } from "#/components/form/text-field.tsx";
import { Button } from "#/components/ui/button.tsx";
import { FixedValue } from "../form/parts.tsx";
import type { Check, Choice } from "#/features/edit/model/condition.ts";
import { Segments } from "./segments.tsx";

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
