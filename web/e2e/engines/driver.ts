/** A browser of another engine, as far as the short way needs one. Elements are named by XPath. */
export interface Driver {
  open(url: string): Promise<void>;
  /** Clicks what is there and can be clicked, or will be soon. */
  click(xpath: string): Promise<void>;
  fill(xpath: string, text: string): Promise<void>;
  /** All that can be read on the page. */
  text(): Promise<string>;
  address(): Promise<string>;
  close(): Promise<void>;
}

/** A slow machine needs its time, ms. */
export const SOON_MS = 60_000;

/** Waits until it is so. @throws Error that names it. */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + SOON_MS;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > end) throw new Error(`Not within ${SOON_MS / 1000} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
