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
    // Asked again: a page that came drawn is replaced by the app's meanwhile.
    const logo = page.getByRole("link", { name: /Marsa/ }).first();
    const middle = async () => {
      const box = await logo.boundingBox();
      return box === null ? 0 : box.x + box.width / 2;
    };
    await expect.poll(middle, { message: `the logo of ${path}` }).toBeGreaterThan(inner / 2);
  }
});
