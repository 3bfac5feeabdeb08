/**
 * The screens that matter against their committed pictures (web/e2e/screenshots), on the built app. Elsewhere than on the
 * browser build that drew them they are skipped, with a line that says so.
 * `node .ci/screenshots.ts [--update] [-- …]`: with --update those that changed are drawn anew; the rest is Playwright's.
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
