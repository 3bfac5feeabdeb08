/** The layout of every mail: one column of tables with inline styles, readable at 390 px and in dark mode. */
import { html, raw } from "hono/html";

/** The content of a mail. */
export interface MailContent {
  /** The line that a mailbox shows beside the subject. */
  readonly preheader: string;
  readonly heading: string;
  /** One paragraph each. */
  readonly paragraphs: readonly string[];
  /** The lot of the mail; null: none. */
  readonly lot: MailLot | null;
  /** The one button; null: none. */
  readonly button: MailLink | null;
  /** Why the person gets this mail. */
  readonly because: string;
  readonly links: readonly MailLink[];
}

export interface MailLot {
  readonly title: string;
  readonly number: number;
  /** "AED 178,000"; null: nobody has bid. */
  readonly price: string | null;
  /** A whole address; null: no picture. */
  readonly photo: string | null;
}

export interface MailLink {
  readonly label: string;
  /** A whole address. */
  readonly url: string;
}

type Part = ReturnType<typeof html>;

const FONT = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const TABLE = raw('role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"');
/** Mail programs without this block keep the light colours of the inline styles. */
const DARK = raw(`<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.pad{padding-left:16px!important;padding-right:16px!important}.photo{width:96px!important}}
@media (prefers-color-scheme:dark){
.ground{background:#0b1b2b!important}.sheet{background:#13293d!important}.inset{background:#1e3850!important}
.text{color:#ffffff!important}.quiet{color:#c9d5e0!important}.link{color:#8fc1ff!important}
.edge{border-color:#2c465e!important}}
</style>`);

/** Returns the HTML part of a mail. */
export function mailPage({
  preheader,
  heading,
  paragraphs,
  lot,
  button,
  because,
  links,
}: MailContent): string {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${heading}</title>
        ${DARK}
      </head>
      <body class="ground" style="margin:0;padding:0;background:#f4f6f6;-webkit-text-size-adjust:100%">
        <div style="display:none;max-height:0;overflow:hidden;opacity:0">${preheader}${raw(FILLING)}</div>
        <table ${TABLE} class="ground" style="background:#f4f6f6">
          <tr>
            <td align="center" style="padding:24px 8px 32px">
              <table ${TABLE} style="max-width:584px">
                <tr>
                  <td class="pad" style="padding:18px 32px;background:#0b1b2b;border-radius:8px 8px 0 0">
                    <span
                      style="${FONT};font-size:22px;line-height:28px;font-weight:700;letter-spacing:-.02em;color:#ffffff"
                      >Marsa</span
                    >
                  </td>
                </tr>
                <tr>
                  <td
                    class="sheet pad"
                    style="padding:28px 32px 32px;background:#ffffff;border-radius:0 0 8px 8px"
                  >
                    <h1
                      class="text"
                      style="${FONT};margin:0;font-size:24px;line-height:30px;font-weight:680;color:#0f1e2e"
                    >
                      ${heading}
                    </h1>
                    ${paragraphs.map(paragraph)} ${lot && lotBlock(lot)} ${button && buttonBlock(button)}
                  </td>
                </tr>
                <tr>
                  <td class="pad" style="padding:20px 32px 0">${foot(because, links)}</td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  // No part is a promise, so the template is a String object, and this makes it a string.
  return (page as string).trim();
}

/** Spaces after the preheader, so that a mailbox shows nothing else of the mail there. */
const FILLING = "&#8199;&#65279;&#847; ".repeat(40);

function paragraph(text: string): Part {
  return html`<p class="text" style="${FONT};margin:12px 0 0;font-size:16px;line-height:24px;color:#0f1e2e">
    ${text}
  </p>`;
}

function lotBlock({ title, number, price, photo }: MailLot): Part {
  return html`<table ${TABLE} class="inset" style="margin-top:20px;background:#f4f6f6;border-radius:8px">
    <tr>
      ${
        photo === null
          ? ""
          : html`<td class="photo" width="144" valign="top" style="width:144px;padding:12px 0 12px 12px">
              <img
                src="${photo}"
                alt=""
                width="132"
                style="display:block;width:100%;height:auto;border:0;border-radius:6px"
              />
            </td>`
      }
      <td valign="middle" style="padding:12px 16px">
        <p class="quiet" style="${FONT};margin:0;font-size:13px;line-height:18px;color:#465464">
          Lot ${number}
        </p>
        <p
          class="text"
          style="${FONT};margin:0;font-size:15px;line-height:20px;font-weight:620;color:#0f1e2e"
        >
          ${title}
        </p>
        <p
          class="text"
          style="${FONT};margin:6px 0 0;font-size:20px;line-height:24px;font-weight:680;color:#0f1e2e"
        >
          ${price ?? "No bids yet"}
        </p>
      </td>
    </tr>
  </table>`;
}

function buttonBlock({ label, url }: MailLink): Part {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin-top:24px">
    <tr>
      <td bgcolor="#c8172b" style="border-radius:6px">
        <a
          href="${url}"
          style="${FONT};display:inline-block;padding:14px 24px;font-size:16px;line-height:20px;font-weight:650;color:#ffffff;text-decoration:none;border-radius:6px"
          >${label}</a
        >
      </td>
    </tr>
  </table>`;
}

function foot(because: string, links: readonly MailLink[]): Part {
  const style = raw(`style="${FONT};margin:0 0 6px;font-size:13px;line-height:20px;color:#465464"`);
  return html`<p class="quiet" ${style}>${because}</p>
    ${links.map(
      ({ label, url }) =>
        html`<p class="quiet" ${style}>
          <a class="link" href="${url}" style="color:#1457b8;text-decoration:underline">${label}</a>
        </p>`,
    )}
    <p class="quiet" ${style}>Marsa, auctions of vehicles and apartments in the UAE</p>`;
}

/** Returns the text part of a mail. */
export function mailText({ paragraphs, button, because, links }: MailContent): string {
  const all = [
    ...paragraphs,
    ...(button ? [`${button.label}: ${button.url}`] : []),
    `--\n${because}`,
    ...links.map(({ label, url }) => `${label}: ${url}`),
  ];
  return `${all.join("\n\n")}\n`;
}
