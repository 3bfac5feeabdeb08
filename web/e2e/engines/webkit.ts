import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import type * as selenium from "selenium-webdriver";
import { SOON_MS, until, type Driver } from "./driver.ts";

/** The package, which the proof alone installs. */
export type Selenium = typeof selenium;

const SIZE = "1440x1000x24";

/** Opens the small browser of WebKitGTK on an invisible screen, with free ports and a free display number. */
export async function openWebKit(
  { Builder, By, Capabilities, until: when }: Selenium,
  at: { readonly port: number; readonly display: number },
): Promise<Driver> {
  const display = `:${at.display}`;
  const screen = spawn("Xvfb", [display, "-screen", "0", SIZE], { stdio: "ignore" });
  const driver = spawn("WebKitWebDriver", ["--host=127.0.0.1", `--port=${at.port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: display },
  });
  const server = `http://127.0.0.1:${at.port}`;
  await until("WebKitWebDriver answers", async () => (await fetch(`${server}/status`)).ok);
  const browser = await new Builder()
    .usingServer(server)
    .withCapabilities(new Capabilities({ browserName: "MiniBrowser" }))
    .build();
  await browser.manage().window().maximize();
  const find = async (xpath: string) => {
    const element = await browser.wait(when.elementLocated(By.xpath(xpath)), SOON_MS);
    return browser.wait(when.elementIsVisible(element), SOON_MS);
  };
  return {
    // A page that is still loading elsewhere may replace the new one.
    open: (url) =>
      until(`${url} opens`, async () => {
        await browser.get(url);
        return (await browser.getCurrentUrl()) === url;
      }),
    async click(xpath) {
      // The page may draw the element again between finding and pressing.
      await until(`${xpath} is clicked`, async () => {
        await (await find(xpath)).click();
        return true;
      });
    },
    async fill(xpath, text) {
      // Before the app has started a field takes no text.
      await until(`${xpath} is filled in`, async () => {
        const field = await find(xpath);
        await field.clear();
        await field.sendKeys(text);
        return (await field.getAttribute("value")) === text;
      });
    },
    text: () => browser.executeScript<string>("return document.body.innerText"),
    address: () => browser.getCurrentUrl(),
    async close() {
      await browser.quit();
      await Promise.all([ended(driver), ended(screen)]);
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const over = once(child, "exit");
  child.kill("SIGTERM");
  await over;
}
