import { readFile } from "node:fs/promises";
import { inflateSync } from "node:zlib";
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { expect, type Page } from "@playwright/test";
import { test } from "../journey.ts";
import { bidder, bidOverHttp, freshLot } from "../market.ts";

const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R/Size 4>>
%%EOF
`;

const papers = (page: Page) => page.locator("#documents");
const viewer = (page: Page) => page.locator("[data-slot='report-viewer']");

/** The words in the streams of a PDF, without their kerning. */
function wordsIn(bytes: Buffer): string {
  const streams = bytes.toString("latin1").matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g);
  return [...streams]
    .map(([, stream = ""]) => {
      try {
        const hex = inflateSync(Buffer.from(stream, "latin1"))
          .toString("latin1")
          .matchAll(/<([0-9a-f]+)>/g);
        return Buffer.from([...hex].map(([, part]) => part).join(""), "hex").toString("latin1");
      } catch {
        return "";
      }
    })
    .join("\n");
}

test(
  "reports are read before the bid: a visitor meets the gate, a buyer the viewer and their own mark",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const lot = await freshLot(request, { start_price: 20_000, step: 500 });
    const visitor = await browser.newContext({ baseURL: baseURL! });
    const outside = await visitor.newPage();
    await outside.goto(`/auction/${lot}`);
    await papers(outside).scrollIntoViewIfNeeded();
    await expect(papers(outside)).toContainText("3 pages");
    await expect(papers(outside)).toContainText("Opens after payment");
    await expect(papers(outside).getByRole("button", { name: "Sign in to read" })).toBeVisible();
    await expect(papers(outside).getByRole("button", { name: /^Open/ })).toHaveCount(0);
    await visitor.close();

    const { page, context, id } = await bidder(browser, request, baseURL!);
    await page.goto(`/auction/${lot}`);
    await papers(page).scrollIntoViewIfNeeded();
    const open = papers(page).getByRole("button", { name: "Open Inspection report" });
    await open.click();
    const first = viewer(page).getByAltText("Inspection report, page 1 of 3");
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(1_300);
    await expect(viewer(page).getByRole("button", { name: /^Bid 20,000/ })).toBeVisible();
    const unseen = viewer(page).getByRole("region", { name: "What the inspector did not see" });
    await unseen.scrollIntoViewIfNeeded();
    await expect(unseen).toContainText("Underside: No lift at this yard");

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      viewer(page).getByRole("link", { name: "Download Inspection report" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("Inspection report.pdf");
    const words = wordsIn(await readFile(await download.path()));
    for (const each of [`buyer ${id}`, "What the inspector did not see", "No lift at this yard"])
      expect(words).toContain(each);

    const place = await page.evaluate(() => scrollY);
    await page.keyboard.press("Escape");
    await expect(viewer(page)).toHaveCount(0);
    await open.click();
    await expect(first).toBeVisible();
    await page.goBack();
    await expect(viewer(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/auction/${lot}$`));
    expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(4);
    await context.close();
  },
);

test("a new version asks whoever leads with a maximum, on the open page", async ({
  browser,
  request,
  baseURL,
}) => {
  const seller = await bidder(browser, request, baseURL!, "seller");
  const lot = await freshLot(request, { start_price: 20_000, step: 500, seller: seller.id });
  const { page, context, token } = await bidder(browser, request, baseURL!);
  await bidOverHttp(request, { token, lot, price: 40_000, mode: "max" });
  await page.goto(`/auction/${lot}`);
  await expect(papers(page)).toContainText("Inspection report");

  await seller.page.goto(`/auction/${lot}`);
  await papers(seller.page).scrollIntoViewIfNeeded();
  const chooser = seller.page.waitForEvent("filechooser");
  await papers(seller.page).getByRole("button", { name: "New version of Inspection report" }).click();
  await (
    await chooser
  ).setFiles({ name: "report.pdf", mimeType: "application/pdf", buffer: Buffer.from(PDF) });
  await seller.page.getByRole("button", { name: "Send new version" }).click();
  await expect(papers(seller.page)).toContainText("Version 2");

  const phone = test.info().project.name === "phone";
  if (phone) await page.getByRole("button", { name: "Raise maximum" }).click();
  const question = page.locator("[data-slot='keep-maximum']");
  await expect(question).toContainText("New version: Inspection report.");
  await question.getByRole("button", { name: "Keep my maximum" }).click();
  await expect(question).toHaveCount(0);
  const answer = await request.get(`/api/auction/lot/${lot}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as { data: components["schemas"]["LotPublic"] };
  expect([data.mine?.max, data.question]).toEqual([40_000, null]);
  await Promise.all([context.close(), seller.context.close()]);
});
