/** Naughty strings in each text field of each operation: stored, or refused with a sentence. */
import { naughtyStrings } from "@marsa/api-spec/contract/outside/outside";
import { playChecks } from "@marsa/api-spec/contract/play-checks";
import { textChecks } from "@marsa/api-spec/contract/extreme-checks";
import { call, type Send } from "@marsa/api-spec/contract/target";
import { expect, it } from "vitest";
import { openTestApp } from "../test-support/app.ts";

/** In how many fields each string is tried, in turn: `npm run proof` says all. */
const { NAUGHTY = "1" } = process.env;
const FIELDS_PER_TEXT = NAUGHTY === "all" ? Infinity : Number(NAUGHTY);
const LONGEST_MS = 3_600_000;

it(
  "no naughty string in any text field causes a server error, and each refusal has a sentence",
  async () => {
    const { app } = await openTestApp({ env: { limits: false }, jobs: true });
    const send: Send = async (path, init) => app.request(path, init);
    await call(send, "playScene", { body: { name: "quiet" } });
    const results = await playChecks(textChecks(naughtyStrings, FIELDS_PER_TEXT), send);
    const failed = results.filter(({ broken }) => broken !== null);
    expect(failed.map(({ check, broken }) => `${check.name}\n${broken}`)).toEqual([]);
  },
  LONGEST_MS,
);
