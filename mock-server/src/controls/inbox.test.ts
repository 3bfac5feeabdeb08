/** Tests of `inbox.ts`. */
import { describe, expect, it } from "vitest";
import { START } from "../sqlite/test-support/people.ts";
import { openTestApp } from "../test-support/app.ts";

describe("the inbox", () => {
  it("has simulated messages, newest first, with their codes", async () => {
    const { get, context, clock } = await openTestApp();
    await context.mail.send({ to: "omar@marsa.test", subject: "Welcome", text: "Your code is 042917." });
    clock.advance(1_000);
    await context.sms.send({ to: "+971501234567", text: "Marsa: 551200 is your code. Lot 20001." });
    await context.push.send({
      to: "device-1",
      title: "Outbid",
      text: "Lot 200017 stands at AED 123,456.",
      path: null,
    });
    const { body } = await get("/_mock/inbox");
    expect(body.data).toEqual([
      {
        id: 3,
        at: new Date(START + 1_000).toISOString(),
        channel: "push",
        to: "device-1",
        subject: "Outbid",
        text: "Lot 200017 stands at AED 123,456.",
        html: null,
        headers: {},
        code: null,
      },
      expect.objectContaining({ id: 2, channel: "sms", subject: null, code: "551200" }),
      expect.objectContaining({ id: 1, channel: "mail", to: "omar@marsa.test", code: "042917" }),
    ]);
  });

  it("filters by recipient, and can be emptied", async () => {
    const { get, send, context } = await openTestApp();
    await context.mail.send({ to: "omar@marsa.test", subject: "One", text: "One" });
    await context.mail.send({ to: "sara@marsa.test", subject: "Two", text: "Two" });
    const mine = await get(`/_mock/inbox?to=${encodeURIComponent("sara@marsa.test")}`);
    expect(mine.body.data).toMatchObject([{ subject: "Two" }]);
    expect((await send("DELETE", "/_mock/inbox")).body.data).toEqual({});
    expect((await get("/_mock/inbox")).body.data).toEqual([]);
  });

  it("stores the last thousand", async () => {
    const { get, context } = await openTestApp();
    for (let i = 1; i <= 1_010; i++) await context.sms.send({ to: "+971500000000", text: `Message ${i}` });
    const { data } = (await get("/_mock/inbox")).body;
    expect(data).toHaveLength(1_000);
    expect(data.at(-1).text).toBe("Message 11");
  });
});
