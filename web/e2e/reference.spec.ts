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
  expect(elsewhere).toEqual([]);
});
