import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { expect, type Page } from "@playwright/test";
import { findings } from "../axe.ts";
import { callAs, newClient } from "../people/clients.ts";
import { test } from "../journey.ts";
import { bidder, freshLot, tokenOf, windowOf } from "../market.ts";

type Schemas = components["schemas"];

const strip = (page: Page) => page.getByRole("region", { name: "Steps to your first bid" });

test(
  "a newcomer sees the next step on every page, all steps on request, and comes back from each",
  { tag: "@phone" },
  async ({ browser, request, baseURL, isMobile }) => {
    const lot = await freshLot(request);
    const { page, context } = await bidder(browser, request, baseURL!, "registered");
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of [
      "/auction/workbook",
      "/buying",
      "/queue/current",
      "/account",
      "/auction/map",
      "/schedule",
      "/smart-search",
      `/auction/${lot}`,
      "/auction",
    ]) {
      await page.goto(path);
      await expect(strip(page)).toContainText("Next: your profile");
    }
    await expect(strip(page)).toContainText("2 of 5, about 3 minutes");
    if (isMobile) {
      await page.goto(`/auction/${lot}`);
      const step = page.getByRole("region", { name: "Bidding" }).getByRole("link");
      await expect(step).toHaveAccessibleName("Create your profile");
      expect(new URL((await step.getAttribute("href"))!, page.url()).searchParams.get("next")).toBe(
        `/auction/${lot}`,
      );
      await page.goto("/auction");
      await expect(strip(page)).toBeVisible();
    }
    expect(await findings(page, "[data-slot='first-bid']")).toEqual([]);

    await strip(page).getByRole("button", { name: "All steps" }).click();
    const all = page.getByRole("dialog", { name: "Five steps to your first bid" });
    await expect(all.getByRole("listitem")).toHaveText([
      /^.*Email and phone, done/,
      /Your profile/,
      /Contract/,
      /Check by staff/,
      /Deposit.*From AED 1,000/,
    ]);
    await expect(all.getByRole("listitem").nth(1)).toHaveAttribute("aria-current", "step");
    expect(await findings(page, "[role='dialog']")).toEqual([]);
    await all.getByRole("button", { name: "Close" }).click();
    await expect(strip(page).getByRole("button", { name: "All steps" })).toBeFocused();

    await strip(page).getByRole("link", { name: "Continue" }).click();
    await expect(page).toHaveURL(/\/profile\/create\?/);
    expect(new URL(page.url()).searchParams.get("next")).toBe("/auction");
    await expect(strip(page)).toHaveCount(0);
    await context.close();
  },
);

test("the steps follow the staff's decision and the top-up without a reload, and are then gone for good", async ({
  browser,
  request,
  baseURL,
}) => {
  const client = await newClient(request);
  const { context, page } = await windowOf(browser, baseURL!, client.token);
  await page.goto("/auction");
  await expect(strip(page)).toContainText("4 of 5, nothing to do");
  await expect(strip(page).getByRole("link")).toHaveCount(0);

  const manager = await tokenOf(request, "manager");
  await callAs(request, manager, "/backoffice/clients/update/accept", { id_profile: client.idProfile });
  await expect(strip(page)).toContainText("Next: your deposit");
  await expect(strip(page).getByRole("link", { name: "Continue" })).toHaveAttribute(
    "href",
    /\/deposit\?topup=1000$/,
  );

  const { id_invoice, ready_at } = await callAs<Schemas["Invoice"]>(
    request,
    client.token,
    "/auth/balance/invoice/request",
    { amount: 1_000 },
  );
  await callAs(request, manager, "/backoffice/payments/confirm", {
    id_invoice,
    amount: 1_000,
    value_date: ready_at.slice(0, 10),
    reference: "FT26328 0417",
  });
  await expect(strip(page)).toHaveCount(0);
  await context.close();
});

test("nobody else sees the steps: staff, sellers, locked buyers, bidders with a deposit", async ({
  browser,
  request,
  baseURL,
}) => {
  for (const kind of ["backoffice", "auctioneer", "seller", "locked", "buyer"] as const) {
    const { page, context } = await bidder(browser, request, baseURL!, kind);
    await page.goto("/auction");
    // A dialog comes with what a page loads once it is calm.
    await page.getByRole("button", { name: /^Notifications/ }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(strip(page)).toHaveCount(0);
    await context.close();
  }
});
