/** The currency that hall screens show beside the dirham. */
import { EnvError } from "./open-settings.ts";

export interface SecondCurrency {
  /** ISO 4217. */
  readonly code: string;
  /** AED for one unit of it. */
  readonly aed: number;
}

/**
 * Returns the currency of SECOND_CURRENCY, such as "USD:3.6725"; null: none.
 * @throws EnvError without a code of three capitals and a rate above 0
 */
export function secondCurrencyOf(text: string | undefined): SecondCurrency | null {
  if (!text) return null;
  const [, code, rate] = /^([A-Z]{3}):(\d+(?:\.\d{1,6})?)$/.exec(text) ?? [];
  if (code === undefined || code === "AED" || Number(rate) <= 0)
    throw new EnvError(`SECOND_CURRENCY is a code and AED for one unit, such as USD:3.6725, not "${text}".`);
  return { code, aed: Number(rate) };
}
