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
 * Polls a state until it is true.
 * @throws Error with the name of the state
 */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + SOON_MS;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > end) throw new Error(`Not within ${SOON_MS / 1000} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
