/** The error of a broken promise of the contract. */
import { diffText } from "./diff.ts";
import type { Answered, Request } from "./target.ts";

/** A promise of the contract that the server did not keep. The message names the call, the reply and the defect. */
export class Broken extends Error {
  override readonly name = "Broken";
  /** The request that was answered wrongly; null where several replies do not fit together. */
  readonly request: Request | null;

  constructor(message: string, request: Request | null = null) {
    super(message);
    this.request = request;
  }
}

/** Enough of a reply to recognize it. */
const MOST_SHOWN = 400;

/** Returns request and reply for the message of a Broken. Never a token. */
export function describe({ asked, status, text }: Answered): string {
  const shown = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
  const safe = shown.replaceAll(/"access_token":"[^"]*"/g, '"access_token":"…"');
  return `${asked} answered ${status} ${safe}`;
}

/** @throws Broken with the reply in its message, unless the condition holds. */
export function must(holds: boolean, answered: Answered, wanted: string): void {
  if (!holds) throw new Broken(`${describe(answered)}\n${wanted}`, answered.request);
}

/** @throws Broken with the places that differ, unless the two are equal as JSON. */
export function mustBeSame(actual: unknown, expected: unknown, what: string): void {
  const found = diffText(actual, expected, what);
  if (found !== null) throw new Broken(found);
}

/** @throws Broken unless the fields of `expected` have these values in `actual`. */
export function mustHave(actual: object, expected: object, what: string): void {
  const given = Object.entries(actual).filter(([name]) => Object.hasOwn(expected, name));
  mustBeSame(Object.fromEntries(given), expected, what);
}
