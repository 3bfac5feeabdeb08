import { expect } from "@playwright/test";
import { findings } from "../axe.ts";
import { callAs, newClient, requestRefund, staffWithPassword } from "./clients.ts";
import { test } from "../journey.ts";
import { bidder, confirmByPassword } from "../market.ts";

test("axe finds nothing on the staff's clients, a drawer's parts, and the dialogs of acts", async ({
  browser,
  request,
  baseURL,
}) => {
  const client = await newClient(request);
  const { page, context, password } = await staffWithPassword(browser, request, {
    baseURL: baseURL!,
    who: "admin",
  });
  // Faded text has less contrast.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`/clients?q=${client.email}`);
  await expect(page.getByRole("link", { name: client.name, exact: true })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.goto("/clients?section=all&q=nobodyiscalledthis&form=company");
  await expect(page.getByRole("heading", { name: "No client matches" })).toBeVisible();
  expect(await findings(page)).toEqual([]);

  const drawer = page.getByRole("dialog").first();
  for (const part of ["profile", "deposit", "lots", "log"]) {
    await page.goto(`/clients?section=all&client=${client.id}&part=${part}`);
    await expect(drawer).toContainText(client.name);
    await expect(page.getByRole("button", { name: "Accept profile" })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  }
  await page.getByRole("button", { name: "Lock", exact: true }).click();
  const lock = page.getByRole("dialog", { name: /^Lock/ });
  await lock.getByRole("button", { name: "Lock", exact: true }).click();
  await expect(lock).toContainText("Reason is required");
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Roles", exact: true }).click();
  await expect(page.getByRole("dialog", { name: /^Roles of/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Set password", exact: true }).click();
  await page.getByRole("button", { name: "Set one-time password" }).click();
  await confirmByPassword(page, password);
  await expect(page.getByTestId("one-time")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await context.close();
});

test("axe finds nothing on payments, refunds and the audit, nor on their decisions", async ({
  browser,
  request,
  baseURL,
}) => {
  const buyer = await bidder(browser, request, baseURL!);
  await callAs(request, buyer.token, "/auth/balance/invoice/request", { amount: 2_500 });
  await requestRefund(request, buyer.token, 100);
  const { page, context } = await bidder(browser, request, baseURL!, "manager");
  await page.emulateMedia({ reducedMotion: "reduce" });
  const dialog = page.getByRole("dialog");
  await page.goto("/clients?tab=payments");
  await page.getByRole("button", { name: "Reject", exact: true }).first().click();
  await dialog.getByRole("button", { name: "Reject invoice" }).click();
  await expect(dialog).toContainText("Reason is required");
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "The amount differs" }).click();
  await dialog.getByRole("button", { name: "Reject invoice" }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: /^All/ }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Rejected" }).first()).toBeVisible();
  await expect(page.locator("[aria-busy='true']")).toHaveCount(0);
  expect(await findings(page)).toEqual([]);

  await page.goto("/clients?tab=refunds");
  // The account of the client above is new, so its payout waits; the demo's refunds can be paid.
  await page.getByRole("button", { name: "Pay out", exact: true }).first().click();
  await expect(dialog).toContainText("Refund to");
  expect(await findings(page)).toEqual([]);
  await page.goto("/clients?tab=refunds&q=nobodyiscalledthis");
  await expect(page.getByRole("heading", { name: "Nothing matches" })).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await page.goto("/clients?tab=audit");
  await expect(page.getByRole("list", { name: "Acts" }).getByRole("listitem").first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.goto("/clients?tab=audit&act=lane.cancel&from=2020-01-01&to=2020-01-02");
  await expect(page.getByRole("heading", { name: "No act matches" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await context.close();
  await buyer.context.close();
});
