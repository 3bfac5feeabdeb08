/**
 * Compares the screens of the built app with their committed pictures (web/e2e/screenshots). With another browser
 * build than the one that drew the pictures, it skips the comparison and says so.
 * `node .ci/screenshots.ts [--update] [-- …]`: --update draws changed pictures again; the rest goes to Playwright.
 */
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { root } from "./steps.ts";
import { browser } from "./suites.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { update: { type: "boolean", default: false } },
});
const update = values.update ? ["--update-snapshots=changed"] : [];

const { status } = spawnSync(
  "playwright",
  ["test", "-c", "web/playwright.screenshots.config.ts", ...update, ...positionals],
  {
    cwd: root,
    env: { ...process.env, ...browser() },
    stdio: "inherit",
    shell: process.platform === "win32",
  },
);
process.exit(status ?? 1);
