import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { expect, type Page } from "@playwright/test";
import { findings } from "../axe.ts";
import { test } from "../journey.ts";
import { asksWhoItIs, bidder, confirmByPassword, sure } from "../market.ts";
import { callAs } from "../people/clients.ts";
import { deposit, paid, sold } from "./settlements.ts";

type Due = components["schemas"]["PayoutPage"];

const section = (page: Page) => page.locator("[data-slot='claim']");
const dialog = (page: Page) => page.getByRole("dialog");
/** One red pixel. */
const PHOTO = {
  name: "display.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC",
    "base64",
  ),
};

test(
  "a buyer claims against one fact, staff pay a sum back, and the seller is paid out with a statement",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const buyer = await bidder(browser, request, baseURL!);
    const seller = await bidder(browser, request, baseURL!, "seller");
    const staff = await bidder(browser, request, baseURL!, "backoffice");
    const { lot, number } = await sold(request, buyer.token, seller.id);
    await paid(request, buyer.token, lot);

    const { page: sale } = seller;
    await sale.goto(`/auction/${lot}`);
    const received = sale.locator("[data-slot='received']:visible");
    await expect(received).toContainText("You are paid when our staff scan the buyer’s code");
    await callAs(request, staff.token, "/backoffice/settlements/handover", {
      id_auction: lot,
      reason: "Came without the code",
    });
    await expect(received).toContainText("It is held until");
    expect((await deposit(request, seller.token))[1]).toBe(30_000);

    const { page: home } = buyer;
    await home.goto(`/auction/${lot}`);
    await expect(section(home)).toContainText("If one stated fact is wrong, you can claim until");
    expect(await findings(home)).toEqual([]);
    await section(home).getByRole("button", { name: "Make a claim" }).click();
    await dialog(home).getByRole("button", { name: "Send the claim" }).click();
    await expect(dialog(home)).toContainText("Fact is required");
    await expect(dialog(home)).toContainText("Photo is required");
    expect(await findings(home)).toEqual([]);
    const facts = dialog(home).getByLabel("Fact");
    await facts.selectOption(await facts.locator("option").nth(1).getAttribute("value"));
    await dialog(home).getByLabel("What you found").fill("The display shows 148,900 km.");
    const arrives = Promise.withResolvers<void>();
    await home.route("**/api/uploads/**", async (route) => {
      await arrives.promise;
      await route.continue();
    });
    await dialog(home).locator("input[type='file']").setInputFiles(PHOTO);
    await dialog(home).getByRole("button", { name: "Send the claim" }).click();
    await expect(dialog(home)).toContainText("The photos are still being sent");
    arrives.resolve();
    await expect(dialog(home).getByRole("button", { name: "Remove display.png" })).toBeVisible();
    await dialog(home).getByRole("button", { name: "Send the claim" }).click();
    await expect(section(home)).toContainText("The seller can answer until");
    await expect(section(home).getByRole("img")).toHaveCount(1);
    expect(await findings(home)).toEqual([]);

    const { page: desk } = staff;
    await desk.goto("/clients?tab=claims");
    const row = desk
      .getByRole("main")
      .getByRole("listitem")
      .filter({ hasText: `lot ${number}` });
    await expect(row).toContainText("The seller can answer until");

    const answering = sale.locator("[data-slot='claim']:visible");
    await answering.getByRole("button", { name: "Answer the claim" }).click();
    await dialog(sale).getByLabel("Your answer").fill("It was read with your inspector.");
    expect(await findings(sale)).toEqual([]);
    await dialog(sale).getByRole("button", { name: "Send the answer" }).click();
    await expect(answering).toContainText("Both sides are heard.");
    await expect(section(home)).toContainText("It was read with your inspector.");

    await row.getByRole("button", { name: "Pay a sum back" }).click();
    await dialog(desk).getByLabel("Sum to the buyer").fill("30001");
    await dialog(desk).getByLabel("Reason").fill("The mileage is higher");
    await dialog(desk).getByRole("button", { name: "Pay a sum back" }).click();
    await expect(dialog(desk)).toContainText("At most AED 30,000.00");
    await dialog(desk).getByLabel("Sum to the buyer").fill("2500");
    expect(await findings(desk)).toEqual([]);
    await dialog(desk).getByRole("button", { name: "Pay a sum back" }).click();
    await expect(asksWhoItIs(desk)).toBeVisible();
    await confirmByPassword(desk);
    await expect(row).toHaveCount(0);
    await expect(section(home)).toContainText("Decided: AED 2,500.00 is in your deposit.");
    await expect(answering).toContainText("Decided: AED 2,500.00 went to the buyer");
    expect(await deposit(request, seller.token)).toEqual([1_027_500, 0]);
    await expect(received).toContainText("AED 27,500.00 comes to you");
    await desk.goto("/clients?tab=claims&state=decided");
    await expect(row).toContainText("The sum is paid back: AED 2,500.00 to the buyer");
    expect(await findings(desk)).toEqual([]);

    const account = { id: 0, iban: "AE070331234567890123456", bank: "Mashreq", swift: "BOMLAEAD" };
    const asked = { ...account, recipient: "Layla Farouk", amount: 1 };
    await callAs(
      request,
      seller.token,
      "/auth/balance/refund/apply",
      asked,
      await sure(request, seller.token),
    );
    await desk.goto("/clients?tab=payouts");
    const due = await callAs<Due>(request, staff.token, "/backoffice/papers/payouts/list", { limit: 100 });
    const { seller: name } = due.items.find(({ id_user: id }) => id === seller.id)!;
    await desk.getByLabel("Search payouts").fill(name);
    await desk.getByRole("button", { name: `Statement of ${name}` }).click();
    await expect(dialog(desk)).toContainText(`lot ${number}`);
    await expect(dialog(desk)).toContainText("claim −2,500.00");
    await expect(dialog(desk)).toContainText("Can be paid out nowAED 27,500.00");
    expect(await findings(desk)).toEqual([]);
    await dialog(desk).getByRole("button", { name: "Close" }).click();
    await desk.getByRole("checkbox", { name: `Choose the payout to ${name}` }).click();
    await desk.getByRole("button", { name: "Pay out", exact: true }).click();
    await dialog(desk).getByRole("button", { name: "Pay out", exact: true }).click();
    await expect(desk.getByText("1 to be signed by a colleague.")).toBeVisible();
    await expect(desk.getByText(`Statement of ${name}`)).toHaveCount(0);

    await sale.goto("/deposit");
    const statement = sale.locator("[data-slot='statement']");
    await expect(statement).toContainText("1 lot · AED 27,500.00");
    await statement.getByRole("button", { name: /^Open MAR-VS-/ }).click();
    await expect(dialog(sale)).toContainText("AE070331234567890123456");
    const [download] = await Promise.all([
      sale.waitForEvent("download"),
      dialog(sale).getByRole("button", { name: "PDF, A4" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^Vendor statement MAR-VS-\d{4}-\d{6}\.pdf$/);
    expect(await findings(sale)).toEqual([]);
    for (const { context } of [buyer, seller, staff]) await context.close();
  },
);
