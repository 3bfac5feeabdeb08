/** Sends extreme values in every field of every operation. */
import { playChecks } from "@marsa/api-spec/contract/play-checks";
import { extremeChecks } from "@marsa/api-spec/contract/extreme-checks";
import { call, type Send } from "@marsa/api-spec/contract/base/target";
import { expect, it } from "vitest";
import { openTestApp } from "../test-support/app.ts";

/** Another sample tries other values in other fields: EXTREMES_SAMPLE=7 npx vitest run …/extreme-values.test.ts */
const sample = Number(process.env["EXTREMES_SAMPLE"] ?? 0);

/** More than a thousand calls: a minute alone, more beside other tests. ms. */
const LONGEST_MS = 900_000;

it(
  "no value of any field of any operation causes a server error",
  async () => {
    const { app } = await openTestApp({ env: { limits: false }, jobs: true });
    const send: Send = async (path, init) => app.request(path, init);
    await call(send, "playScene", { body: { name: "quiet" } });
    const results = await playChecks(extremeChecks(sample), send);
    const failed = results.filter(({ broken }) => broken !== null);
    expect(failed.map(({ check, broken }) => `${check.name}\n${broken}`)).toEqual([]);
  },
  LONGEST_MS,
);
