/** Writes an amount in the words of a tax document, in English and in Arabic. */
import { amountInWords } from "@marsa/api-spec/text/amount-in-words";

/** Returns "Three thousand six hundred forty-three dirhams and fifty fils". */
export function englishWords(totalFils: number): string {
  const [dirhams, fils] = [Math.floor(totalFils / 100), totalFils % 100];
  const whole = amountInWords(dirhams);
  const words = fils === 0 ? whole : `${whole} and ${amountInWords(fils).replace(/ dirhams?$/, "")} fils`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How a counted thing is called: one, two, three to ten, eleven to ninety-nine, whole hundreds. */
type Forms = readonly [one: string, two: string, few: string, many: string, hundreds: string];

const DIRHAM: Forms = ["درهم واحد", "درهمان", "دراهم", "درهماً", "درهم"];
const FILS: Forms = ["فلس واحد", "فلسان", "فلوس", "فلساً", "فلس"];
const SCALES: readonly Forms[] = [
  ["مليار", "ملياران", "مليارات", "ملياراً", "مليار"],
  ["مليون", "مليونان", "ملايين", "مليوناً", "مليون"],
  ["ألف", "ألفان", "آلاف", "ألفاً", "ألف"],
];
const UNITS =
  "- واحد اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة أحد#عشر اثنا#عشر ثلاثة#عشر أربعة#عشر خمسة#عشر ستة#عشر سبعة#عشر ثمانية#عشر تسعة#عشر"
    .split(" ")
    .map((word) => word.replace("#", " "));
const TENS = "- - عشرون ثلاثون أربعون خمسون ستون سبعون ثمانون تسعون".split(" ");
const HUNDREDS = "- مائة مائتان ثلاثمائة أربعمائة خمسمائة ستمائة سبعمائة ثمانمائة تسعمائة".split(" ");
const AND = " و";

/**
 * Returns "ثلاثة آلاف وستمائة وثلاثة وأربعون درهماً وخمسون فلساً".
 * @throws RangeError unless from 0 to below 10^14 fils.
 */
export function arabicWords(totalFils: number): string {
  if (!Number.isSafeInteger(totalFils) || totalFils < 0 || totalFils >= 1e14)
    throw new RangeError(`No words for ${totalFils} fils`);
  const [dirhams, fils] = [Math.floor(totalFils / 100), totalFils % 100];
  const parts = [
    ...(dirhams > 0 ? [counted(dirhams, DIRHAM)] : []),
    ...(fils > 0 ? [counted(fils, FILS)] : []),
  ];
  return parts.length === 0 ? "صفر درهم" : parts.join(AND);
}

/** Returns a number of things: its thousands and more, then the rest with the form that the rest asks for. */
function counted(n: number, forms: Forms): string {
  const rest = n % 1000;
  const parts = SCALES.flatMap((scale, place) => {
    const group = Math.floor(n / 1000 ** (SCALES.length - place)) % 1000;
    return group === 0 ? [] : [group === 1 ? scale[0] : ofForms(group, scale)];
  });
  if (parts.length === 0) return ofForms(rest, forms);
  if (rest === 0) return `${parts.join(AND)} ${forms[4]}`;
  return [...parts, ofForms(rest, forms)].join(AND);
}

function ofForms(n: number, [one, two, few, many, hundreds]: Forms): string {
  if (n === 1) return one;
  if (n === 2) return two;
  const lastTwo = n % 100;
  const form = lastTwo === 0 || lastTwo <= 2 ? hundreds : lastTwo <= 10 ? few : many;
  return `${belowThousand(n)} ${form}`;
}

function belowThousand(n: number): string {
  const lastTwo = n % 100;
  const words = [
    ...(n >= 100 ? [HUNDREDS[Math.floor(n / 100)]] : []),
    ...(lastTwo === 0
      ? []
      : lastTwo < 20
        ? [UNITS[lastTwo]]
        : [...(lastTwo % 10 === 0 ? [] : [UNITS[lastTwo % 10]]), TENS[Math.floor(lastTwo / 10)]]),
  ];
  return words.join(AND);
}
