/** Test helper: finds amounts in texts. */
export interface Amount {
  readonly amount: number;
  /** Path of the number: "data.items.3.cause". */
  readonly at: string;
}

/** Fields with numbers or words that are no amounts: ids, seqs, instants, cursors, pictures, contacts, codes. */
const NO_AMOUNT =
  /^(ids?|id_\w+|\w+_id|seq|now|total|count|ms|bytes|next|after|epoch|vin|thumbhash|as_of|at|end|opens|request_id|request|url|etag|code|mask|iban|\w+_ms|\w+_seq)$/;
/** In a sentence: 104729 or 104,729, but not inside a word, an address, a decimal, a file position or a masked phone. */
const IN_WORDS = /(?<![\w.,:/-]|••• )(?:\d{1,3}(?:,\d{3})+|\d+)(?![\w:/-]|\.\d)/g;
/**
 * A code for a contact, a gate or a new password: random digits, which may equal any amount. Its message repeats it in
 * words, a long one in groups of four.
 */
const CODE = /"code":"(\d+)"/g;
const INSTANT = /^\d{4}-\d\d-\d\d/;

/** Returns every number in a text that may be an amount: from the fields of JSON, from the words of other text. */
export function amountsIn(text: string): Amount[] {
  const found: Amount[] = [];
  const walk = (value: unknown, name: string, at: string): void => {
    if (NO_AMOUNT.test(name)) return;
    if (typeof value === "number") found.push({ amount: value, at });
    else if (typeof value === "string") found.push(...amountsInWords(value, at));
    else if (typeof value === "object" && value !== null)
      for (const [key, each] of Object.entries(value))
        walk(each, Array.isArray(value) ? name : key, at === "" ? key : `${at}.${key}`);
  };
  const json = parsed(text);
  if (json === undefined) return amountsInWords(text, "its text");
  walk(json, "", "");
  const codes = new Set(
    [...text.matchAll(CODE)].flatMap(([, digits = ""]) =>
      [digits, ...(digits.match(/\d{4}/g) ?? [])].map(Number),
    ),
  );
  return found.filter(({ amount }) => !codes.has(amount));
}

function amountsInWords(text: string, at: string): Amount[] {
  if (INSTANT.test(text)) return [];
  return [...text.matchAll(IN_WORDS)].map(([digits]) => ({ amount: Number(digits.replaceAll(",", "")), at }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
