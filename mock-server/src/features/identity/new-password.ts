/** Refuses passwords that are easy to guess: the most used ones, rows of keys, repeats, and the person's own names. */
import type { FieldError } from "@marsa/api-spec/rules";

/** Guesses by the order of magnitude: 1 is found within a million of them, even where sign-ins are limited. */
const LEAST_SCORE = 2;
/** Letters and digits that a password has besides the person's own words. */
const LEAST_REST = 6;
/** The estimate takes longer for a longer text, and nobody guesses the rest. */
const MOST_CHECKED = 64;

/** Digits of a phone that are the same in each way to write it. */
const LOCAL_DIGITS = 9;
const MARKS = /[^\p{L}\p{N}]+/gu;

type Check = (password: string, own: string[]) => { readonly score: number };
let loaded: Promise<Check> | null = null;

/** The lists are some megabytes: loaded at the first new password, and kept. */
async function load(): Promise<Check> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  const factory = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password, own) => factory.check(password, own);
}

/** What others know of a person. */
export type Known = { readonly [Field in "firstName" | "lastName" | "email" | "phone"]?: string | null };

/**
 * Checks a new password.
 * @param field its name in the request.
 * @returns the error at the field; null for a password that is hard to guess.
 */
export async function easyToGuess(
  field: string,
  password: string,
  { firstName, lastName, email, phone }: Known = {},
): Promise<FieldError | null> {
  const check = await (loaded ??= load());
  const digits = phone?.replaceAll(/\D/g, "");
  const own = [firstName, lastName, email, digits, digits?.slice(-LOCAL_DIGITS)];
  const words = ["marsa", "demo", ...own.flatMap((text) => text ?? [])];
  const { score } = check(password.slice(0, MOST_CHECKED), words);
  const isEasy = score < LEAST_SCORE || repeats(password, words);
  return isEasy ? { field, message: "Easy to guess. Choose another password" } : null;
}

/** Whether a password is little else than these words, in any case and with any marks between them. */
function repeats(password: string, known: readonly string[]): boolean {
  const parts = known.flatMap((text) => text.toLowerCase().split(MARKS));
  const all = password.toLowerCase().replaceAll(MARKS, "");
  const rest = parts
    .filter((part) => part.length > 1)
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, part) => left.replaceAll(part, ""), all);
  return rest !== all && rest.length < LEAST_REST;
}
