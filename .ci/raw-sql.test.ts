/** Texts of SQL stand in the files that the README of the tables names; load, present and reply are steps apart. */
import { globSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { expect, it } from "vitest";
import { root } from "./steps.ts";

const server = join(root, "mock-server/src");
const textOf = (path: string) => readFileSync(join(server, path), "utf8");

/** Imports what takes a text: a connection, or a function that prepares it. */
const TAKES_TEXT =
  /import \{[^}]*\b(?:prepared|asyncPrepared|sqlite)\b[^}]*\} from "[^"]*\/(?:driver|prepared)\.ts"/;

/** The engine itself, the check of its database, and tests. */
const NEEDS_NO_REASON = /^(?:engine|sqlite|postgres|verify)\/|test-support|\.test\.ts$/;

it("each text of SQL has its reason in the README of the tables", () => {
  const table = textOf("tables/README.md").split("| why a text |")[1] ?? "";
  const named = [...table.matchAll(/`([^`]+\.ts|[^`]+\*)`/g)].map(([, glob]) => glob!);
  const files = globSync("**/*.ts", { cwd: server }).filter(
    (path) => !NEEDS_NO_REASON.test(path) && TAKES_TEXT.test(textOf(path)),
  );
  expect(files.filter((path) => !named.some((glob) => matchesGlob(path, glob)))).toEqual([]);
  expect(named.filter((glob) => !files.some((path) => matchesGlob(path, glob)))).toEqual([]);
});

it("what presents sees rows, never the database", () => {
  // It loads nothing, so it waits for nothing.
  const LOADS = /async function present(?:ed|[A-Z]\w*)?\(|\bpresent[A-Z]\w* = async\b/;
  const files = globSync("{features,http,controls,jobs}/**/*.ts", { cwd: server });
  expect(files.filter((path) => LOADS.test(textOf(path)))).toEqual([]);
});
