/** Returns a text with the digits of Arabic, Persian and East Asian keyboards replaced, one for one: "٩٠", "۹۰", "９０" → "90". */
export const westernDigits = (text: string): string =>
  text.replaceAll(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) % 16));
