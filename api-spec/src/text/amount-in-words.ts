/** Amounts in words, for the second confirmation of a bid. */
const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const SCALES = ["", " thousand", " million", " billion", " trillion"];

function wordsBelowThousand(n: number): string {
  if (n >= 100) {
    const hundreds = `${SMALL[Math.floor(n / 100)]} hundred`;
    return n % 100 === 0 ? hundreds : `${hundreds} ${wordsBelowThousand(n % 100)}`;
  }
  if (n < 20) return SMALL[n] ?? "";
  const tens = TENS[Math.floor(n / 10)] ?? "";
  return n % 10 === 0 ? tens : `${tens}-${SMALL[n % 10]}`;
}

/**
 * Returns a whole AED amount in English words: 179,000 -> "one hundred seventy-nine thousand dirhams".
 * @throws RangeError unless an integer from 0 to below 10^15.
 */
export function amountInWords(aed: number): string {
  if (!Number.isSafeInteger(aed) || aed < 0 || aed >= 1e15) throw new RangeError(`No words for AED ${aed}`);
  if (aed === 0) return "zero dirhams";
  const groups: string[] = [];
  for (let rest = aed, scale = 0; rest > 0; rest = Math.floor(rest / 1000), scale++) {
    if (rest % 1000 > 0) groups.unshift(`${wordsBelowThousand(rest % 1000)}${SCALES[scale]}`);
  }
  return `${groups.join(" ")} ${aed === 1 ? "dirham" : "dirhams"}`;
}
