/** Tests of `unsubscribe-page.ts`, and of the links in mails that lead there. */
import { describe, expect, it } from "vitest";
import { person } from "../sqlite/test-support/people.ts";
import { openTestApp } from "../test-support/app.ts";
import { noticeMail } from "../mail/notice-mail.ts";

async function setUp() {
  const app = await openTestApp({ scene: { users: [person(1, 0), person(900, 0)] } });
  const token = app.context.noticeMails.links.make({ userId: 1, kind: "outbid" });
  const ways = async (kind: string) => {
    const session = await app.tokenOf(1);
    return (await app.get("/api/notifications/settings", { token: session })).body.data.kinds[kind];
  };
  return { ...app, token, ways };
}

describe("The link that unsubscribes", () => {
  it("shows a page and changes nothing, since mail programs open links by themselves", async () => {
    const { get, token, ways } = await setUp();
    const { status, text } = await get(`/unsubscribe?token=${token}`);
    expect(status).toBe(200);
    expect(text).toContain("You get a mail when you are outbid");
    expect(await ways("outbid")).toMatchObject({ email: true });
  });

  it("ends the mails of its kind by POST without signing in, and no other notice", async () => {
    const { send, token, ways } = await setUp();
    const { status, text } = await send("POST", `/unsubscribe?token=${token}`, {
      body: "List-Unsubscribe=One-Click",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(status).toBe(200);
    expect(text).toContain("You are unsubscribed");
    expect(await ways("outbid")).toEqual({ app: true, push: true, email: false, sms: false });
    expect(await ways("won")).toMatchObject({ email: true });
  });

  it("is refused when a person or a kind was changed in it", async () => {
    const { send, token, ways } = await setUp();
    for (const forged of [
      token.replace("1-", "2-"),
      token.replace("outbid", "won"),
      "",
      token.slice(0, -1),
    ]) {
      expect((await send("POST", `/unsubscribe?token=${forged}`)).status).toBe(404);
    }
    expect(await ways("outbid")).toMatchObject({ email: true });
    expect(await ways("won")).toMatchObject({ email: true });
  });
});

describe("The mail of a notice", () => {
  const notice = {
    userId: 1,
    kind: "outbid",
    text: "You were outbid on Car <1>. The price is now AED 25,513.",
    link: "/auction/1",
    lot: { title: "Car <1>", number: 20_001, price: "AED 25,513", photo: "/files/p/a-480.webp" },
  } as const;

  it("says the same in text and HTML, with the lot, one button and the link that unsubscribes", async () => {
    const { context, token } = await setUp();
    const { publicUrl } = context.noticeMails;
    const mail = noticeMail("omar@marsa.test", notice, context.noticeMails);
    expect(mail.text).toContain(notice.text);
    expect(mail.html).toContain("You were outbid on Car &lt;1&gt;");
    expect(mail.html).not.toContain("<1>");
    expect(mail.html).toContain(`src="${publicUrl}/files/p/a-480.webp"`);
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(`${publicUrl}/auction/1`);
      expect(part).toContain(`${publicUrl}/unsubscribe?token=${token}`);
    }
  });

  it("has the headers by which mail programs unsubscribe with one press (RFC 8058)", async () => {
    const { context, token } = await setUp();
    expect(noticeMail("omar@marsa.test", notice, context.noticeMails).headers).toEqual({
      "List-Unsubscribe": `<${context.noticeMails.publicUrl}/unsubscribe?token=${token}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
  });

  it("cannot be switched off where it is about the account", async () => {
    const { context } = await setUp();
    const mail = noticeMail(
      "omar@marsa.test",
      { ...notice, kind: "account", lot: null },
      context.noticeMails,
    );
    expect(mail.headers).toEqual({});
    expect(mail.text).not.toContain("unsubscribe");
  });
});
