import { expect, type Page } from "@playwright/test";
import { findings } from "../axe.ts";
import { test } from "../journey.ts";
import { bidder, freshLot } from "../market.ts";

const section = (page: Page) => page.locator("#questions");
const read = async (page: Page, lot: number) => {
  await page.goto(`/auction/${lot}`);
  await page.locator("#seller").scrollIntoViewIfNeeded();
};
const dialog = (page: Page) => page.getByRole("dialog");

test(
  "a bidder asks, the seller answers, a visitor reads it at once, and staff close it",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const seller = await bidder(browser, request, baseURL!, "seller");
    const lot = await freshLot(request, {
      seconds: 86_400,
      start_price: 20_000,
      step: 500,
      seller: seller.id,
    });
    const visitor = await (await browser.newContext({ baseURL: baseURL! })).newPage();
    await read(visitor, lot);
    await expect(visitor.locator("[data-slot='seller-card']")).toContainText("lots sold");
    await expect(section(visitor)).toContainText("No question has been asked yet.");
    await section(visitor).getByRole("button", { name: "Ask a question" }).click();
    await expect(dialog(visitor)).toContainText("Sign in to ask about");
    await visitor.keyboard.press("Escape");

    const { page: poor } = await bidder(browser, request, baseURL!, "buyer", 100);
    await read(poor, lot);
    await section(poor).getByRole("button", { name: "Ask a question" }).click();
    await expect(dialog(poor).getByRole("link", { name: /Top up AED 3,900/ })).toBeVisible();

    const { page: asker } = await bidder(browser, request, baseURL!);
    await read(asker, lot);
    await section(asker).getByRole("button", { name: "Ask a question" }).click();
    await dialog(asker).getByLabel("Question").fill("Call me on 050 338 1290");
    await dialog(asker).getByRole("button", { name: "Send question" }).click();
    await expect(dialog(asker)).toContainText("Leave out “050 338 1290”");
    await dialog(asker).getByLabel("Question").fill("Is there one key or two?");
    // While it is sent the dialog stays: it has to say how the send ended.
    const answer = Promise.withResolvers<void>();
    await asker.route("**/api/auction/question*", async (route) => {
      await answer.promise;
      await route.continue();
    });
    await dialog(asker).getByRole("button", { name: "Send question" }).click();
    await expect(dialog(asker).getByRole("button", { name: "Sending…" })).toBeVisible();
    await asker.keyboard.press("Escape");
    await dialog(asker).getByRole("button", { name: "Cancel" }).click();
    await expect(dialog(asker).getByRole("button", { name: "Sending…" })).toBeVisible();
    answer.resolve();
    await expect(section(asker)).toContainText("Your question, waiting for an answer. Only you see it.");
    expect(await findings(asker)).toEqual([]);

    const { page: list } = seller;
    await list.goto("/sale");
    await list.getByRole("link", { name: "Questions 1" }).click();
    await expect(list.getByRole("button", { name: "Answer" })).toBeVisible();
    expect(await findings(list)).toEqual([]);
    await list.getByRole("button", { name: "Answer" }).click();
    expect(await findings(list)).toEqual([]);
    await dialog(list).getByLabel("Answer").fill("Two keys, both with remote control.");
    await dialog(list).getByRole("button", { name: "Publish answer" }).click();
    await expect(list.getByText("No question waits")).toBeVisible();
    expect(await findings(list)).toEqual([]);

    for (const page of [asker, visitor]) {
      await expect(section(page)).toContainText("Two keys, both with remote control.");
      await expect(section(page)).toContainText(/Seller · \w{3} \d+, \d\d:\d\d/);
    }

    const { page: staff } = await bidder(browser, request, baseURL!, "backoffice");
    await read(staff, lot);
    await section(staff).getByRole("button", { name: "Close" }).click();
    await dialog(staff).getByLabel("Reason").fill("It is in the condition list");
    await dialog(staff).getByRole("button", { name: "Close question" }).click();
    await expect(section(staff)).toContainText("Closed by our staff: It is in the condition list");
    await read(visitor, lot);
    await expect(section(visitor)).toContainText("No question has been asked yet.");
  },
);
