/** Cleans the texts of a lot, the same in its form and in an imported row. */
import type { components } from "../generated/api.d.ts";
import { plainCode, plainLine, plainText } from "./plain-text.ts";
import { writtenVin } from "./vin.ts";

type MetaField = components["schemas"]["MetaField"];

/** Texts that are numbers and codes of papers. */
const CODES: ReadonlySet<string> = new Set(["vin", "plate", "rera_number", "reference"]);

/** Returns the text of a field without hidden signs; a code with Western digits, a VIN in capitals. */
export function lotText({ name, type }: Pick<MetaField, "name" | "type">, text: string): string {
  if (type === "longtext") return plainText(text);
  if (!CODES.has(name)) return plainLine(text);
  const code = plainCode(text);
  return name === "vin" ? writtenVin(code) : code;
}
