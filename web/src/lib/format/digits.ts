/** "٩٠" and "۹۰" → "90": digits as keyboards of Arabic and Persian write them, one sign for one sign. */
export const westernDigits = (text: string): string =>
  text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));
