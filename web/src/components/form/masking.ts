import { Maskito, type MaskitoOptions, type MaskitoPreprocessor } from "@maskito/core";
import { isPhone } from "../../lib/contacts/contact.ts";
import { westernDigits } from "@marsa/api-spec/digits";
import { maskOf, phonePattern } from "../../lib/contacts/mask.ts";

/** The mask of a field: "phone" and "contact" follow the entry; any other text is a pattern of # @ *. */
export type Mask = "phone" | "contact" | (string & {});

/** No mask: the entry is an email. */
const FREE = /^.*$/s;

/** Puts a mask on an input; returns how to remove it. */
export function attach(input: HTMLInputElement, mask: Mask): () => void {
  const masked = new Maskito(input, { ...optionsOf(mask), preprocessors: [readDigits] });
  // The mask formats the present value in its own listener, and the form gets the event.
  if (input.value !== "") input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  return () => masked.destroy();
}

/** Reads the digits of all keyboards. */
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
