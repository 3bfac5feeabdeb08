import { RotateCcw } from "lucide-react";
import { useId, useState } from "react";
import { numberIn, numberInput } from "#/components/form/number-input.ts";
import { FieldError } from "#/components/form/field-error.tsx";
import { Section } from "#/components/section.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Input } from "#/components/ui/input.tsx";
import { Label } from "#/components/ui/label.tsx";
import { TIMER_NAMES, TIMERS, type Timers, USUAL_TIMERS } from "../model/composed.ts";
import { aboutWords, turnMs } from "../model/times.ts";
import type { Composer } from "../model/use-composer.ts";

/** The fields for the length of each phase of a lot. */
export function TimersSection({ composer }: { composer: Composer }) {
  const { state, errors, change } = composer;
  const { timers } = state.mine;
  const usual = TIMER_NAMES.every((name) => timers[name] === USUAL_TIMERS[name]);
  const turn = turnMs(timers);
  return (
    <Section
      title="Times"
      text={
        <>
          Seconds that each phase lasts by itself.
          {turn !== null && <> A lot takes about {turn < 60_000 ? `${turn / 1_000} s` : aboutWords(turn)}.</>}
        </>
      }
    >
      <div className="grid grid-cols-2 gap-x-5 gap-y-4 sm:grid-cols-3">
        {TIMER_NAMES.map((name) => (
          <SecondsField
            key={name}
            name={name}
            value={timers[name]}
            error={errors[name]}
            onChange={(seconds) => change({ timers: { ...timers, [name]: seconds } })}
          />
        ))}
      </div>
      <Button
        size="sm"
        className="mt-4"
        aria-disabled={usual || undefined}
        onClick={() => change({ timers: USUAL_TIMERS })}
      >
        <RotateCcw aria-hidden size={16} strokeWidth={1.75} />
        {usual ? "These are the usual times" : "Back to the usual times"}
      </Button>
    </Section>
  );
}

interface SecondsFieldProps {
  name: keyof Timers;
  value: number | null;
  error: string | undefined;
  onChange: (seconds: number | null) => void;
}

function SecondsField({ name, value, error, onChange }: SecondsFieldProps) {
  const id = useId();
  const { label, text, usual } = TIMERS[name];
  const [typed, setTyped] = useState({ value, text: String(value ?? "") });
  // Another value came from the button of the usual times, or from another person.
  if (!Object.is(typed.value, value)) setTyped({ value, text: String(value ?? "") });
  // The limits are told when the staff save.
  const rules = { label };
  function type(entry: string) {
    const seconds = entry.trim() === "" ? null : (numberIn(entry, rules) ?? Number.NaN);
    setTyped({ value: seconds, text: entry });
    onChange(seconds);
  }
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <div className="relative mt-1.5">
        <Input
          id={id}
          {...numberInput(typed.text, type, rules)}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          className="pe-9 tabular-nums"
        />
        <span aria-hidden className="pointer-events-none absolute end-3 top-3 text-text-2">
          s
        </span>
      </div>
      <FieldError id={`${id}-error`} text={error} />
      <p id={`${id}-hint`} className="mt-1 text-small text-pretty text-text-2">
        {text}. Usually {usual}.
      </p>
    </div>
  );
}
