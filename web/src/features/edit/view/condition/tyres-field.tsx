import { useState } from "react";
import { TextField } from "#/components/form/text-field.tsx";
import { FixedValue } from "../form/parts.tsx";
import {
  type Choice,
  type Tyre,
  textsOf,
  tyreFault,
  tyresOf,
  type TyreText,
} from "#/features/edit/model/condition.ts";

interface TyresFieldProps {
  positions: readonly Choice[];
  value: readonly Tyre[];
  onChange: (tyres: Tyre[]) => void;
  readOnly: boolean;
}

/** Tread depth and year of each tyre, as far as they are known. */
export function TyresField({ positions, value, onChange, readOnly }: TyresFieldProps) {
  const [texts, setTexts] = useState(() => textsOf(value, positions));

  function set(position: string, text: TyreText) {
    const next = { ...texts, [position]: text };
    setTexts(next);
    onChange(tyresOf(next));
  }

  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {positions.map(({ value: position, label }) => {
        const text = texts[position] ?? { depth: "", year: "" };
        if (readOnly) {
          return (
            <FixedValue key={position} label={label}>
              {[text.depth && `${text.depth} mm`, text.year].filter(Boolean).join(", ") || undefined}
            </FixedValue>
          );
        }
        const fault = tyreFault(text);
        return (
          <fieldset key={position} className="min-w-0">
            <legend className="mb-1 text-small font-heavy">{label}</legend>
            <div className="grid grid-cols-2 gap-2">
              <TextField
                label="Depth, mm"
                inputMode="decimal"
                value={text.depth}
                onChange={({ target }) => set(position, { ...text, depth: target.value.trim() })}
              />
              <TextField
                label="Year"
                inputMode="numeric"
                value={text.year}
                onChange={({ target }) => set(position, { ...text, year: target.value.trim() })}
              />
            </div>
            <p aria-live="polite" className="mt-1 text-small text-orange empty:hidden">
              {fault}
            </p>
          </fieldset>
        );
      })}
    </div>
  );
}
