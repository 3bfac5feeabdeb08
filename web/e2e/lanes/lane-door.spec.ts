import { expect } from "@playwright/test";
import { findings } from "../axe.ts";
import { test } from "../journey.ts";
import { windowOf } from "../market.ts";
import { freshLane } from "./lane-market.ts";

// The counter has a desk, and a tablet for the signature.
test("a person at the door shows the card, the phone and the money, signs, and gets a paddle", async ({
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const lane = await freshLane(request, {
    lots: { count: 2, start_price: 20_000 },
    seconds: 3_600,
    paddles: [213],
  });
  const { page } = await windowOf(browser, baseURL!, lane.staff);
  await page.goto(`/clients?tab=lanes&lane=${lane.id}`);
  await page.getByRole("link", { name: "Register a walk-in" }).click();
  await expect(page.getByRole("heading", { name: "New paddle" })).toBeVisible();
  const give = page.getByRole("button", { name: /^Give paddle/ });

  await test.step("the card and the phone: a wrong field stops the page with its sentence", async () => {
    await page.getByLabel("First name").fill("Khalifa");
    await page.getByLabel("Last name").fill("Al Marri");
    await page.getByLabel("ID number").fill("784-12");
    await page.getByLabel("Date of birth").fill("1988-05-09");
    await page.getByLabel("Valid until").fill("2099-09-30");
    await page.getByLabel("Mobile phone").fill("050 664 2108");
    await page.getByText("The face matches the photo").click();
    await page.getByRole("button", { name: "Check, and send the code" }).click();
    await expect(page.getByText("Emirates ID number", { exact: false })).toBeVisible();
    await page.getByLabel("ID number").fill("784-1988-4620917-3");
    await page.getByRole("button", { name: "Check, and send the code" }).click();
    await expect(page.getByText("No other client has this document")).toBeVisible();
  });

  await test.step("the code from the phone", async () => {
    const inbox = await request.get(`/_mock/inbox?to=${encodeURIComponent("+971506642108")}`);
    const { data } = (await inbox.json()) as { data: { code: string | null }[] };
    await page.getByLabel("6-digit code").fill(data.find(({ code }) => code !== null)!.code!);
    await expect(page.getByText("the code is right")).toBeVisible();
  });

  await test.step("the money, and the signature", async () => {
    await page.getByRole("button", { name: "Limit from the house" }).click();
    await page.getByLabel("Bids up to, AED").fill("40,500");
    await expect(page.getByText("A whole thousand, at least 5,000")).toBeVisible();
    await page.getByRole("button", { name: "Deposit by card" }).click();
    await page.getByRole("button", { name: "20,000" }).click();
    await expect(page.getByText("Nothing above AED 100,000")).toBeVisible();
    await expect(give).toHaveAttribute("aria-disabled", "true");
    const field = page.locator('[data-slot="signature"]');
    await field.scrollIntoViewIfNeeded();
    const box = (await field.boundingBox())!;
    await page.mouse.move(box.x + 30, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + 120, box.y + 30, { steps: 5 });
    await page.mouse.move(box.x + 200, box.y + 80, { steps: 5 });
    await page.mouse.up();
    await expect(give).not.toHaveAttribute("aria-disabled", "true");
    expect(await findings(page)).toEqual([]);
    for (const width of [820, 390]) {
      await page.setViewportSize({ width, height: 1000 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    }
  });

  await test.step("the paddle is given, and bids once the card has paid", async () => {
    await give.click();
    await expect(page.getByText("Paddle 214 is given")).toBeVisible();
    const url = await page.getByRole("link", { name: "Charge the card" }).getAttribute("href");
    await request.post(url!, { form: { outcome: "paid" } });
    await expect(page.getByText("The card has paid. Bids up to AED 100,000.")).toBeVisible();
  });

  await test.step("the same card does not get a second one", async () => {
    await page.getByRole("button", { name: "Next person" }).click();
    await page.getByLabel("First name").fill("Khalifa");
    await page.getByLabel("Last name").fill("Al Marri");
    await page.getByLabel("ID number").fill("784198846209173");
    await page.getByLabel("Date of birth").fill("1988-05-09");
    await page.getByLabel("Valid until").fill("2099-09-30");
    await page.getByLabel("Mobile phone").fill("050 111 2233");
    await page.getByText("The face matches the photo").click();
    await page.getByRole("button", { name: "Check, and send the code" }).click();
    await expect(
      page.getByText("Khalifa Al Marri has this document already", { exact: false }),
    ).toBeVisible();
  });

  await test.step("a known client gets a limit, and a large one waits for its signature", async () => {
    await page.getByRole("button", { name: "Back to the lane" }).click();
    const grant = async (amount: string) => {
      await page.getByRole("button", { name: "Limit of paddle 213" }).click();
      await page.getByLabel("Bids up to, AED").fill(amount);
      await page.getByRole("button", { name: "Grant the limit" }).click();
    };
    await grant("40,000");
    await expect(page.getByText("(limit 40,000)")).toBeVisible();
    await grant("100,000");
    await expect(page.getByText("a limit of 100,000 waits for its signature")).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
  await page.context().close();
});
