/** Tests of `try-out.js`, which runs in the browser. */
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { openTestApp } from "../../test-support/app.ts";

type Generator = (request: { get(name: string): unknown }) => string;

/** Returns the call in both languages. */
function snippets(body: unknown) {
  const page: { marsaSnippets?: { fn: Record<string, Generator> } } = {};
  runInNewContext(readFileSync(new URL("./try-out.js", import.meta.url), "utf8"), page);
  const { requestSnippetGenerator_typescript: typescript, requestSnippetGenerator_python: python } =
    page.marsaSnippets!.fn;
  const request = new Map<string, unknown>([
    ["url", "http://localhost:4000/api/auction/makebid"],
    ["method", "POST"],
    ["headers", { toJS: () => ({ "Content-Type": "application/json" }) }],
    ["body", body],
  ]);
  return { typescript: typescript!(request), python: python!(request) };
}

it("writes a call in TypeScript that sends the same body", async () => {
  const body = { id_auction: 1, note: 'it is "true"\nhere', on: true, none: null };
  const sent: unknown[] = [];
  await runInNewContext(`(async () => {${snippets(JSON.stringify(body)).typescript}\n})()`, {
    fetch: (...call: unknown[]) => {
      sent.push(...call);
      return { status: 200, json: () => null };
    },
    console: { log: () => undefined },
  });
  expect(sent).toEqual([
    "http://localhost:4000/api/auction/makebid",
    { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) },
  ]);
});

it("writes a call in Python, with Python's words for true and null outside of texts", () => {
  const { python } = snippets('{"on":true,"none":null,"text":"true, \\"null\\""}');
  expect(python).toContain('"on": True');
  expect(python).toContain('"none": None');
  expect(python).toContain(String.raw`"text": "true, \"null\""`);
  expect(python).toContain('method="POST"');
});

it("sends no body without one, and names curl for a form", () => {
  expect(snippets(undefined).typescript).not.toContain("body:");
  expect(snippets(undefined).python).not.toContain("data=");
  expect(snippets(new Map()).typescript).toContain("use the call in curl");
  expect(snippets(new Map()).python).toContain("use the call in curl");
});

it("the page offers to sign in with the controls alone", async () => {
  const on = await (await openTestApp({ env: { controls: true } })).get("/docs");
  expect(on.text).toContain("Sign in as buyer@marsa.test");
  const off = await (await openTestApp({ env: { controls: false } })).get("/docs");
  expect(off.text).not.toContain("marsa-demo");
});
