/** Masks of input fields as the product writes them: # a digit, @ a letter, * either; anything else stands as it is. */

const TOKENS: Readonly<Record<string, RegExp>> = { "#": /\d/, "@": /[a-z]/i, "*": /[a-z\d]/i };

/** "784-####-#######-#" → what the masking library reads: one rule for each place. */
export function maskOf(pattern: string): (string | RegExp)[] {
  return Array.from(pattern, (sign) => TOKENS[sign] ?? sign);
}

/**
 * The pattern of a phone number, from what is typed so far: the country's own mobiles in groups, others in one row. Its
 * digits are all places: a fixed digit that appears while one types would be taken for one that is missing.
 */
export function phonePattern(typed: string): string {
  const digits = typed.replaceAll(/[^\d+]/g, "");
  if (digits.startsWith("+971")) return "+### ## ### ####";
  if (digits.startsWith("00971")) return "##### ## ### ####";
  if (digits.startsWith("+")) return `+${"#".repeat(15)}`;
  if (digits.startsWith("00")) return "#".repeat(17);
  return digits.startsWith("0") ? "### ### ####" : "#".repeat(15);
}
