/** The page of a simulated payment provider, which charges nobody: the card pays, is declined, or never answers. */
import { filsToAed } from "@marsa/api-spec/money";
import { Hono } from "hono";
import type { Context } from "../context.ts";
import { paymentByReference, settlePayment, type PaymentRow } from "../tables/money/payments.ts";

const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
};
const money = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2 });

/**
 * Mounted at /_mock/pay. GET /{reference} shows the page, POST /{reference} with `outcome` answers and redirects
 * back.
 */
export function paymentPage({ store, clock }: Pick<Context, "store" | "clock">): Hono {
  const routes = new Hono();

  routes.get("/:reference", async (c) => {
    const row = await store.read((db) => paymentByReference(db, c.req.param("reference")));
    return row ? c.body(pageOf(row, clock.now()), 200, HEADERS) : c.notFound();
  });

  routes.post("/:reference", async (c) => {
    const form = await c.req.parseBody();
    const outcome = form["outcome"] === "paid" ? "paid" : "failed";
    const row = await store.write((db, notifyUser) =>
      settlePayment(db, notifyUser, c.req.param("reference"), outcome, clock.now()),
    );
    return row ? c.redirect(`/deposit?payment=${row.id}`, 303) : c.notFound();
  });
  return routes;
}

function pageOf(row: PaymentRow, now: number): string {
  const charge = `AED ${money.format(filsToAed(row.amountFils + row.feeFils))}`;
  const isOpen = row.status === "pending" && row.expiresAt > now;
  const back = `<a href="/deposit?payment=${row.id}">Back to Marsa</a>`;
  const asks = `<form method="post">
      <button name="outcome" value="paid">Pay ${charge}</button>
      <button class="plain" name="outcome" value="failed">Decline the card</button>
    </form>
    <p>${back} without paying: the payment stays open for half an hour.</p>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Card payment, simulated</title><style>${STYLE}</style></head>
<body><main>
    <p class="note">Simulated payment. No card is asked for, and nothing is charged.</p>
    <h1>${charge}</h1>
    <p>Top-up of AED ${money.format(filsToAed(row.amountFils))} with a processing fee of AED ${money.format(filsToAed(row.feeFils))}, which is not refunded.</p>
    ${isOpen ? asks : `<p><strong>This payment is over.</strong> ${back}</p>`}
</main></body></html>`;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;background:#f3f5f7;color:#16202b;margin:0}
main{max-width:26rem;margin:12vh auto;padding:2rem;background:#fff;border:1px solid #dfe4e9;border-radius:12px}
h1{font-size:2rem;margin:.5rem 0}.note{color:#5b6673;font-size:.875rem;margin:0}
button{display:block;width:100%;margin:.75rem 0;padding:.75rem;border:1px solid #0a5c99;border-radius:8px;
background:#0a5c99;color:#fff;font:inherit;font-weight:600;cursor:pointer}
button.plain{background:#fff;color:#0a5c99}a{color:#0a5c99}button:focus-visible,a:focus-visible{outline:3px solid #f0a500}`;
