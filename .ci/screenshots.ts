/**
 * `npm run screenshots [-- …]` draws changed screens of the built app again; … goes to Playwright. Without `--update`,
 * which that command sets, `.ci/screenshots.ts` compares them with their committed pictures (web/e2e/screenshots), drawn
 * by the browser of a fixed version. Where that one does not run, it skips the comparison and says so.
 */
import { spawnSync } from "node:child_process";
import { root } from "./steps.ts";
import { fixedBrowser } from "./suites.ts";

const UPDATE = "--update";
const chosen = process.argv.slice(2).filter((each) => each !== UPDATE);
const update = process.argv.includes(UPDATE) ? ["--update-snapshots=changed"] : [];

const browser = fixedBrowser();
if (!browser["CHROMIUM_PATH"]) {
  console.log("SKIPPED: the browser that draws the pictures runs on Linux x64 only");
  process.exit(0);
}

const { status } = spawnSync(
  "playwright",
  ["test", "-c", "web/playwright.screenshots.config.ts", ...update, ...chosen],
  {
    cwd: root,
    env: { ...process.env, ...browser },
    stdio: "inherit",
    shell: process.platform === "win32",
  },
);
process.exit(status ?? 1);
