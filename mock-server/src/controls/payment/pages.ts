/** The pages of the simulated payment provider. They run no script. */
import { ledgerOfFils } from "@marsa/api-spec/amounts";
import { html, raw } from "hono/html";
import type { PaymentRow } from "../../features/deposit/public.ts";
import { type CardErrors, type CardForm, TEST_CARDS } from "./card.ts";
import { STYLE } from "./style.ts";

export type Page = ReturnType<typeof html>;

/** The code that the simulated bank sends. */
export const SECURE_CODE = "123456";

const aed = (fils: number): string => `AED ${ledgerOfFils(fils)}`;
const chargeOf = ({ amountFils, feeFils }: PaymentRow): string => aed(amountFils + feeFils);
const EMPTY: CardForm = { number: "", expiry: "", cvc: "", name: "" };

/** The page that shows the result: the lot of the payment, else the deposit. */
export function wayBack({ id, lotId, backLotId }: PaymentRow): string {
  const lot = lotId ?? backLotId;
  return `${lot === null ? "/deposit" : `/auction/${lot}`}?payment=${id}`;
}

/** Step 1: asks for the card. After a refusal, `form` holds the entries and `errors` the sentence of each wrong field. */
export function cardPage(row: PaymentRow, form: CardForm = EMPTY, errors: CardErrors = {}): Page {
  const field = (name: keyof CardForm, label: string, rest: Page) =>
    inputOf({ name, label, rest, error: errors[name], value: name === "cvc" ? "" : form[name] });
  return frame(
    "Card payment",
    html`${summary(Object.values(errors))} ${sums(row)}
      <form method="post" action="/_mock/pay/${row.reference}" novalidate>
        ${field("number", "Card number", html`inputmode="numeric" autocomplete="cc-number" maxlength="23"`)}
        <div class="two">
          ${field(
            "expiry",
            "Expiry date, MM/YY",
            html`inputmode="numeric" autocomplete="cc-exp" placeholder="MM/YY" maxlength="7"`,
          )}
          ${field("cvc", "Security code", html`inputmode="numeric" autocomplete="cc-csc" maxlength="4"`)}
        </div>
        ${field("name", "Name on the card", html`autocomplete="cc-name" maxlength="80"`)}
        <label class="keep">
          <input type="checkbox" name="keep" />
          <span>
            Save this card for later payments
            <small
              >Marsa gets its brand, last four digits and expiry, never its number. Remove it at any
              time.</small
            >
          </span>
        </label>
        <button>Pay ${chargeOf(row)}</button>
      </form>
      ${leave(row, "Go back without paying")}
      <p class="small">
        The payment stays open for 30 minutes. You can come back to it from
        ${row.lotId === null ? "your deposit" : "the lot"}.
      </p>
      ${testCards()}`,
  );
}

/** Step 2: asks for the code of the bank. `triesLeft` is null before the first wrong code. */
export function securePage(row: PaymentRow, last: string, triesLeft: number | null): Page {
  const error = triesLeft === null ? undefined : `This code is not the right one. ${triesOf(triesLeft)} left`;
  return frame(
    "Confirm with your bank",
    html`${summary(error === undefined ? [] : [error])}
      <p>
        Your bank sent a code to your phone. Enter it to pay
        <strong>${chargeOf(row)}</strong> with the card ending ${last}.
      </p>
      <form method="post" action="/_mock/pay/${row.reference}/secure" novalidate>
        ${inputOf({
          name: "code",
          label: "Code from your bank",
          value: "",
          error,
          rest: html`inputmode="numeric" autocomplete="one-time-code" maxlength="6" autofocus`,
        })}
        <button>Confirm payment</button>
      </form>
      ${leave(row, "Go back without paying")}
      <aside>
        <h2>Simulated bank</h2>
        <p>No code is sent. It is always <code>${SECURE_CODE}</code>.</p>
      </aside>`,
  );
}

/** Says how a payment ended that is paid, failed or expired. */
export function overPage(row: PaymentRow): Page {
  const words = {
    paid: "This payment is over. It was paid.",
    failed: "This payment is over. Nothing was charged.",
    pending: "This payment has expired. Nothing was charged.",
  }[row.status];
  return frame(
    "Card payment",
    html`<p><strong>${words}</strong></p>
      ${leave(row, "Back to Marsa")}`,
  );
}

function sums(row: PaymentRow): Page {
  return html`<dl>
    <div>
      <dt>Top-up of your deposit</dt>
      <dd>${aed(row.amountFils)}</dd>
    </div>
    <div>
      <dt>Processing fee, non-refundable</dt>
      <dd>${aed(row.feeFils)}</dd>
    </div>
    <div class="total">
      <dt>Your card is charged</dt>
      <dd>${chargeOf(row)}</dd>
    </div>
  </dl>`;
}

interface Input {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  /** Further attributes of the input. */
  readonly rest: Page;
}

function inputOf({ name, label, value, error, rest }: Input): Page {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      ${rest}
      ${error === undefined ? "" : html`aria-invalid="true" aria-describedby="${name}-error"`}
    />
    ${error === undefined ? "" : html`<p class="error" id="${name}-error">${error}</p>`}
  </div>`;
}

function summary(errors: readonly string[]): Page | "" {
  if (errors.length === 0) return "";
  const words = errors.length === 1 ? errors[0] : `${errors.length} fields need attention`;
  return html`<p class="alert" role="alert">Nothing was charged. ${words}</p>`;
}

function leave(row: PaymentRow, words: string): Page {
  return html`<p><a href="${wayBack(row)}">${words}</a></p>`;
}

function testCards(): Page {
  return html`<aside>
    <h2>Simulated payment</h2>
    <p>Nothing is charged. These cards show what can happen; expiry date and security code are free.</p>
    <ul>
      ${TEST_CARDS.map(({ number, words }) => html`<li><code>${number}</code> ${words}</li>`)}
    </ul>
  </aside>`;
}

const triesOf = (left: number): string => (left === 1 ? "1 try" : `${left} tries`);

function frame(title: string, content: Page): Page {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <header><p>Payment provider of Marsa</p></header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}
