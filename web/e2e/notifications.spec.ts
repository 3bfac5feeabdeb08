import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { expect } from "@playwright/test";
import { findings } from "./axe.ts";
import { test } from "./journey.ts";
import { bidOverHttp, freshLot } from "./market.ts";

type Token = components["schemas"]["Token"];

// @proves 2.screen.notifications
test("the bell counts unread notices, and a press on a notice opens its lot", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const answer = await request.post("/_mock/tokens", { data: { count: 2, deposit: 1_000_000 } });
  const [me, rival] = ((await answer.json()) as { data: [Token, Token] }).data;
  const [lot, other] = [await freshLot(request), await freshLot(request)];
  await context.addCookies([{ name: "token", value: me.access_token, url: baseURL! }]);

  await page.goto("/account");
  const noticesButton = page.getByRole("button", { name: /^Notifications/ });
  await noticesButton.click();
  await expect(page.getByText("Nothing yet")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(noticesButton).toBeFocused();

  for (const id of [lot, other]) {
    const { next_min } = await bidOverHttp(request, { token: me.access_token, lot: id, price: 100_000 });
    await bidOverHttp(request, { token: rival.access_token, lot: id, price: next_min ?? 0 });
  }
  await expect(page.getByRole("button", { name: "Notifications, 2 unread" })).toBeVisible();
  await noticesButton.click();
  const sheet = page.getByRole("dialog", { name: "Notifications" });
  await expect(sheet.getByText(/^You were outbid/)).toHaveCount(2);
  expect(await findings(page)).toEqual([]);

  await sheet
    .getByText(/^You were outbid/)
    .last()
    .click();
  await expect(page).toHaveURL(new RegExp(`/auction/${lot}$`));
  await page.goto("/account");
  await page.getByRole("button", { name: "Notifications, 1 unread" }).click();
  await sheet.getByRole("button", { name: "Mark all as read" }).click();
  await sheet.getByRole("button", { name: "Unread" }).click();
  await expect(sheet.getByText("Everything is read")).toBeVisible();
});
