/** The page on which the operator makes the first admin of an empty database. It runs no script. */
import { Hono } from "hono";
import { html } from "hono/html";
import type { FirstAdmin } from "../features/identity/sign-up/first-admin.ts";

const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "content-security-policy":
    "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  // The address holds the secret.
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
};

/** Routes below /first-admin. A wrong or used secret is a page that does not exist. */
export function firstAdminPage(firstAdmin: FirstAdmin): Hono {
  const routes = new Hono();
  routes.get("/:secret", async (c) => {
    if (!firstAdmin.isOpen(c.req.param("secret"))) return c.text("Not found", 404);
    return page(200, formOf(null));
  });
  routes.post("/:secret", async (c) => {
    const secret = c.req.param("secret");
    if (!firstAdmin.isOpen(secret)) return c.text("Not found", 404);
    const { email, password } = await c.req.parseBody();
    const wrong = await firstAdmin.create(secret, { email: textOf(email), password: textOf(password) });
    return wrong === null ? page(200, DONE) : page(422, formOf(wrong));
  });
  return routes;
}

const DONE = html`<h1>The admin is there</h1>
  <p>This link works no more. <a href="/signin">Sign in</a></p>`;

function formOf(error: string | null) {
  return html`<h1>First admin of Marsa</h1>
    ${error === null ? "" : html`<p role="alert"><strong>${error}</strong></p>`}
    <form method="post">
      <p>
        <label>Email<br /><input name="email" type="email" autocomplete="username" required /></label>
      </p>
      <p>
        <label
          >Password, 12 characters or more<br /><input
            name="password"
            type="password"
            autocomplete="new-password"
            minlength="12"
            required
        /></label>
      </p>
      <button>Create the admin</button>
    </form>`;
}

async function page(status: number, body: ReturnType<typeof html>): Promise<Response> {
  const whole = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>First admin · Marsa</title>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
  return new Response(String(await whole), { status, headers: HEADERS });
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
