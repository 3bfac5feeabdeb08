/** Naughty strings in what the server writes for people: PDFs, spreadsheets and mails. */
import { naughtyStrings } from "@marsa/api-spec/contract/outside/outside";
import { expect, it } from "vitest";
import { makePdf } from "../http/pdf/pdf.ts";
import { spreadsheet } from "../http/spreadsheet/spreadsheet.ts";
import { accountMail } from "../mail/account-mail.ts";
import { noticeMail } from "../mail/notice-mail.ts";
import { sheetOf } from "@marsa/api-spec/contract/base/sheet";

const links = { links: { make: () => "token", read: () => null }, publicUrl: "https://marsa.test" };
/** A tag that no mail of ours has, and an attribute that runs something. */
const HOSTILE =
  /<(script|iframe|svg|object|embed|input|plaintext|b\b|u\b|foo|div class)|<[^>]*\son\w+ *=|javascript:/i;
/** Control characters, and those that no XML document may hold. */
const NOT_IN_XML = /[^\t\n\r\u0020-\u007E\u0085\u00A0-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

it("a PDF takes each as a fact and a paragraph", async () => {
  const facts = naughtyStrings.map((text) => [text, text] as const);
  const bytes = await makePdf({ title: "Invoice 1", facts, paragraphs: naughtyStrings });
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe("%PDF-");
  expect(Buffer.from(bytes.subarray(-6)).toString()).toBe("%%EOF\n");
});

it("a PDF has a title of any of them", async () => {
  const titles = naughtyStrings.filter((_, at) => at % 20 === 0);
  const made = await Promise.all(
    titles.map((title) => makePdf({ title, subtitle: title, facts: [], paragraphs: [] })),
  );
  expect(made.every(({ length }) => length > 0)).toBe(true);
});

it("a spreadsheet keeps each as text, and no formula", async () => {
  const columns = [{ title: "Text", kind: "text", width: 30 }] as const;
  const bytes = await spreadsheet({
    name: "Texts",
    columns,
    rows: naughtyStrings.map((text) => [`x${text}`]),
  });
  const cells = sheetOf(bytes)
    .slice(1)
    .map(([cell]) => cell);
  expect(cells).toEqual(naughtyStrings.map((text) => `x${text.replaceAll(NOT_IN_XML, "")}`));
});

it("a mail shows each as text: it makes no tag, and no line of the head", () => {
  for (const text of naughtyStrings) {
    const lot = { title: text, number: 1, price: "AED 1", photo: null };
    const notice = {
      userId: 1,
      kind: "won",
      text: `You won ${text}. ${text}`,
      link: "/auction/1",
      lot,
    } as const;
    for (const mail of [
      noticeMail("omar@marsa.test", notice, links),
      accountMail("omar@marsa.test", text, text),
    ]) {
      expect([text, mail.subject.match(/[\r\n\0]/)]).toEqual([text, null]);
      expect([text, textless(mail.html ?? "").match(HOSTILE)]).toEqual([text, null]);
    }
  }
});

/** Returns the tags of a page without its texts. */
function textless(html: string): string {
  return (html.match(/<[^>]*>/g) ?? []).join("");
}
