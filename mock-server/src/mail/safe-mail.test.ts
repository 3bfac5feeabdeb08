/** Tests of `safe-mail.ts`. */
import { expect, it } from "vitest";
import type { Mail } from "../ports/outside.ts";
import { safeMail } from "./safe-mail.ts";

const MAIL: Mail = { to: "omar@marsa.test", subject: "Your code", text: "Two\nlines" };

it.each([
  { to: "omar@marsa.test\r\nBcc: eve@marsa.test" },
  { to: "omar@marsa.test\nBcc: eve@marsa.test" },
  { subject: "Your code\rBcc: eve@marsa.test" },
])("a mail with a line break in its head is not sent: %j", async (change) => {
  const sent: Mail[] = [];
  const port = safeMail({ send: async (mail) => void sent.push(mail) });
  await expect(port.send({ ...MAIL, ...change })).rejects.toThrow("line break");
  await port.send(MAIL);
  expect(sent).toEqual([MAIL]);
});
