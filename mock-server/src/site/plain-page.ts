/** Pages behind the links of mails: one column, no script, not for search engines. */
import { html } from "hono/html";

const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex",
};

const STYLE = `*{box-sizing:border-box}
body{margin:0;background:#f4f6f6;color:#0f1e2e;font:16px/1.5 Inter,system-ui,-apple-system,"Segoe UI",sans-serif}
header{background:#0b1b2b}header a{display:block;max-width:36rem;margin:0 auto;padding:1rem;color:#fff;font-size:1.375rem;
font-weight:700;letter-spacing:-.02em;text-decoration:none}
main{max-width:36rem;margin:0 auto;padding:1.75rem 1rem 2rem;background:#fff}
h1{margin:0 0 .75rem;font-size:1.75rem;line-height:1.2;letter-spacing:-.022em;text-wrap:balance}
p{margin:0 0 1rem}
button{min-height:3.25rem;padding:0 1.5rem;border:0;border-radius:6px;background:#c8172b;color:#fff;font:inherit;
font-weight:650;cursor:pointer}button:hover{background:#a50f21}
main a{display:inline-block;min-height:2.75rem;padding:.625rem 0;color:#1457b8}
:focus-visible{outline:2px solid #1457b8;outline-offset:2px}
@media (min-width:40rem){main{margin-top:2rem;padding:2rem;border-radius:8px}header a{padding-inline:2rem}}`;

export type Page = ReturnType<typeof html>;

/** Puts the header and the look around a page. */
export function frame(title: string, body: Page): Page {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Marsa</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <header><a href="/">Marsa</a></header>
        <main>${body}</main>
      </body>
    </html>`;
}

/** Sends a page, never kept by a cache. */
export async function answer(page: Page, status: 200 | 404 = 200): Promise<Response> {
  return new Response(String(await page), { status, headers: HEADERS });
}
