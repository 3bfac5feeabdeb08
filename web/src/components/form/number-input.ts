/** The behaviour of every field for a number. */
import { type NumberRules, readNumber } from "@marsa/api-spec/text/read-number";
import type { ChangeEvent } from "react";
import { isGrouping, regrouped, tidied } from "#/lib/format/typed-number.ts";

/**
 * Returns the properties of an input whose text is a number. Typed digits are grouped, and a number is shown in one
 * form when the person leaves the field. What cannot be read stays visible.
 */
export function numberInput(value: string, onText: (text: string) => void, rules: NumberRules) {
  const { decimals = 0, min = 0 } = rules;
  return {
    inputMode: decimals > 0 ? ("decimal" as const) : min < 0 ? ("text" as const) : ("numeric" as const),
    autoComplete: "off",
    value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onText(typed(event, value, rules)),
    onBlur: () => {
      const text = tidied(value, rules);
      if (text !== value) onText(text);
    },
  };
}

/** Returns the number of a typed text; null: it is empty or none. */
export function numberIn(text: string, rules: NumberRules): number | null {
  const read = readNumber(text, rules);
  return read.ok ? read.value : null;
}

function typed(
  { target, nativeEvent }: ChangeEvent<HTMLInputElement>,
  before: string,
  rules: NumberRules,
): string {
  const after = target.value;
  if (!isGrouping(rules)) return after;
  const { text, caret } = regrouped({
    before,
    after,
    caret: target.selectionStart ?? after.length,
    event: nativeEvent as InputEvent,
  });
  if (text !== after) {
    // Set here, so that React finds the same text and keeps the caret.
    target.value = text;
    target.setSelectionRange(caret, caret);
  }
  return text;
}
