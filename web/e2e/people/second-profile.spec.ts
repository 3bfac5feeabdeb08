import { expect, type Page } from "@playwright/test";
import { findings } from "../axe.ts";
import { callAs, newClient } from "./clients.ts";
import { test } from "../journey.ts";
import { tokenOf, windowOf } from "../market.ts";
import { codeFor, PICTURE } from "../people.ts";

const side = (page: Page, type: "buyer" | "seller") =>
  page.locator(`[data-slot='own-profile'][data-type='${type}']`);

test("a buyer becomes a seller, switches between both, and every open page follows", async ({
  browser,
  request,
  baseURL,
}) => {
  const client = await newClient(request);
  const manager = await tokenOf(request, "manager");
  await callAs(request, manager, "/backoffice/clients/update/accept", { id_profile: client.idProfile });
  const { context, page } = await windowOf(browser, baseURL!, client.token);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/account");
  await expect(side(page, "buyer")).toContainText("In use");
  expect(await findings(page, "main")).toEqual([]);
  await side(page, "seller").getByRole("link", { name: "Become a seller" }).click();

  await expect(page.getByRole("heading", { name: "Become a seller" })).toBeVisible();
  await expect(page.getByRole("radio", { name: /^Buyer/ })).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Continue" }).click();
  // The facts of the first profile are filled in; its photos belong to it.
  await expect(page.getByLabel("Date of birth", { exact: true })).toHaveValue("1991-03-14");
  await page.getByLabel("Passport photo").last().setInputFiles(PICTURE);
  await expect(page.getByRole("button", { name: "Remove tower.webp" })).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Send the profile" }).click();
  await page.getByRole("button", { name: "Show the contract" }).click();
  await page.getByLabel("6-digit code", { exact: true }).fill(await codeFor(request, client.email));
  await expect(page.getByRole("heading", { name: "Your profile is under review" })).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(side(page, "seller")).toContainText("Under review");

  const other = await context.newPage();
  await other.goto("/account");
  await expect(side(other, "seller")).toContainText("Under review");
  const { id_profile } = await callAs<{ id_profile: number }>(request, client.token, "/auth/profile/use", {
    id_profile: client.idProfile,
  });
  await expect(side(page, "buyer")).toContainText("In use");
  const list = await callAs<{ items: { id_profile: number; type: string }[] }>(
    request,
    manager,
    "/backoffice/clients/list",
    { filter: { q: client.email } },
  );
  const seller = list.items.find((row) => row.id_profile !== id_profile)!;
  await callAs(request, manager, "/backoffice/clients/update/accept", { id_profile: seller.id_profile });
  await expect(side(page, "seller")).toContainText("Approved");

  await side(page, "seller").getByRole("button", { name: "Use this profile" }).click();
  await expect(side(page, "seller")).toContainText("In use");
  await expect(side(other, "seller")).toContainText("In use");
  await expect(side(other, "buyer").getByRole("button", { name: "Use this profile" })).toBeVisible();
  expect(await findings(page, "main")).toEqual([]);
  await context.close();
});

test("a seller finds the way to a profile as a buyer", async ({ browser, request, baseURL }) => {
  const token = await tokenOf(request, "seller");
  const { context, page } = await windowOf(browser, baseURL!, token);
  await page.goto("/account");
  await expect(side(page, "seller")).toContainText("In use");
  await side(page, "buyer").getByRole("link", { name: "Become a buyer" }).click();
  await expect(page.getByRole("heading", { name: "Become a buyer" })).toBeVisible();
  await context.close();
});
