/**
 * Masks of input fields in the form of the product specification: # is a digit, @ a letter, * either. All other
 * characters are fixed.
 */

const TOKENS: Readonly<Record<string, RegExp>> = { "#": /\d/, "@": /[a-z]/i, "*": /[a-z\d]/i };

/** Turns a mask such as "784-####-#######-#" into one rule for each character, as the masking library wants it. */
export function maskOf(pattern: string): (string | RegExp)[] {
  return Array.from(pattern, (sign) => TOKENS[sign] ?? sign);
}

/**
 * Returns the mask for a phone number: UAE mobiles in groups, others in one row. Each digit is a place, since the
 * library would count a fixed digit that appears while the person types as a missing one.
 */
export function phonePattern(typed: string): string {
  const digits = typed.replaceAll(/[^\d+]/g, "");
  // Some write the 0 of the area behind the country code: "+971 (0)50 123 4567".
  if (digits.startsWith("+9710")) return "+### ### ### ####";
  if (digits.startsWith("+971")) return "+### ## ### ####";
  if (digits.startsWith("00971")) return "##### ## ### ####";
  if (digits.startsWith("+")) return `+${"#".repeat(15)}`;
  if (digits.startsWith("00")) return "#".repeat(17);
  return digits.startsWith("0") ? "### ### ####" : "#".repeat(15);
}
