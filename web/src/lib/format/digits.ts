/** Replaces the digits of Arabic and Persian keyboards, one for one: "٩٠" and "۹۰" → "90". */
export const westernDigits = (text: string): string =>
  text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));
