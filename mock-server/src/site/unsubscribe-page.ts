/** The page behind the link in every mail that ends mails of one kind, without signing in. */
import { Hono } from "hono";
import { html } from "hono/html";
import type { Context } from "../context.ts";
import { endMails } from "../features/notifications/public.ts";
import { SUBSCRIPTIONS } from "../mail/notice-mail.ts";

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

type Page = ReturnType<typeof html>;

/**
 * Routes for /unsubscribe?token=. GET asks, since mail programs open links to check them; POST ends the mails, from
 * the page's button or from a mail program's own one (RFC 8058).
 */
export function unsubscribePage({ store, noticeMails }: Pick<Context, "store" | "noticeMails">): Hono {
  const routes = new Hono();

  routes.get("/", (c) => {
    const found = noticeMails.links.read(c.req.query("token") ?? "");
    return found === null ? answer(invalidPage(), 404) : answer(askPage(SUBSCRIPTIONS[found.kind]));
  });

  routes.post("/", async (c) => {
    const found = noticeMails.links.read(c.req.query("token") ?? "");
    if (found === null) return answer(invalidPage(), 404);
    await store.write((db) => endMails(db, found.userId, found.kind));
    return answer(donePage(SUBSCRIPTIONS[found.kind]));
  });

  return routes;
}

function askPage(about: string): Page {
  return frame(
    "Unsubscribe",
    html`<h1>Stop these mails?</h1>
      <p>You get a mail ${about}. Your other notices stay as they are.</p>
      <form method="post"><button>Unsubscribe</button></form>
      <p><a href="/account#notices">Choose all your notices</a></p>`,
  );
}

function donePage(about: string): Page {
  return frame(
    "Unsubscribed",
    html`<h1>You are unsubscribed</h1>
      <p>We no longer write ${about}. You still see these notices in the app.</p>
      <p><a href="/account#notices">Choose all your notices</a></p>`,
  );
}

function invalidPage(): Page {
  return frame(
    "Link not valid",
    html`<h1>This link is not valid</h1>
      <p>Nothing was changed. You can choose your notices in your account.</p>
      <p><a href="/account#notices">Choose your notices</a></p>`,
  );
}

function frame(title: string, body: Page): Page {
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

async function answer(page: Page, status: 200 | 404 = 200): Promise<Response> {
  return new Response(String(await page), { status, headers: HEADERS });
}
