import { Maskito, type MaskitoOptions, type MaskitoPreprocessor } from "@maskito/core";
import { isPhone } from "../../lib/contacts/contact.ts";
import { westernDigits } from "../../lib/format/digits.ts";
import { maskOf, phonePattern } from "../../lib/contacts/mask.ts";

/** What a field's mask can be: one of the two that follow what is typed, or a pattern of # @ *. */
export type Mask = "phone" | "contact" | (string & {});

/** Anything at all: what is typed is an email. */
const FREE = /^.*$/s;

/** Puts a mask on an input; returns the way to take it off. */
export function attach(input: HTMLInputElement, mask: Mask): () => void {
  const masked = new Maskito(input, { ...optionsOf(mask), preprocessors: [readDigits] });
  // What is there already is put in order by the mask's own ear, and the form hears of it.
  if (input.value !== "") input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  return () => masked.destroy();
}

/** Whatever keyboard they are typed on. */
const readDigits: MaskitoPreprocessor = ({ elementState: { value, selection }, data }) => ({
  elementState: { value: westernDigits(value), selection },
  data: westernDigits(data),
});

function optionsOf(mask: Mask): MaskitoOptions {
  if (mask === "phone") return { mask: ({ value }) => maskOf(phonePattern(value)) };
  if (mask === "contact")
    return { mask: ({ value }) => (isPhone(value) ? maskOf(phonePattern(value)) : FREE) };
  return { mask: maskOf(mask) };
}
