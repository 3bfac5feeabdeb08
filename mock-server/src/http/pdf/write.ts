/** Writes text into a PDF in the fonts that its letters need. */
import { createRequire } from "node:module";
import type PDFDocument from "pdfkit";
import { runsOf } from "./letters.ts";

export type Document = InstanceType<typeof PDFDocument>;
export type Weight = "regular" | "bold";

const require = createRequire(import.meta.url);
const FONTS = {
  latin: { regular: "Helvetica", bold: "Helvetica-Bold" },
  arabic: {
    regular: require.resolve("@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff"),
    bold: require.resolve("@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff"),
  },
};

/** Shapes Arabic letters from right to left over word ends. */
const RIGHT_TO_LEFT: PDFKit.Mixins.OpenTypeFeatures[] = ["rtla"];

/** The part of the height of Helvetica that is over the line of the letters. */
const ASCENT = 718 / 925;

/** Writes a text at a place, in points from the top left, or below the text before it. */
export function write(
  pdf: Document,
  weight: Weight,
  text: string,
  { x, y, ...options }: PDFKit.Mixins.TextOptions & { x?: number; y?: number } = {},
): void {
  pdf.font(FONTS.latin[weight]);
  const lineHeight = pdf.currentLineHeight(true);
  const ascent = pdf.currentLineHeight() * ASCENT;
  const runs = runsOf(text);
  for (const [place, run] of runs.entries()) {
    pdf.font(FONTS[run.script][weight]);
    const all = {
      ...options,
      features: run.script === "arabic" ? RIGHT_TO_LEFT : [],
      // Both scripts stand on one line, and the higher lines of the Arabic font move nothing.
      baseline: -ascent,
      lineGap: (options.lineGap ?? 0) + lineHeight - pdf.currentLineHeight(true),
      continued: place < runs.length - 1,
    };
    if (place === 0) pdf.text(run.text, x ?? pdf.x, y ?? pdf.y, all);
    else pdf.text(run.text, all);
  }
  pdf.font(FONTS.latin[weight]);
}
