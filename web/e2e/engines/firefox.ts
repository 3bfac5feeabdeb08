import { SOON_MS, until, type Driver } from "./driver.ts";

/** The part of puppeteer-core that the journey uses: the package and its types are installed by the proof alone. */
export interface Puppeteer {
  launch(options: { browser: "firefox"; executablePath: string; headless: boolean }): Promise<{
    newPage(): Promise<Page>;
    close(): Promise<void>;
  }>;
}

interface Page {
  setDefaultTimeout(ms: number): void;
  setViewport(size: { width: number; height: number }): Promise<void>;
  locator(selector: string): { click(): Promise<void>; fill(text: string): Promise<void> };
  goto(url: string, options: { waitUntil: "domcontentloaded" }): Promise<unknown>;
  url(): string;
  evaluate(expression: string): Promise<unknown>;
}

/** Opens the installed Firefox without a window. */
export async function openFirefox({ launch }: Puppeteer, executablePath: string): Promise<Driver> {
  const browser = await launch({ browser: "firefox", executablePath, headless: true });
  const page = await browser.newPage();
  page.setDefaultTimeout(SOON_MS);
  await page.setViewport({ width: 1440, height: 1000 });
  const at = (xpath: string) => page.locator(`::-p-xpath(${xpath})`);
  return {
    // A page that is still loading elsewhere may replace the new one.
    open: (url) =>
      until(`${url} opens`, async () => {
        await page.goto(url, { waitUntil: "domcontentloaded" });
        return page.url() === url;
      }),
    click: (xpath) => at(xpath).click(),
    fill: (xpath, text) => at(xpath).fill(text),
    text: () => page.evaluate("document.body.innerText") as Promise<string>,
    address: async () => page.url(),
    close: () => browser.close(),
  };
}
