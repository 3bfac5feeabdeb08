/** Rewrites the cells of a sheet that the reader of spreadsheets would skip without a word, or fail on. */

/** A row's first tag, or a cell with all it holds. */
const ROW_OR_CELL = /<(?:\w+:)?row\b([^>]*)>|<(\w+:)?c\b([^>]*?)(?:\/>|>(.*?)<\/\2c>)/gs;
const VALUE = /<(?:\w+:)?v\b[^>]*>([^<]*)/;
const FORMULA = /<(?:\w+:)?f\b[^>]*>([^<]*)/;

/**
 * Returns the XML of a sheet in which errors and formulas without a value are texts, "#REF!" and "=B2*2", and each
 * cell says its place.
 * @param stale whether the program that wrote the file has not calculated it: formulas of 0 have no value either
 */
export function withWholeCells(xml: string, stale: boolean): string {
  let row = 0;
  let column = 0;
  return xml.replaceAll(
    ROW_OR_CELL,
    (tag, rowText: string | undefined, prefix = "", cellText = "", inner = "") => {
      if (rowText !== undefined) {
        row = Number(attribute(rowText, "r") ?? row + 1);
        column = 0;
        return tag;
      }
      const own = attribute(cellText, "r");
      column = own === undefined ? column + 1 : numberOf(own);
      const text = textInstead(attribute(cellText, "t"), inner, stale);
      const place = own ?? letters(column - 1) + row;
      if (text !== null)
        return `<${prefix}c r="${place}" t="str"><${prefix}v>${text}</${prefix}v></${prefix}c>`;
      return own === undefined ? tag.replace(/c\b/, `c r="${place}"`) : tag;
    },
  );
}

/** Returns the text for a cell without a value of its own; null: the cell stays. */
function textInstead(type: string | undefined, inner: string, stale: boolean): string | null {
  const value = VALUE.exec(inner)?.[1]?.trim();
  if (type === "e") return value || "#VALUE!";
  const formula = FORMULA.exec(inner)?.[1];
  if (formula === undefined) return null;
  // A formula may result in an empty text.
  const isKnown = type === "str" ? value !== undefined : value !== undefined && value !== "";
  return isKnown && !(stale && value === "0") ? null : `=${formula}`;
}

/** Returns an attribute of a tag, without a prefix to its name. */
export function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return found?.[1] ?? found?.[2];
}

/** The number of a cell's column: A2 is 1, AA2 is 27. */
function numberOf(place: string): number {
  return Array.from(place.replace(/\d+$/, "")).reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  );
}

/** The name of a column: 0 is A, 26 is AA. */
export function letters(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : letters(Math.floor(place / 26) - 1) + last;
}
