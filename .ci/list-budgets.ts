/**
 * Counts the cost of screens in a browser: elements, layout shifts, frames, time from event to paint. Counts can
 * fail, times are printed. Run it after a build.
 */
import { spawnSync } from "node:child_process";
import { root } from "./steps.ts";
import { browser } from "./suites.ts";

const { status } = spawnSync("playwright", ["test", "-c", "web/playwright.budgets.config.ts"], {
  cwd: root,
  env: { ...process.env, ...browser() },
  stdio: "inherit",
  shell: process.platform === "win32",
});
process.exit(status ?? 1);
