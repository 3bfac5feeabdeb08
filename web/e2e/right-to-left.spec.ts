import { expect, test } from "@playwright/test";

const PAGES = [
  "/alburaq",
  "/signin",
  "/signup",
  "/recovery",
  "/terms",
  "/conditions",
  "/auction",
  "/schedule",
  "/smart-search",
  "/nowhere",
];

test("no page breaks when it is turned around: nothing sticks out, the logo stands where reading starts", async ({
  page,
}) => {
  test.slow();
  await page.goto("/terms?dir=rtl");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.locator("h1").first()).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    const { inner, scroll } = await page.evaluate(() => ({
      inner: document.documentElement.clientWidth,
      scroll: document.documentElement.scrollWidth,
    }));
    expect(`${path} ${scroll}`).toBe(`${path} ${inner}`);
    const logo = await page.getByRole("link", { name: /Marsa/ }).first().boundingBox();
    expect(logo!.x + logo!.width / 2, path).toBeGreaterThan(inner / 2);
  }
});
