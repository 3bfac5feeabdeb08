/** The options of `npm run load`. */
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

/** Runs `npm run load` with a k6 that leaves a trace when it is called. */
function load(...args: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "marsa-load-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [k6, trace] = [join(folder, "k6"), join(folder, "asked")];
  writeFileSync(k6, `#!/bin/sh\n: > "${trace}"\necho "k6 v2.0.0"\nexit 7\n`);
  chmodSync(k6, 0o755);
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "load.ts"), ...args], {
    encoding: "utf8",
    env: { ...process.env, K6_PATH: k6, PATH: folder },
  });
  return { status, said: stderr.trim(), wasLookedFor: existsSync(trace) };
}

const scenarios = "There are: bid-war, live-lane, browse, auction-evening.";

it.each([
  [[], `Which scenario? ${scenarios}`],
  [["no-such-profile"], `There is no scenario "no-such-profile". ${scenarios}`],
  [
    ["browse", "--profile", "storm"],
    'browse has no profile "storm". There are: smoke, evening, spike, soak.',
  ],
  [["browse", "--seconds", "soon"], '--seconds takes a number above 0, not "soon".'],
  [["browse", "--scale", "0"], '--scale takes a number above 0, not "0".'],
  [
    ["browse", "--adapter", "mine.js"],
    "--adapter belongs to another backend: give its address with --base-url.",
  ],
  [
    ["browse", "--fault", "no-such-fault"],
    "There are the faults none, drop-event, swap-events, double-event, late-event, wrong-leader, lose-bid.",
  ],
])("%j is refused with a sentence before k6 is looked for", (args, sentence) => {
  expect(load(...args)).toEqual({ status: 1, said: sentence, wasLookedFor: false });
});

it("an unknown option is refused with a sentence", () => {
  const { status, said, wasLookedFor } = load("browse", "--profil", "smoke");
  expect([status, said.split("\n").length, wasLookedFor]).toEqual([1, 1, false]);
  expect(said).toContain("Unknown option '--profil'");
});
