/** Refuses passwords that are easy to guess: the most used ones, rows of keys, repeats, and the person's own names. */
import type { FieldError } from "@marsa/api-spec/rules";

/** Guesses by the order of magnitude: 1 is found within a million of them, even where sign-ins are limited. */
const LEAST_SCORE = 2;
/** The estimate takes longer for a longer text, and nobody guesses the rest. */
const MOST_CHECKED = 64;

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

/**
 * Checks a new password.
 * @param field its name in the request.
 * @param own what others know of the person: names and contacts.
 * @returns the error at the field; null for a password that is hard to guess.
 */
export async function easyToGuess(
  field: string,
  password: string,
  own: readonly (string | null)[] = [],
): Promise<FieldError | null> {
  const check = await (loaded ??= load());
  const words = ["marsa", ...own].filter((word) => word !== null);
  const { score } = check(password.slice(0, MOST_CHECKED), words);
  return score < LEAST_SCORE ? { field, message: "Easy to guess. Choose another password" } : null;
}
