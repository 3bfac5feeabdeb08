import { Maskito, type MaskitoOptions } from "@maskito/core";
import { isPhone } from "../../lib/contact.ts";
import { maskOf, phonePattern } from "../../lib/mask.ts";

/** What a field's mask can be: one of the two that follow what is typed, or a pattern of # @ *. */
export type Mask = "phone" | "contact" | (string & {});

/** Anything at all: what is typed is an email. */
const FREE = /^.*$/s;

/** Puts a mask on an input; returns the way to take it off. */
export function attach(input: HTMLInputElement, mask: Mask): () => void {
  const masked = new Maskito(input, optionsOf(mask));
  // What is there already is put in order by the mask's own ear, and the form hears of it.
  if (input.value !== "") input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  return () => masked.destroy();
}

function optionsOf(mask: Mask): MaskitoOptions {
  if (mask === "phone") return { mask: ({ value }) => maskOf(phonePattern(value)) };
  if (mask === "contact")
    return { mask: ({ value }) => (isPhone(value) ? maskOf(phonePattern(value)) : FREE) };
  return { mask: maskOf(mask) };
}
