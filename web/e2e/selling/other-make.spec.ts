/** A car of a make that the list lacks: the seller names it in words, and the staff add it to the list. */
import { expect, type Page } from "@playwright/test";
import { findings } from "../axe.ts";
import { test } from "../journey.ts";
import { bidder } from "../market.ts";
import { callAs } from "../people/clients.ts";
import { openWaiting, waitingLot } from "./moderation.ts";
import { field, press } from "./selling-form.ts";

const decide = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true });

test(
  "a make in the seller's words is added to the list by the staff, and then stands in forms",
  { tag: "@phone" },
  async ({ browser, request, baseURL, isMobile }) => {
    const make = `Moskvich ${isMobile ? "P" : "D"}`;
    const seller = await bidder(browser, request, baseURL!, "seller");
    const staff = await bidder(browser, request, baseURL!, "backoffice");
    const lot = await waitingLot(request, seller.token);
    await callAs(request, seller.token, "/sale/moderatetodraft", { id_auction: lot.id_auction });
    await seller.page.goto(`/auction/edit/${lot.id_auction}`);
    await field(seller.page, "Make").selectOption({ label: "Other" });
    await field(seller.page, "Make in your words").fill(make);
    await field(seller.page, "Model").selectOption({ label: "Other" });
    await field(seller.page, "Model in your words").fill("412");
    await expect(seller.page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    await expect(seller.page.getByRole("heading", { name: `${make} 412 GXR`, level: 1 })).toBeVisible();
    await callAs(request, seller.token, `/sale/publishlot/${lot.id_auction}`);

    const { page } = staff;
    await openWaiting(page, lot);
    await expect(page.getByRole("heading", { name: "To be resolved before it can be public" })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await press(page, /^Approve/).click();
    await decide(page, "Approve").click();
    await expect(page.getByText(`Choose a value for “${make}” first`).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await press(page, `Add “${make}” to the list`).click();
    await press(page, "Add “412” to the list").click();
    await expect(page.getByRole("heading", { name: "To be resolved before it can be public" })).toHaveCount(
      0,
    );
    await press(page, /^Approve/).click();
    await decide(page, "Approve").click();

    await seller.page.goto("/auction/edit/0");
    await press(seller.page, /^Vehicle/).click();
    await field(seller.page, "Make").selectOption({ label: make });
    await field(seller.page, "Model").selectOption({ label: "412" });
    await Promise.all([seller.context.close(), staff.context.close()]);
  },
);
