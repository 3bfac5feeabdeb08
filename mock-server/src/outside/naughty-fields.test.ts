/** Naughty strings in each text field of each operation: stored, or refused with a sentence. */
import { naughtyStrings } from "@marsa/api-spec/contract/outside/outside";
import { playChecks } from "@marsa/api-spec/contract/play-checks";
import { textChecks } from "@marsa/api-spec/contract/extreme-checks";
import { call, type Send } from "@marsa/api-spec/contract/base/target";
import { expect, it } from "vitest";
import { openTestApp } from "../test-support/app.ts";

/** In how many fields each string is tried, in turn: `npm run proof` says all. */
const { NAUGHTY = "1" } = process.env;
const FIELDS_PER_TEXT = NAUGHTY === "all" ? Infinity : Number(NAUGHTY);
/** So many calls at most share a server: its answers grow with what it has stored. */
const MOST_CALLS = 8_000;
/** More than any contract has. */
const FIELDS = 160;
const LONGEST_MS = 900_000;

const perServer = Math.ceil(MOST_CALLS / Math.min(FIELDS_PER_TEXT, FIELDS));
const slices = Array.from(
  { length: Math.ceil(naughtyStrings.length / perServer) },
  (_, at) => at * perServer,
);

it.each(slices)(
  "no naughty string from number %i on in any text field causes a server error, and each refusal has a sentence",
  async (from) => {
    const { app } = await openTestApp({ env: { limits: false }, jobs: true });
    const send: Send = async (path, init) => app.request(path, init);
    await call(send, "playScene", { body: { name: "quiet" } });
    const texts = naughtyStrings.slice(from, from + perServer);
    const results = await playChecks(textChecks(texts, FIELDS_PER_TEXT), send);
    const failed = results.filter(({ broken }) => broken !== null);
    expect(failed.map(({ check, broken }) => `${check.name}\n${broken}`)).toEqual([]);
  },
  LONGEST_MS,
);
