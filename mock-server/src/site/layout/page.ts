/** The layout of the pages under /docs. */
import { escapeHtml as h } from "./schema-text.ts";

/** The pages under /docs, in the order of their links. */
const PAGES = [
  { path: "/docs", name: "Calls" },
  { path: "/docs/guides", name: "Guides" },
  { path: "/docs/topics", name: "Topics" },
  { path: "/docs/clients", name: "Clients" },
  { path: "/docs/refusals", name: "Refusals" },
  { path: "/docs/controls", name: "Controls" },
  { path: "/docs/front-end", name: "Your front end" },
] as const;

export type DocsPath = (typeof PAGES)[number]["path"] | "/docs/search";

interface Extras {
  /** HTML in the head. */
  readonly head?: string;
  /** Text in the search field. */
  readonly query?: string;
}

/**
 * Returns a whole page.
 * @param body HTML under the links.
 */
export function docsPage(
  path: DocsPath,
  title: string,
  body: string,
  { head = "", query = "" }: Extras = {},
): string {
  const links = PAGES.map(
    (page) => `<a href="${page.path}"${page.path === path ? ' aria-current="page"' : ""}>${page.name}</a>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${h(title)} · Marsa</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">${head}<link rel="stylesheet" href="/docs/docs.css"></head>
<body><header class="top"><a class="home" href="/">Marsa</a><nav aria-label="Reference">${links.join("")}</nav>
<form role="search" action="/docs/search"><input type="search" name="q" value="${h(query)}" maxlength="100" placeholder="Search" aria-label="Search the reference"></form></header>
${body}</body></html>`;
}

/** Returns a page of text. Wide elements scroll by themselves, also with keys. */
export function textPage(path: DocsPath, title: string, body: string): string {
  const scrolling = body
    .replaceAll("<pre>", '<pre tabindex="0">')
    .replaceAll('class="wide"', 'class="wide" tabindex="0"');
  return docsPage(path, title, `<main class="text">${scrolling}</main>`);
}
