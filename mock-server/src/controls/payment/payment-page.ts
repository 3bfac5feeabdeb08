/**
 * The simulated payment provider: a card form, the bank's confirmation (3-D Secure), and the way back to the deposit.
 */
import { Hono } from "hono";
import type { Context } from "../../http/context.ts";
import {
  savedCardOf,
  type NewCard,
  paymentByReference,
  settlePayment,
  type PaymentRow,
} from "../../features/deposit/public.ts";
import { bankAnswer, type BankAnswer, cardErrors, type CardForm, savedPartOf, lastFour } from "./card.ts";
import { cardPage, overPage, type Page, SECURE_CODE, securePage, wayBack } from "./pages.ts";

const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  // A form of this page names its origin, which the server asks for.
  "referrer-policy": "same-origin",
};
/** The most tries for a code. */
const TRIES = 3;

/** A card without errors, while its bank waits for the code. */
interface AskedCard {
  readonly last: string;
  readonly answer: BankAnswer;
  /** The card to keep after the payment. */
  readonly keep: NewCard | null;
  triesLeft: number;
}

/**
 * Routes for /_mock/pay. GET /{reference} asks for the card, POST /{reference} takes it; GET and POST
 * /{reference}/secure ask the bank. POST with `outcome` (paid or failed) settles the payment at once, for programs.
 */
export function paymentPage({ store, clock }: Pick<Context, "store" | "clock">): Hono {
  const routes = new Hono();
  /** Cards by the reference of their payment. A restart asks for the card again. */
  const asked = new Map<string, AskedCard>();
  const find = (reference: string) => store.read((db) => paymentByReference(db, reference));
  const isOpen = (row: PaymentRow) => row.status === "pending" && row.expiresAt > clock.now();

  /** Settles the payment once, and sends the person back. */
  async function settle(reference: string, outcome: BankAnswer): Promise<Response> {
    const keep = asked.get(reference)?.keep ?? null;
    asked.delete(reference);
    const row = await store.write((db, notifyUser) =>
      settlePayment(db, notifyUser, reference, { outcome, at: clock.now(), keep }),
    );
    return row ? seeOther(wayBack(row)) : notFound();
  }

  /** The card that waits for the code: from the form, else the saved card of the payment. */
  async function cardOf(row: PaymentRow): Promise<AskedCard | null> {
    const known = asked.get(row.reference);
    if (known) return known;
    const last = await store.read((db) => savedCardOf(db, row));
    if (last === null) return null;
    const card: AskedCard = { last, answer: "paid", keep: null, triesLeft: TRIES };
    asked.set(row.reference, card);
    return card;
  }

  routes.get("/:reference", async (c) => {
    const row = await find(c.req.param("reference"));
    if (!row) return notFound();
    if (!isOpen(row)) return answer(overPage(row));
    return row.cardId === null ? answer(cardPage(row)) : seeOther(`/_mock/pay/${row.reference}/secure`);
  });

  routes.post("/:reference", async (c) => {
    const reference = c.req.param("reference");
    const sent = await c.req.parseBody();
    if (sent["outcome"] !== undefined)
      return settle(reference, sent["outcome"] === "paid" ? "paid" : "refused");
    const row = await find(reference);
    if (!row) return notFound();
    if (!isOpen(row)) return answer(overPage(row));
    const form = formOf(sent);
    const errors = cardErrors(form, clock.now());
    if (Object.keys(errors).length > 0) return answer(cardPage(row, form, errors), 422);
    const keep = sent["keep"] === "on" ? savedPartOf(form) : null;
    asked.set(reference, { last: lastFour(form), answer: bankAnswer(form), keep, triesLeft: TRIES });
    return seeOther(`/_mock/pay/${reference}/secure`);
  });

  routes.get("/:reference/secure", async (c) => {
    const row = await find(c.req.param("reference"));
    if (!row) return notFound();
    if (!isOpen(row)) return answer(overPage(row));
    const card = await cardOf(row);
    return card ? answer(securePage(row, card.last, null)) : seeOther(`/_mock/pay/${row.reference}`);
  });

  routes.post("/:reference/secure", async (c) => {
    const row = await find(c.req.param("reference"));
    if (!row) return notFound();
    // A second press finds a settled payment, and sends the person back as the first one does.
    if (row.status !== "pending") return seeOther(wayBack(row));
    if (!isOpen(row)) return answer(overPage(row));
    const card = await cardOf(row);
    if (!card) return seeOther(`/_mock/pay/${row.reference}`);
    if (textOf((await c.req.parseBody())["code"]) === SECURE_CODE) return settle(row.reference, card.answer);
    card.triesLeft -= 1;
    if (card.triesLeft === 0) return settle(row.reference, "not_confirmed");
    return answer(securePage(row, card.last, card.triesLeft), 422);
  });
  return routes;
}

type Sent = Readonly<Record<string, unknown>>;

function formOf(sent: Sent): CardForm {
  const [number, expiry, cvc, name] = ["number", "expiry", "cvc", "name"].map((field) => textOf(sent[field]));
  return { number: number!, expiry: expiry!, cvc: cvc!, name: name! };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

async function answer(page: Page, status = 200): Promise<Response> {
  return new Response(String(await page), { status, headers: HEADERS });
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}

function notFound(): Response {
  return new Response("Not found", { status: 404 });
}
