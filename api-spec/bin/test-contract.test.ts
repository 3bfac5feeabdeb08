/** The refusals of `npm run test:contract`; the suite itself has its tests in `contract` and in the mock server. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

const NOBODY = "http://127.0.0.1:9";

it.each([
  [[], /^Which server\? npm run test:contract -- --base-url/],
  [
    ["--base-url", "localhost"],
    /^--base-url is an address such as http:\/\/localhost:4000, not "localhost"\.$/,
  ],
  [["--base-url", "localhost:4000"], /^--base-url is an address such as http:\/\/localhost:4000/],
  [["--base-url", NOBODY, "--level", "all"], /^--level is one of schema, read, full\.$/],
  [["--base-url", NOBODY, "--leve", "read"], /^Unknown option '--leve'/],
  [["--base-url", NOBODY, "--adapter", "no-such.js"], /^There is no adapter at no-such\.js\.$/],
  [["--base-url", NOBODY], /127\.0\.0\.1:9/],
])("%j is refused with a sentence", (args, sentence) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, "test-contract.ts"), ...args],
    { encoding: "utf8", env: { ...process.env, npm_lifecycle_event: "test:contract" } },
  );
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr.trim()).toMatch(sentence);
  expect(stderr).not.toMatch(/^\s+at /m);
});
