/** The READMEs and decision records: their links lead to files, and they stay short. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./steps.ts";

const MOST_WORDS = 8_000;
const MOST_RECORDS = 30;

const documents = globSync("**/*.md", {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|\.data|\.bin|\.venv|dist)$/.test(path),
});
const readmes = documents.filter((path) => path.endsWith("README.md"));

it("each link to a file leads to a file", () => {
  const missing = documents.flatMap((path) =>
    linksOf(path)
      .filter((link) => !existsSync(join(root, dirname(path), link)))
      .map((link) => `${path}: ${link}`),
  );
  expect(missing).toEqual([]);
});

it("all READMEs together have 8,000 words at most", () => {
  const words = readmes.flatMap((path) => textOf(path).split(/\s+/).filter(Boolean));
  expect(words.length).toBeLessThanOrEqual(MOST_WORDS);
});

it("the README of a package links each of its decision records", () => {
  const records = documents.filter((path) => /\/docs\/\d{4}-\d{2}-\d{2}-[^/]+\.md$/.test(path));
  const unlinked = records.filter((path) => !readmes.some((readme) => textOf(readme).includes(nameOf(path))));
  expect(unlinked).toEqual([]);
});

it("the README names each package, and the README of a package begins with its purpose", () => {
  const { workspaces } = JSON.parse(textOf("package.json")) as { workspaces: string[] };
  for (const name of workspaces) {
    expect(textOf("README.md")).toMatch(
      new RegExp(String.raw`^\| \[${name}\]\(${name}/README\.md\) \| \w.* \|$`, "m"),
    );
    expect(textOf(`${name}/README.md`)).toMatch(/^# .+\n\n\w/);
  }
});

it("a docs folder has 30 records at most", () => {
  const folders = Map.groupBy(
    documents.filter((path) => path.includes("/docs/")),
    (path) => dirname(path),
  );
  const full = [...folders].filter(([, paths]) => paths.length > MOST_RECORDS).map(([folder]) => folder);
  expect(full).toEqual([]);
});

function textOf(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** Returns the targets of the relative links of a document, without their anchors. */
function linksOf(path: string): string[] {
  return [...textOf(path).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = ""]) => target.replace(/#.*$/, ""))
    .filter((target) => target !== "" && !/^[a-z]+:/.test(target));
}
