import { describe, expect, it } from "vitest";
import { type NoticeInMail, noticeMail } from "./notice-mail.ts";

const lot = { title: "Nissan Patrol Platinum City", number: 20_078, price: "AED 120,000", photo: null };
const parts = {
  links: { make: () => "token", read: () => null },
  publicUrl: "https://marsa.test",
};
const mail = (over: Partial<NoticeInMail>) =>
  noticeMail(
    "omar@marsa.test",
    { userId: 1, kind: "won", text: "", link: "/auction/7", lot, ...over },
    parts,
  );
const headingOf = (html: string | undefined) => /<h1[^>]*>\s*(.*?)\s*<\/h1>/s.exec(html ?? "")?.[1];

describe("the mail of a notice", () => {
  it("has its news as subject and heading, and its whole text in the text part", () => {
    const text = "You won Nissan Patrol Platinum City (lot 20078) at AED 120,000.";
    const won = mail({ text });
    expect(won.subject).toBe("You won Nissan Patrol Platinum City at AED 120,000");
    expect(headingOf(won.html)).toBe(won.subject);
    expect(won.text.startsWith(`${text}\n`)).toBe(true);
  });

  it("has the further sentences below the heading", () => {
    const offer = mail({
      kind: "offers",
      text: "The seller offers you Nissan Patrol Platinum City (lot 20078) for AED 125,000. Answer by Nov 22, 2026, 7:30 PM GST.",
    });
    expect(offer.subject).toBe("The seller offers you Nissan Patrol Platinum City for AED 125,000");
    expect(offer.html).toContain("Answer by Nov 22, 2026, 7:30 PM GST.");
  });

  it("takes a full stop in a title for a part of the title", () => {
    const named = { ...lot, title: "2-bedroom, St. Regis Tower" };
    expect(
      mail({ lot: named, text: "You did not win 2-bedroom, St. Regis Tower (lot 30001)." }).subject,
    ).toBe("You did not win 2-bedroom, St. Regis Tower");
  });

  it("has a short heading where the sentence is long, and for an outbid person", () => {
    const text = `Your refund was declined, since ${"the bank did not know the account and ".repeat(3)}said so.`;
    expect(mail({ kind: "money", lot: null, text }).subject).toBe("Your deposit");
    expect(mail({ kind: "outbid", text: "You were outbid." }).subject).toBe(
      "You were outbid: Nissan Patrol Platinum City",
    );
  });

  it("unsubscribes with one link and by RFC 8058", () => {
    const { html, text, headers } = mail({ text: "You won." });
    const link = "https://marsa.test/unsubscribe?token=token";
    expect(html?.split(link)).toHaveLength(2);
    expect(text.split(link)).toHaveLength(2);
    expect(headers).toEqual({
      "List-Unsubscribe": `<${link}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
  });
});
