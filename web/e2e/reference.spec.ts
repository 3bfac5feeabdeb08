import { expect } from "@playwright/test";
import { test } from "./journey.ts";

test("a developer reads a call at /docs with its example, and no request leaves the origin", async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL!) && !url.startsWith("data:")) elsewhere.push(url);
  });
  const reference = page.getByRole("navigation", { name: "Reference" });
  await page.goto("/docs#/bidding/makebid");
  const call = page.locator("#operations-bidding-makebid");
  // Some two hundred calls are drawn before one of them opens.
  await expect(call.getByText('"id_auction"').first()).toBeVisible();
  await expect(call.getByText("outcome").first()).toBeVisible();
  await reference.getByRole("link", { name: "Controls" }).click();
  await expect(page.getByRole("heading", { name: "In five requests" })).toBeVisible();
  await reference.getByRole("link", { name: "Topics" }).click();
  await expect(page.getByText("auction.lot.{id}").first()).toBeVisible();
  await reference.getByRole("link", { name: "Guides" }).click();
  await expect(page.getByRole("heading", { name: "A first bid" })).toBeVisible();
  await page.getByRole("radio", { name: "Python" }).check();
  await expect(page.getByText("from urllib.request import").first()).toBeVisible();
  await expect(page.getByText("MARSA=http://localhost:4000").first()).toBeHidden();
  await page.getByRole("searchbox", { name: "Search the reference" }).fill("BID_TOO_LOW");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("link", { name: "BID_TOO_LOW" })).toBeVisible();
  expect(elsewhere).toEqual([]);
});
