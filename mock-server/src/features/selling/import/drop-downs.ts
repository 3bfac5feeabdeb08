/** Adds drop-down lists to the cells of a spreadsheet. */
import type { Feature, Image } from "write-excel-file/node";

/** A drop-down list in a range of cells. */
export interface DropDown {
  /** "B2:B5001". */
  readonly cells: string;
  /** Where its values stand, as a formula without "=". */
  readonly formula: string;
}

/** Elements of a sheet that come before the validation of its data (ECMA-376, 18.3.1.99). */
const BEFORE =
  /<\/sheetData>|<(?:mergeCells|conditionalFormatting|sheetProtection|autoFilter)\b[^]*?(?:\/>|<\/\w+>)/g;

/** A part of the writer that adds these lists to the first sheet. A value that is not in its list warns only. */
export function listFeature(lists: readonly DropDown[]): Feature<Image["content"]> {
  return {
    files: {
      transform: {
        "xl/worksheets/sheet{id}.xml": {
          transform: (xml, _options, { sheetIndex }) => (sheetIndex === 0 ? withLists(xml, lists) : xml),
        },
      },
    },
  };
}

function withLists(xml: string, lists: readonly DropDown[]): string {
  const last = [...xml.matchAll(BEFORE)].at(-1);
  if (!last) throw new Error("The sheet has no data");
  const place = last.index + last[0].length;
  const each = lists.map(
    ({ cells, formula }) =>
      `<dataValidation type="list" errorStyle="warning" allowBlank="1" showErrorMessage="1" sqref="${cells}"><formula1>${formula}</formula1></dataValidation>`,
  );
  const all = `<dataValidations count="${lists.length}">${each.join("")}</dataValidations>`;
  return xml.slice(0, place) + all + xml.slice(place);
}
