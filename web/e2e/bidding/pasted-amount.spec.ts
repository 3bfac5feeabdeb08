/** A bidder pastes amounts as other programs write them. */
import { expect } from "@playwright/test";
import { test } from "../journey.ts";
import { bidder, freshLot } from "../market.ts";
import { BidPanel } from "./bid-panel.ts";

test("a pasted maximum is the same amount, or stays visible with its sentence", async ({
  browser,
  request,
  baseURL,
}) => {
  const lot = await freshLot(request, { start_price: 20_000, step: 500 });
  const { page, context } = await bidder(browser, request, baseURL!);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const panel = new BidPanel(page);
  await panel.open(lot);
  await panel.openSheet();
  const form = page.locator('[data-slot="stored-maximum"]');
  const field = form.locator("input");
  async function paste(text: string): Promise<void> {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await field.focus();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("ControlOrMeta+v");
    await expect(field).toHaveValue(text);
  }
  for (const text of ["25.5k", "1.5m", "2026-12-06", "85.500"]) {
    await paste(text);
    await page.keyboard.press("Enter");
    await expect(form).toContainText(
      text === "85.500" ? "This can mean two numbers" : "Maximum must be valid",
    );
    await expect(field).toHaveValue(text);
  }
  for (const text of ["AED 25,500.00", "25.500,00", "٢٥٬٥٠٠٫٠٠"]) {
    await paste(text);
    await field.blur();
    await expect(field).toHaveValue("25,500");
  }
  await field.press("End");
  await field.pressSequentially("0");
  await expect(field).toHaveValue("255,000");
  await field.press("Backspace");
  await field.press("Enter");
  await page.getByRole("button", { name: /^(Set maximum|Store).*25,500/ }).click();
  await expect(panel.outcome).toContainText("You took the lead at AED 20,000");
  await context.close();
});
