import { expect } from "@playwright/test";
import { findings } from "../axe.ts";
import { CARDS, depositor, enterCard, enterCode, totalOf } from "./depositor.ts";
import { test } from "../journey.ts";
import { asksWhoItIs, bidder, confirmByPassword, PASSWORD, tokenOf } from "../market.ts";
import { tabTo } from "../people.ts";
import { cardResult, openDue, payButton, payOverHttp, won, wonLot } from "./won.ts";

test(
  "a won lot is paid from the deposit, and its documents open",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const person = await depositor({ browser, request, baseURL }, 100_000);
    const { page, context } = person;
    const lot = await wonLot(request, person);
    await openDue(page, lot);
    await expect(page.getByRole("listitem").filter({ hasText: "Sale sheet" }).last()).toContainText("locked");
    expect(await findings(page)).toEqual([]);
    await payButton(page).click();
    const dialog = page.getByRole("dialog", { name: "Pay from your deposit" });
    await expect(dialog).toContainText("32,840.00");
    expect(await findings(page)).toEqual([]);
    await dialog.getByRole("button", { name: /^Pay AED 40,840/ }).click();
    await expect(asksWhoItIs(page)).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await confirmByPassword(page);
    await expect(won(page, "paid")).toBeVisible();
    expect(await totalOf(request, person.token)).toBe(59_160);

    const documents = page.getByRole("list", { name: "Your documents" }).getByRole("link");
    for (const name of ["Tax invoice", "Sale sheet", "Contract"])
      await expect(documents.filter({ hasText: name })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      documents.filter({ hasText: "Tax invoice" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^Tax invoice MAR-TI-\d{4}-\d{6}\.pdf$/);
    expect(await findings(page)).toEqual([]);
    await context.close();
  },
);

test(
  "a missing amount is charged to a card on the way, and the lot is paid once",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const person = await depositor({ browser, request, baseURL }, 10_000);
    const { page, context, token } = person;
    const lot = await wonLot(request, person);
    await openDue(page, lot);
    await expect(page.locator("[data-slot='payment-sum']")).toContainText("30,840.00");
    expect(await findings(page)).toEqual([]);
    await payButton(page).click();
    await confirmByPassword(page);
    await enterCard(page, CARDS.pays);
    await (await enterCode(page)).click();
    await expect(cardResult(page, "paid")).toContainText("The lot is paid: AED 40,840.");
    await expect(won(page, "paid")).toBeVisible();
    expect(await findings(page)).toEqual([]);
    expect(await totalOf(request, token)).toBe(0);

    // The same return again changes nothing.
    await page.reload();
    await expect(cardResult(page, "paid")).toBeVisible();
    expect(await totalOf(request, token)).toBe(0);
    await cardResult(page, "paid").getByRole("button", { name: "Close" }).click();
    await expect(page).toHaveURL(new RegExp(`/auction/${lot}$`));
    await context.close();
  },
);

test("a declined card leaves everything as it is", async ({ browser, request, baseURL }) => {
  const person = await depositor({ browser, request, baseURL }, 10_000);
  const { page, context, token } = person;
  const lot = await wonLot(request, person);
  await openDue(page, lot);
  await payButton(page).click();
  await confirmByPassword(page);
  await enterCard(page, CARDS.declined);
  await (await enterCode(page)).click();
  await expect(cardResult(page, "failed")).toContainText("your hold stays as it is");
  await expect(won(page, "due")).toBeVisible();
  await expect(page.locator("[data-slot='payment-sum']")).toContainText("30,840.00");
  expect(await findings(page)).toEqual([]);
  expect(await totalOf(request, token)).toBe(10_000);
  await context.close();
});

test("a card payment that was left is continued from the lot", async ({ browser, request, baseURL }) => {
  const person = await depositor({ browser, request, baseURL }, 10_000);
  const { page, context } = person;
  const lot = await wonLot(request, person);
  await openDue(page, lot);
  await payButton(page).click();
  await confirmByPassword(page);
  await page.getByRole("link", { name: "Go back without paying" }).click();
  await expect(won(page, "due")).toBeVisible();
  await cardResult(page, "pending").getByRole("link", { name: "Continue the payment" }).click();
  await enterCard(page, CARDS.pays);
  await (await enterCode(page)).click();
  await expect(won(page, "paid")).toBeVisible();
  await context.close();
});

test("an invoice is asked for in place of a card", async ({ browser, request, baseURL }) => {
  const person = await depositor({ browser, request, baseURL }, 10_000);
  const { page, context } = person;
  const lot = await wonLot(request, person);
  await openDue(page, lot);
  await page.getByRole("radio", { name: /^Bank transfer/ }).check();
  await page.getByRole("button", { name: "Request an invoice of AED 30,840" }).click();
  await expect(page.getByText(/^Invoice INV-\d{4}-\d{5} of AED 30,840.00 is being made/)).toBeVisible();
  await expect(won(page, "due")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await context.close();
});

test(
  "an appointment is made, changed and cancelled",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const person = await bidder(browser, request, baseURL!);
    const { page, context, token } = person;
    await page.emulateMedia({ reducedMotion: "reduce" });
    const lot = await wonLot(request, person);
    await payOverHttp(request, token, lot);
    await page.goto(`/auction/${lot}`);
    const chooser = page.getByRole("form", { name: "Choose a time" });
    await chooser.getByRole("group", { name: "Day" }).locator("label").nth(1).click();
    await chooser.getByRole("group", { name: "Time" }).locator("label").first().click();
    expect(await findings(page)).toEqual([]);
    await chooser.getByRole("button", { name: /^Book / }).click();
    const appointment = page.locator("[data-slot='appointment']");
    const time = page.locator("[data-slot='appointment-time']");
    await expect(appointment).toContainText("Show at the gate");
    await expect(appointment).toContainText(/seller is paid/);
    await expect(appointment).not.toContainText(/\d{3} \d{3}/);
    await appointment.getByRole("button", { name: "Show the code" }).click();
    await confirmByPassword(page);
    await expect(page.locator("[data-slot='gate-code']")).toContainText(/\d{3} \d{3}/);
    const [code, first] = [await page.locator("[data-slot='gate-code']").innerText(), await time.innerText()];
    expect(code).toMatch(/\d{3} \d{3}/);
    expect(await findings(page)).toEqual([]);

    const [calendar] = await Promise.all([
      page.waitForEvent("download"),
      appointment.getByRole("button", { name: "Calendar" }).click(),
    ]);
    expect(calendar.suggestedFilename()).toMatch(/^marsa-pickup-\d+\.ics$/);

    await appointment.getByRole("button", { name: "Change time" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("group", { name: "Time" }).locator("label").last().click();
    expect(await findings(page)).toEqual([]);
    await dialog.getByRole("button", { name: /^Book / }).click();
    await expect(time).not.toHaveText(first);
    await expect(page.locator("[data-slot='gate-code']")).toContainText(/\d{3} \d{3}/.exec(code)![0]);

    await appointment.getByRole("button", { name: "Change time" }).click();
    await dialog.getByRole("button", { name: "Cancel the appointment" }).click();
    await expect(dialog).toContainText("becomes free for others");
    await page.keyboard.press("Escape");
    await expect(appointment.getByRole("button", { name: "Change time" })).toBeFocused();
    await appointment.getByRole("button", { name: "Change time" }).click();
    await dialog.getByRole("button", { name: "Cancel the appointment" }).click();
    await dialog.getByRole("button", { name: "Cancel the appointment" }).click();
    await expect(chooser).toBeVisible();
    await expect(appointment).toHaveCount(0);
    await context.close();
  },
);

test("without a mouse a lot is paid and a time is booked", async ({ browser, request, baseURL }) => {
  test.skip(test.info().project.name === "phone", "A phone has no keys.");
  const person = await depositor({ browser, request, baseURL }, 100_000);
  const { page, context } = person;
  const lot = await wonLot(request, person);
  await openDue(page, lot);
  await tabTo(page, payButton(page));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Pay from your deposit" });
  await tabTo(page, dialog.getByRole("button", { name: /^Pay AED 40,840/ }));
  await page.keyboard.press("Enter");
  await expect(asksWhoItIs(page).getByLabel("Your password", { exact: true })).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(won(page, "paid")).toBeVisible();
  const chooser = page.getByRole("form", { name: "Choose a time" });
  await tabTo(page, chooser.getByRole("group", { name: "Time" }).getByRole("radio").first());
  // An arrow chooses the next time, and late in the day there is only one.
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  // The person has just confirmed who they are: the code shows without a question.
  await expect(page.locator("[data-slot='gate-code']")).toContainText(/\d{3} \d{3}/);
  await context.close();
});

test("after the deadline the page says what follows, and an extension opens the payment again", async ({
  browser,
  server,
  clock,
  baseURL,
}) => {
  const { request } = server;
  const person = await depositor({ browser, request, baseURL }, 100_000);
  const { page, context } = person;
  const lot = await wonLot(request, person);
  await openDue(page, lot);
  await clock.advance(49 * 3_600);
  await expect(won(page, "defaulted")).toContainText("The time to pay is over.");
  expect(await findings(page)).toEqual([]);
  const extended = await request.post("/api/backoffice/settlements/extend", {
    headers: {
      authorization: `Bearer ${await tokenOf(request, "manager")}`,
      "idempotency-key": crypto.randomUUID(),
    },
    data: { id_auction: lot, reason: "Agreed by phone" },
  });
  expect(extended.ok(), await extended.text()).toBe(true);
  await expect(won(page, "due")).toContainText("Our staff gave you more time.");
  await context.close();
});
