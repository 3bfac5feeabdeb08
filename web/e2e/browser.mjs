/**
 * A real Chromium for the journeys, wherever they run. In this order: CHROMIUM_PATH, Playwright's own, one of the system,
 * Playwright's download, the one that npm carries (Linux x64), Debian's where the user may install packages.
 * `node web/e2e/browser.mjs` says which one it took and prints `CHROMIUM_PATH=…` and what else its environment needs.
 * With `--npm` it takes only the one that npm carries, whose version is fixed here, with its own fonts: screens drawn by
 * it are the same on every machine.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";

const root = join(import.meta.dirname, "..", "..");
const SPARTICUZ = "@sparticuz/chromium@153.0.0";

const names = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
  "microsoft-edge",
];
const places = {
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ],
  win32: [
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  ],
  linux: (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name))),
};

/** Whether only the browser of a fixed version counts. */
const onlyNpm = process.argv.includes("--npm");

/** Ways to a browser: cheap ones first. Each gives {path, env?} or undefined. */
const ways = [
  { source: "CHROMIUM_PATH", find: () => ({ path: process.env.CHROMIUM_PATH }) },
  { source: "Playwright's own", find: () => ({ path: chromium.executablePath() }) },
  { source: "the system's", find: () => ({ path: (places[process.platform] ?? []).find(existsSync) }) },
  { source: "Playwright's download", find: download },
  { source: "npm's (@sparticuz/chromium)", find: fromNpm },
  { source: "Debian's, installed now", find: fromDebian },
];

/**
 * Returns the first browser that opens a page, with its path, its environment variables and its source.
 * @throws Error when no browser opens a page
 */
export async function findBrowser(from = ways) {
  for (const { source, find } of from) {
    const found = await find();
    if (!found?.path || !existsSync(found.path)) continue;
    const problem = await whyItDoesNotOpen(found);
    if (!problem) return { source, path: found.path, env: found.env ?? {} };
    console.error(`${source} browser does not open a page here: ${problem}`);
  }
  throw new Error(
    "There is no Chromium here and none could be had. Install one, or name it in CHROMIUM_PATH.",
  );
}

async function whyItDoesNotOpen({ path, env }) {
  try {
    const browser = await chromium.launch({
      executablePath: path,
      timeout: 30_000,
      env: { ...process.env, ...env },
    });
    try {
      const page = await browser.newPage();
      await page.goto("data:text/html,<title>open</title>", { timeout: 15_000 });
      return (await page.title()) === "open" ? undefined : "the page stays empty";
    } finally {
      await browser.close();
    }
  } catch (error) {
    return error.message.split("\n").find((line) => /error while loading|rror:/.test(line)) ?? error.message;
  }
}

function download() {
  const cli = join(createRequire(import.meta.url).resolve("playwright/package.json"), "..", "cli.js");
  spawnSync(process.execPath, [cli, "install", "chromium", "--no-shell"], {
    stdio: "ignore",
    timeout: 180_000,
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "15000" },
  });
  return { path: chromium.executablePath() };
}

/** Brings the system libraries that a minimal Linux lacks; never its `args`, which switch web security off. */
async function fromNpm() {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const folder = join(root, ".bin", "chromium");
  const entry = join(folder, "node_modules", "@sparticuz", "chromium", "build", "index.js");
  try {
    if (!existsSync(entry)) {
      execFileSync(
        "npm",
        ["install", "--prefix", folder, "--no-save", "--no-package-lock", "--loglevel=error", SPARTICUZ],
        {
          cwd: root,
          stdio: "ignore",
          timeout: 180_000,
        },
      );
    }
    process.env.AWS_LAMBDA_JS_RUNTIME = "nodejs24.x";
    const { default: sparticuz } = await import(pathToFileURL(entry).href);
    const path = await sparticuz.executablePath();
    const { LD_LIBRARY_PATH = "", FONTCONFIG_PATH = "" } = process.env;
    return { path, env: { LD_LIBRARY_PATH, ...(onlyNpm && { FONTCONFIG_PATH }) } };
  } catch {
    return undefined;
  }
}

function fromDebian() {
  if (process.platform !== "linux" || process.getuid() !== 0 || !existsSync("/usr/bin/apt-get"))
    return undefined;
  apt("update");
  apt("install", "-y", "--no-install-recommends", "chromium");
  return { path: "/usr/bin/chromium" };
}

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", args, { stdio: "ignore", timeout: 300_000, env });
}

if (import.meta.main) {
  try {
    const fromHere = onlyNpm ? ways.filter(({ find }) => find === fromNpm) : ways;
    const { source, path, env } = await findBrowser(fromHere);
    console.error(`Browser: ${source}, ${path}`);
    console.log(
      Object.entries({ CHROMIUM_PATH: path, ...env })
        .map(([key, value]) => `${key}=${value}`)
        .join("\n"),
    );
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
