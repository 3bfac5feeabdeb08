/** Writes the mails about a person's account: codes, passwords, contacts, invitations. */
import type { Mail } from "../ports/outside.ts";
import { mailPage, type MailContent } from "./mail-page.ts";

/** Returns the mail with a text and an HTML part. These mails cannot be switched off. */
export function accountMail(to: string, subject: string, text: string): Mail {
  const content: MailContent = {
    preheader: text,
    heading: subject,
    paragraphs: [text],
    lot: null,
    button: null,
    because: "This mail is about a Marsa account with your address.",
    links: [],
  };
  return { to, subject, text, html: mailPage(content), headers: {} };
}
