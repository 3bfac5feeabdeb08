import { Maskito, type MaskitoOptions, type MaskitoPreprocessor } from "@maskito/core";
import { isPhone, loadPhoneRules } from "#/lib/contacts/contact.ts";
import { westernDigits } from "@marsa/api-spec/digits";
import { maskOf, phonePattern } from "#/lib/contacts/mask.ts";

/** The mask of a field: "phone" and "contact" follow the entry; any other text is a pattern of # @ *. */
export type Mask = "phone" | "contact" | (string & {});

/** No mask: the entry is an email. */
const FREE = /^.*$/s;

/** Puts a mask on an input; returns how to remove it. */
export function attach(input: HTMLInputElement, mask: Mask): () => void {
  if (mask === "phone") void loadPhoneRules();
  const masked = new Maskito(input, { preprocessors: [readDigits], ...optionsOf(mask) });
  // The mask formats the present value in its own listener, and the form gets the event.
  if (input.value !== "") input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  return () => masked.destroy();
}

/** Reads the digits of all keyboards. */
const readDigits: MaskitoPreprocessor = ({ elementState: { value, selection }, data }) => ({
  elementState: { value: westernDigits(value), selection },
  data: westernDigits(data),
});

/** Cuts the extension of a pasted number, whose digits would become the last ones of the number. */
const dropExtension: MaskitoPreprocessor = ({ elementState, data }) => ({
  elementState,
  data: data.replace(/(?<=\d)[\s;,]*(?:ext[a-z.]*|x)[\s:.=]*\d+\s*$/i, ""),
});

function optionsOf(mask: Mask): MaskitoOptions {
  if (mask === "phone")
    return { mask: ({ value }) => maskOf(phonePattern(value)), preprocessors: [readDigits, dropExtension] };
  if (mask === "contact")
    return { mask: ({ value }) => (isPhone(value) ? maskOf(phonePattern(value)) : FREE) };
  return { mask: maskOf(mask) };
}
