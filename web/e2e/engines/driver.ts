import { expect } from "@playwright/test";

/** A browser of another engine, with the actions of the short journey. XPath names the elements. */
export interface Driver {
  open(url: string): Promise<void>;
  /** Clicks an element, and waits until it is there and can be clicked. */
  click(xpath: string): Promise<void>;
  fill(xpath: string, text: string): Promise<void>;
  /** Returns the text of the page. */
  text(): Promise<string>;
  address(): Promise<string>;
  close(): Promise<void>;
}

/** The longest wait on a slow machine, ms. */
export const SOON_MS = 60_000;

/**
 * Waits for a state.
 * @throws Error with the name of the state
 */
export function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  return expect(async () => expect(await isSo(), what).toBe(true)).toPass({ timeout: SOON_MS });
}
