import { expect, type Locator, type Page } from "@playwright/test";
import { findings } from "../axe.ts";
import { test } from "../journey.ts";
import { AT_ONCE, bidder, bidOverHttp, freshLot, tokenOf } from "../market.ts";

const maximum = (page: Page, place: number): Locator =>
  page.locator("[data-slot='group-wish']").nth(place).getByRole("textbox");

test(
  "three maximums buy one lot: the next bids when one is outbid, and the rest are cancelled",
  { tag: "@phone" },
  async ({ browser, request, baseURL, clock, isMobile }) => {
    await clock.stop();
    const lots = [
      await freshLot(request, { start_price: 20_000, step: 500, seconds: 3_600 }),
      await freshLot(request, { start_price: 20_000, step: 500, seconds: 7_200 }),
      await freshLot(request, { start_price: 20_000, step: 500, seconds: 10_800 }),
    ] as const;
    const { page, context } = await bidder(browser, request, baseURL!, "buyer", 20_000);
    const rival = await tokenOf(request);
    await page.goto(`/auction/compare?lots=${lots.join("-")}`);
    const form = page.getByRole("region", { name: "One of these" });
    await maximum(page, 0).fill("25000");
    await maximum(page, 1).fill("30000");
    await maximum(page, 2).fill("40000");
    await expect(form).toContainText("Held once8,000");
    await expect(form).toContainText("3 single maximums would hold19,000");
    expect(await findings(page)).toEqual([]);
    await form.getByRole("button", { name: "Set 3 maximums, hold 8,000" }).click();
    const dialog = page.getByRole("dialog", { name: "Buy one of these 3 lots?" });
    await dialog.getByRole("button", { name: "Set 3 maximums, hold 8,000" }).click();
    await expect(page.getByRole("heading", { name: "Your group: one of these" })).toBeVisible();
    await expect(page.locator("[data-slot='group-wish']").first()).toContainText("You lead", AT_ONCE);

    // The page of a lot that sleeps says so before a bid is tried, and leads to the group.
    await page.goto(`/auction/${lots[1]}`);
    if (isMobile) await page.getByRole("button", { name: "In your group" }).click();
    const asleep = page.locator("[data-slot='asleep']").filter({ visible: true });
    await expect(asleep).toContainText("Your maximum of AED 30,000 waits here in “One of these”.");
    await expect(page.locator("[data-slot='offer']").filter({ visible: true })).toHaveCount(0);
    expect(await findings(page)).toEqual([]);
    await asleep.getByRole("link", { name: "See your group" }).click();
    const group = page.locator("[data-slot='group']");
    await expect(group).toHaveAttribute("data-state", "active");
    await expect(group).toContainText("3 lots · holds AED 8,000.00");
    await bidOverHttp(request, { token: rival, lot: lots[0], price: 26_000 });
    await group.locator("summary").click();
    await expect(group.locator("[data-state='beaten']")).toHaveCount(1, AT_ONCE);
    await expect(group.locator("[data-state='awake']")).toHaveCount(1);
    expect(await findings(page)).toEqual([]);

    await clock.advance(7_200);
    await expect(group).toHaveAttribute("data-state", "won", { timeout: 20_000 });
    await expect(group.locator("[data-state='cancelled']")).toHaveCount(1);

    // Two of the lots have ended: one alone is no group.
    await page.goto(`/auction/compare?lots=${lots.join("-")}`);
    await expect(page.getByRole("heading", { name: "Compare 3 lots" })).toBeVisible();
    await expect(page.locator("[data-slot='group-form']")).toHaveCount(0);
    await context.close();
  },
);

test(
  "a group is changed and ended, and a maximum that does not fit is named beside its lot",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const lots = [
      await freshLot(request, { start_price: 20_000, step: 500, seconds: 3_600 }),
      await freshLot(request, { start_price: 20_000, step: 500, seconds: 7_200 }),
    ] as const;
    const { page, context } = await bidder(browser, request, baseURL!);
    const set = async () => {
      await page
        .getByRole("button", { name: /^Set 2 maximums/ })
        .first()
        .click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: /^Set 2 maximums/ })
        .click();
    };
    await page.goto(`/auction/compare?lots=${lots.join("-")}`);
    await maximum(page, 0).fill("25000");
    await maximum(page, 1).fill("19000");
    await set();
    await expect(page.locator("[data-slot='group-wish']").nth(1)).toContainText(
      "The bid is below the allowable one",
    );
    await maximum(page, 1).fill("30000");
    await set();
    await expect(page.getByRole("heading", { name: "Your group: one of these" })).toBeVisible();

    await page.goto("/auction/workbook");
    const group = page.locator("[data-slot='group']");
    await group.getByRole("link", { name: "Change" }).click();
    // The first lot leads: its maximum is raised on its own page.
    await expect(maximum(page, 1)).toHaveValue("30,000");
    await maximum(page, 1).fill("50000");
    await set();
    await page.goto("/auction/workbook");
    await expect(group).toContainText("holds AED 10,000.00");
    await group.getByRole("button", { name: "End group" }).click();
    await page
      .getByRole("dialog", { name: "End this group?" })
      .getByRole("button", { name: "End group" })
      .click();
    await expect(group).toHaveAttribute("data-state", "ended");
    await context.close();
  },
);
