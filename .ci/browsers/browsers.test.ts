/** Which features of scripts and styles the check of the built files refuses. */
import { expect, it } from "vitest";
import { lackingInScript } from "./scripts.ts";
import { lackingInStyles } from "./styles.ts";

it.each([
  ["const { promise } = Promise.withResolvers();", /^Promise.withResolvers is missing in safari 16.4/],
  ["const { withResolvers } = Promise;", /Promise.withResolvers/],
  ["globalThis.Promise.withResolvers();", /Promise.withResolvers/],
  ["Promise['withResolvers']();", /Promise.withResolvers/],
  ["Promise.try(a);", /Promise.try/],
  ["Map.groupBy(a, b);", /Map.groupBy/],
  ["Object.groupBy(a, b);", /Object.groupBy/],
  ["URL.canParse(a);", /URL.canParse/],
  ["URL.parse(a);", /URL.parse/],
  ["AbortSignal.any([a, b]);", /AbortSignal.any/],
  ["Response.json(a);", /Response.json/],
  ["Math.sumPrecise(a);", /Math.sumPrecise/],
  ["Error.isError(a);", /Error.isError/],
  ["RegExp.escape(a);", /RegExp.escape/],
  ["a.union(b);", /Set.union/],
  ["new Set(a).isSubsetOf(b);", /Set.isSubsetOf/],
  ["a.values().map(b);", /Iterator.map/],
  ["a.matchAll(b).filter(c);", /Iterator.filter/],
  ["a.entries().toArray();", /Iterator.toArray/],
  ["Iterator.from(a);", /Iterator/],
  ["a.toBase64();", /Uint8Array.toBase64/],
  ["a.checkVisibility();", /Element.checkVisibility/],
  ["a.togglePopover();", /HTMLElement.togglePopover/],
  ["a.moveBefore(b, c);", /moveBefore/],
  ["document.startViewTransition(a);", /Document.startViewTransition/],
  ["new Intl.DurationFormat('en');", /Intl.DurationFormat/],
  ["Temporal.Now.instant();", /Temporal/],
  ["new CloseWatcher();", /CloseWatcher/],
  ["self.scheduler.postTask(a);", /scheduler/],
  ["scheduler.yield();", /scheduler/],
  ["requestIdleCallback(a);", /requestIdleCallback/],
  ["navigation.navigate(a);", /navigation/],
  ["new URLPattern(a);", /URLPattern/],
  ["const a = /[\\p{L}--[a-z]]/v;", /syntax newer than ES2023/],
  ["new RegExp('a', 'v');", /regular expression newer/],
  ["const a = /(?i:a)b/;", /syntax newer/],
  ["new RegExp('(?<y>a)|(?<y>b)');", /regular expression newer/],
  ["import a from './a.json' with { type: 'json' };", /syntax newer/],
  ["{ using a = b; }", /syntax newer/],
])("a script with %s is refused", (code, finding) => {
  expect(lackingInScript(code)).toContainEqual(expect.stringMatching(finding));
});

it("Array.fromAsync came with Safari 16.4", () => {
  expect(lackingInScript("Array.fromAsync(a); structuredClone(a); a.toSorted(); a.findLast(b);")).toEqual([]);
});

it.each([
  "if ('requestIdleCallback' in globalThis) requestIdleCallback(a);",
  "typeof document.startViewTransition == 'function' && document.startViewTransition(a);",
  "navigator.connection && navigator.connection.downlink;",
  "a.checkVisibility?.();",
  "window.navigation?.navigate(a);",
  "typeof Promise.withResolvers === 'function' ? Promise.withResolvers() : b();",
])("a script that asks first passes: %s", (code) => {
  expect(lackingInScript(code)).toEqual([]);
});

it.each([
  "a.map(b).filter(c); Object.values(a).map(b); Object.entries(a).reduce(b);",
  "class A { static #b = 1; static { this.#b; } at() { return #b in this; } }",
  "const a = { union: 1, groupBy: 2 }; a.union; export default a;",
  "const a = /(?<=b)c/d; new RegExp(b, 'gu'); new RegExp('/x/', 's');",
  "await import('./a.js'); a ??= b?.c; crypto.randomUUID(); AbortSignal.timeout(1);",
])("a script for the oldest browser passes: %s", (code) => {
  expect(lackingInScript(code)).toEqual([]);
});

it.each([
  ["a { & b { color: red } }", /nested rule/],
  ["a { color: light-dark(red, blue) }", /light-dark\(\)/],
  ["a { margin-trim: block }", /margin-trim/],
  ["a { anchor-name: --b }", /anchor-name/],
  ["a { width: calc-size(auto, size) }", /calc-size\(\)/],
  ["a { width: stretch }", /width: stretch/],
  ["a { align-content: center; interpolate-size: allow-keywords }", /interpolate-size/],
  ["a { position-try-fallbacks: --b }", /position-try-fallbacks/],
  ["a { heigth: 1px }", /heigth is no property/],
  ["@scope (a) { b { color: red } }", /@scope/],
  ["@starting-style { a { opacity: 0 } }", /@starting-style/],
  ["@position-try --a { top: 0 }", /@position-try/],
  ["a:open { color: red }", /:open/],
  ["a:popover-open, b { color: red }", /:popover-open/],
  ["details::details-content { color: red }", /::details-content/],
])("a style sheet with %s is refused", (css, finding) => {
  expect(lackingInStyles(css)).toContainEqual(expect.stringMatching(finding));
});

it.each([
  "@layer b { a:has(> b):not(.c) { height: 100dvh; color: oklch(60% 0.2 20); inset-inline: 0 } }",
  "@container (width >= 20rem) { a { color: color-mix(in srgb, red, transparent 50%) } }",
  "@supports (color: light-dark(red, blue)) { a { color: light-dark(red, blue) } }",
  "a { text-wrap: balance; content-visibility: auto; field-sizing: content; user-select: none }",
  "a::-webkit-search-cancel-button { -webkit-appearance: none }",
  ":is(a:open, b) { color: red }",
  "@font-face { src: url(a.woff2); size-adjust: 90% } @property --a { syntax: '*'; inherits: false }",
])("a style sheet for the oldest browser passes: %s", (css) => {
  expect(lackingInStyles(css)).toEqual([]);
});
