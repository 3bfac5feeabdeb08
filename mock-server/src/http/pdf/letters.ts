/** Prepares text for the fonts of the PDFs: Western European letters are built in, the Arabic ones are embedded. */

/** A part of a text in one script. */
interface Run {
  readonly script: "latin" | "arabic";
  readonly text: string;
}

const ARABIC = "[\\u0600-\\u06FF\\u0750-\\u077F\\u08A0-\\u08FF\\uFB50-\\uFDFF\\uFE70-\\uFEFF]+";
/** Arabic words with the spaces and dots between them. */
const ARABIC_WORDS = new RegExp(`(${ARABIC}(?:[ .]+${ARABIC})*)`);
/** Characters that the built-in fonts lack. */
const OTHER = /[^\u0020-\u007E\u00A0-\u00FF\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u20AC]/gu;
/** Latin letters that are no accented ones. */
const PLAIN: Readonly<Record<string, string>> = { Ł: "L", ł: "l", Đ: "D", đ: "d", ı: "i" };

/**
 * Returns the runs of a text from left to right. Letters of other Latin alphabets lose their accents, as in the machine
 * lines of a passport; letters of other scripts become question marks.
 */
export function runsOf(text: string): Run[] {
  return text
    .split(ARABIC_WORDS)
    .flatMap((part, place) => (place % 2 === 1 ? arabicRuns(part) : latin(part)))
    .filter((run) => run.text !== "");
}

const latin = (text: string): Run => ({ script: "latin", text: text.replaceAll(OTHER, plain) });

/** The dots of "ذ.م.م" are Latin: the Arabic font lacks them. Arabic goes from right to left, so the last run is first. */
const arabicRuns = (text: string): Run[] =>
  text
    .split(/(\.)/)
    .map((part): Run => (part === "." ? latin(part) : { script: "arabic", text: part }))
    .toReversed();

function plain(letter: string): string {
  const base = PLAIN[letter] ?? letter.normalize("NFKD").replaceAll(/\p{Mark}/gu, "");
  return base === "" || base.search(OTHER) !== -1 ? "?" : base;
}
