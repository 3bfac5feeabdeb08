/** Keeps line breaks out of the head of a mail: they would start headers of their own. */
import type { MailPort } from "../ports/outside.ts";

const LINE_BREAK = /[\r\n]/;

/** Wraps a mail port: a mail whose address or subject has a line break is not sent. */
export function safeMail(port: MailPort): MailPort {
  return {
    async send(mail) {
      if (LINE_BREAK.test(mail.to) || LINE_BREAK.test(mail.subject))
        throw new Error("A mail's address or subject has a line break");
      await port.send(mail);
    },
  };
}
