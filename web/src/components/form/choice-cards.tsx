import { type ComponentProps, useId } from "react";

interface ChoiceCardsProps {
  label: string;
  choices: readonly { value: string; word: string; text: string }[];
  /** The result of react-hook-form's `register`, or name and handler beside `chosen`. */
  radio: ComponentProps<"input">;
  chosen?: string;
}

/** Two or three choices as cards, each with a sentence. Radio buttons to the browser. */
export function ChoiceCards({ label, choices, radio, chosen }: ChoiceCardsProps) {
  const id = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-strong">{label}</legend>
      <div className="grid gap-2">
        {choices.map(({ value, word, text }) => (
          <label
            key={value}
            htmlFor={`${id}-${value}`}
            className="flex cursor-pointer gap-3 rounded-md border border-line-3 px-3.5 py-3 hover:border-text-3 has-checked:border-blue has-checked:bg-blue-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue"
          >
            <input
              {...radio}
              id={`${id}-${value}`}
              type="radio"
              value={value}
              {...(chosen !== undefined && { checked: value === chosen })}
              className="mt-0.5 size-4.5 shrink-0 accent-blue outline-none"
            />
            <span>
              <span className="block text-long font-strong">{word}</span>
              <span className="block text-small text-pretty text-text-2">{text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
