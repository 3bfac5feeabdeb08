/** The page behind the link in every mail that ends mails of one kind, without signing in. */
import { Hono } from "hono";
import { html } from "hono/html";
import type { Context } from "../http/context.ts";
import { endMails } from "../features/notifications/public.ts";
import { SUBSCRIPTIONS } from "../mail/notice-mail.ts";
import { answer, frame, type Page } from "./plain-page.ts";

/**
 * Routes for /unsubscribe?token=. GET asks, since mail programs open links to check them; POST ends the mails, from
 * the page's button or from a mail program's own one (RFC 8058).
 */
export function unsubscribePage({
  store,
  clock,
  noticeMails,
}: Pick<Context, "store" | "clock" | "noticeMails">): Hono {
  const routes = new Hono();

  routes.get("/", (c) => {
    const found = noticeMails.links.read(c.req.query("token") ?? "");
    return found === null ? answer(invalidPage(), 404) : answer(askPage(SUBSCRIPTIONS[found.kind]));
  });

  routes.post("/", async (c) => {
    const found = noticeMails.links.read(c.req.query("token") ?? "");
    if (found === null) return answer(invalidPage(), 404);
    const { userId, kind } = found;
    await store.write((db, notifyUser) => endMails(db, notifyUser, { userId, kind, at: clock.now() }));
    return answer(donePage(SUBSCRIPTIONS[found.kind]));
  });

  return routes;
}

function askPage(about: string): Page {
  return frame(
    "Unsubscribe",
    html`<h1>Stop these mails?</h1>
      <p>You get a mail ${about}. Your other notifications stay as they are.</p>
      <form method="post"><button>Unsubscribe</button></form>
      <p><a href="/account#notices">Choose all your notifications</a></p>`,
  );
}

function donePage(about: string): Page {
  return frame(
    "Unsubscribed",
    html`<h1>You are unsubscribed</h1>
      <p>We no longer write ${about}. You still see these notifications in the app.</p>
      <p><a href="/account#notices">Choose all your notifications</a></p>`,
  );
}

function invalidPage(): Page {
  return frame(
    "Link not valid",
    html`<h1>This link is not valid</h1>
      <p>Nothing was changed. You can choose your notifications in your account.</p>
      <p><a href="/account#notices">Choose your notifications</a></p>`,
  );
}
