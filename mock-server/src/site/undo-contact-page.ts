/** The page behind the link that undoes the change of a contact, without signing in. */
import { Hono } from "hono";
import { html } from "hono/html";
import type { Context } from "../http/context.ts";
import { readUndo, undoChange } from "../features/identity/public.ts";
import { answer, frame, type Page } from "./plain-page.ts";

/** Routes for /undo-contact/{secret}. GET asks, since mail programs open links to check them; POST undoes. */
export function undoContactPage(context: Context): Hono {
  const routes = new Hono();

  routes.get("/:secret", async (c) => {
    const found = await readUndo(c.req.param("secret"), context);
    if (found.state !== "open") return answer(refusalPage(found.state), 404);
    return answer(askPage(found));
  });

  routes.post("/:secret", async (c) => {
    const state = await undoChange(c.req.param("secret"), context);
    return state === "undone" ? answer(donePage()) : answer(refusalPage(state), 404);
  });

  return routes;
}

function askPage({ oldMask, newMask }: { readonly oldMask: string; readonly newMask: string }): Page {
  return frame(
    "Undo the change",
    html`<h1>Take ${oldMask} back?</h1>
      <p>Your account is reached at ${newMask} now. If you did not change that, undo it.</p>
      <p>Everybody is signed out then, and the password works no more. You choose a new one after it.</p>
      <form method="post"><button>Undo the change</button></form>`,
  );
}

function donePage(): Page {
  return frame(
    "Undone",
    html`<h1>Your contact is back</h1>
      <p>Everybody was signed out, and the old password works no more.</p>
      <p>
        Choose a new password now. Then look at your deposit and your bids, and write to us if something is
        wrong.
      </p>
      <p><a href="/recovery">Choose a new password</a></p>`,
  );
}

const REFUSALS: Readonly<Record<string, string>> = {
  used: "The change was undone already. If you cannot sign in, choose a new password.",
  late: "A change can be undone for 72 hours. If it was not you, write to us at once.",
  taken: "Another account uses this contact now. Write to us at once: we look at it with you.",
};

function refusalPage(state: string): Page {
  return frame(
    "Link not valid",
    html`<h1>This link is not valid</h1>
      <p>${REFUSALS[state] ?? "Nothing was changed. Open the link as it stands in the mail."}</p>
      <p><a href="/recovery">Choose a new password</a></p>`,
  );
}
