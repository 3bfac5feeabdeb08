/**
 * Runs a short journey (sign in, a bid, a live lane) in Firefox and in WebKit, against a server of its own. It
 * installs Debian's packages where that is allowed; otherwise it skips a missing engine and says so.
 */
import { existsSync } from "node:fs";
import type { Driver } from "../web/e2e/engines/driver.ts";
import { openFirefox, type Puppeteer } from "../web/e2e/engines/firefox.ts";
import { walkShortJourney } from "../web/e2e/engines/short-journey.ts";
import { openWebKit, type Selenium } from "../web/e2e/engines/webkit.ts";
import { ownServer } from "../web/e2e/own-server.ts";
import { loadPackage } from "./packages.ts";
import { install, mayInstall } from "./tools.ts";

interface Engine {
  readonly name: string;
  /** The programs that an engine needs, and the packages that contain them. */
  readonly programs: readonly string[];
  readonly packages: readonly string[];
  readonly who: string;
  readonly open: () => Promise<Driver>;
}

const FIREFOX = "/usr/bin/firefox-esr";

const engines: readonly Engine[] = [
  {
    name: "Firefox",
    programs: [FIREFOX],
    packages: ["firefox-esr"],
    who: "buyer8@marsa.test",
    open: () => openFirefox(loadPackage("puppeteer-core") as Puppeteer, FIREFOX),
  },
  {
    name: "WebKit",
    programs: ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"],
    packages: ["webkit2gtk-driver", "xvfb"],
    who: "buyer9@marsa.test",
    open: () => openWebKit(loadPackage("selenium-webdriver") as Selenium, { port: 4_397, display: 97 }),
  },
];

let failed = false;
const server = await ownServer();
try {
  // Names on the command line select engines.
  const wanted = process.argv.slice(2);
  const asked = engines.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  for (const engine of asked) failed = !(await tried(engine)) || failed;
} finally {
  await server.stop();
}
process.exit(failed ? 1 : 0);

async function tried({ name, programs, packages, who, open }: Engine): Promise<boolean> {
  const isThere = () => programs.every((program) => existsSync(program));
  if (!isThere() && mayInstall()) {
    try {
      install(...packages);
    } catch {
      // Without a network the engine stays missing; the lines below report that.
    }
  }
  if (!isThere()) {
    console.log(`SKIPPED: no ${name} (${packages.join(", ")})`);
    return true;
  }
  const begin = performance.now();
  let driver: Driver | null = null;
  try {
    driver = await open();
    await walkShortJourney(driver, server, who);
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    console.log(`${name}: signed in, bid on a lot, won a lot of a lane; ${seconds} s`);
    return true;
  } catch (error) {
    console.log(`${name}: ${error instanceof Error ? error.stack : String(error)}`);
    const text = await driver?.text().catch(() => "");
    if (text) console.log(text.slice(0, 1_500));
    return false;
  } finally {
    await driver?.close().catch(() => undefined);
  }
}
