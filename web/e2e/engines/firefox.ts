import { launch } from "puppeteer-core";
import { SOON_MS, until, type Driver } from "./driver.ts";

/** Opens the installed Firefox without a window. */
export async function openFirefox(executablePath: string): Promise<Driver> {
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
