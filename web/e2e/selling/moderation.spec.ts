import { expect, type Page } from "@playwright/test";
import { findings } from "../axe.ts";
import { test } from "../journey.ts";
import { AT_ONCE, bidder, bidOverHttp } from "../market.ts";
import { draftOf, openWaiting, PHONE_NUMBER, waitingLot, waitingRow } from "./moderation.ts";

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const question = (page: Page) => page.getByRole("dialog");
const decide = (page: Page, name: string) => question(page).getByRole("button", { name, exact: true });
/** One look of the queue at what colleagues have done, and a busy machine's time to draw it. */
const AT_NEXT_LOOK = { timeout: 20_000 };

test("staff return a lot with remarks, its seller mends it, a colleague approves it, and it opens by itself", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  const seller = await bidder(browser, request, baseURL!, "seller");
  const noura = await bidder(browser, request, baseURL!, "backoffice");
  const khalid = await bidder(browser, request, baseURL!, "backoffice");
  const lot = await waitingLot(request, seller.token);
  const { id_auction: id, number } = lot;

  // The first one to open the lot has it; the other one reads who.
  await openWaiting(noura.page, lot);
  const contact = noura.page.getByRole("listitem").filter({ hasText: "Contact data in" });
  await expect(contact).toBeVisible();
  await expect(noura.page.locator("mark")).toContainText([/WhatsApp/, PHONE_NUMBER]);
  await openWaiting(khalid.page, lot);
  await expect(khalid.page.getByText(/checks this lot until/)).toBeVisible();
  await expect(press(khalid.page, /^(Approve|Return)/)).toHaveCount(0);

  // Without a remark nothing is returned.
  await expect(press(noura.page, /^Return/)).toHaveAttribute("aria-disabled", "true");
  await contact.getByRole("button", { name: "Write a remark" }).click();
  await press(noura.page, /^Please remove contact data/).click();
  await press(noura.page, "Keep remark").click();
  await noura.page.locator("[data-field='mileage']").click();
  await noura.page
    .getByLabel("Remark at “Mileage”", { exact: true })
    .fill("The registration card says 98,200 km");
  await press(noura.page, "Keep remark").click();
  // A single photo takes a remark too; card and phone show the lot as lists and phones do.
  await noura.page.getByRole("button", { name: "Photo 1 of 1, Front", exact: true }).click();
  await press(noura.page, /^This photo is too dark/).click();
  await press(noura.page, "Keep remark").click();
  for (const look of ["Card", "Phone", "Lot page"]) {
    const choice = noura.page.getByRole("group", { name: "Preview" }).getByRole("button", { name: look });
    await choice.click();
    await expect(choice).toHaveAttribute("aria-pressed", "true");
    expect(await findings(noura.page)).toEqual([]);
  }
  await press(noura.page, /^Return with 3 remarks/).click();
  await expect(question(noura.page)).toContainText("The registration card says 98,200 km");
  await decide(noura.page, "Return with 3 remarks").click();
  await expect(noura.page).not.toHaveURL(new RegExp(`lot=${id}$`));
  await expect(khalid.page.getByText("This lot is no longer waiting.")).toBeVisible(AT_NEXT_LOOK);

  // Each remark is at its field, and the bell says so.
  const returned = await draftOf(request, seller.token, id);
  expect(returned).toMatchObject({
    status: "draft",
    remarks: [
      { field: "comment" },
      { field: "mileage", was: 41_000, changed: false },
      { field: expect.stringMatching(/^photos\.\d+$/), changed: false },
    ],
  });
  await seller.page.goto("/auction");
  await press(seller.page, /^Notifications/).click();
  await expect(seller.page.getByText(/is returned with 3 remarks/)).toBeVisible();

  // The lot comes back before the others, with its changes. An open page would claim it at once.
  await khalid.page.goto("/clients?tab=moderation");
  await seller.page.goto(`/auction/edit/${id}`);
  await seller.page.getByRole("textbox", { name: "Mileage", exact: true }).fill("98200");
  await seller.page.getByRole("textbox", { name: "Seller’s comment" }).fill("One owner.");
  await press(seller.page, /^Send again/).click();
  await expect(seller.page.getByText("The staff read this lot.")).toBeVisible();
  await expect(waitingRow(noura.page, number)).toContainText("Back with 2 changes", AT_NEXT_LOOK);
  await openWaiting(khalid.page, lot);
  await expect(khalid.page.getByText("It was 41000.")).toBeVisible();
  await expect(khalid.page.getByRole("heading", { name: "Nothing looks odd" })).toBeVisible();
  await press(khalid.page, /^Approve/).click();
  await expect(question(khalid.page)).toContainText("opens by itself on");
  await decide(khalid.page, "Approve").click();
  await expect(khalid.page).toHaveURL(/lot=\d+$/);
  await expect(khalid.page).not.toHaveURL(new RegExp(`lot=${id}$`));
  await expect(press(khalid.page, /^Approve/)).toBeVisible();

  // It opens at its start. Its seller lowers the start price, which the bidder sees at once, and takes a bid.
  const buyer = await bidder(browser, request, baseURL!);
  await clock.advance(3_700);
  await buyer.page.goto(`/auction/${id}`);
  await expect(buyer.page.getByText("90,000").filter({ visible: true }).first()).toBeVisible();
  await seller.page.goto("/sale?section=active");
  await press(seller.page, /^Change prices/).click();
  await question(seller.page).getByLabel("Start price, AED").fill("85,000");
  await decide(seller.page, "Save prices").click();
  await expect(question(seller.page)).toHaveCount(0);
  await expect(buyer.page.getByText("85,000").filter({ visible: true }).first()).toBeVisible(AT_ONCE);
  await bidOverHttp(request, { token: buyer.token, lot: id, price: 85_000 });
  await expect(buyer.page.getByText("Leading").first()).toBeVisible(AT_ONCE);
  // With a bid on it, its start price is fixed.
  await press(seller.page, /^Change prices/).click();
  await expect(question(seller.page)).toContainText("Fixed: there are bids on this lot.");
  // Who decided is for the seller and staff alone.
  await expect(buyer.page.getByText(/Returned by staff|Approved by staff|Sent to moderation/)).toHaveCount(0);
  await seller.page.goto(`/auction/${id}`);
  for (const word of ["Approved by staff", "Sent to moderation", "Returned by staff"]) {
    await expect(seller.page.getByText(word).first()).toBeAttached();
  }
  for (const { context } of [seller, noura, khalid, buyer]) await context.close();
});

test("the queue is worked through by keys, and shortcuts rest while one types", async ({
  browser,
  request,
  baseURL,
  isMobile,
}) => {
  test.skip(isMobile, "phones have no keys");
  const seller = await bidder(browser, request, baseURL!, "seller");
  const lot = await waitingLot(request, seller.token);
  const { page, context } = await bidder(browser, request, baseURL!, "backoffice");
  await openWaiting(page, lot);
  await expect(press(page, /^Approve/)).toBeVisible();

  await page.keyboard.press("k");
  await expect(page).not.toHaveURL(new RegExp(`lot=${lot.id_auction}$`));
  await page.keyboard.press("j");
  await expect(page).toHaveURL(new RegExp(`lot=${lot.id_auction}$`));
  await page.locator("[data-field='mileage']").click();
  const remark = page.getByLabel("Remark at “Mileage”", { exact: true });
  await remark.pressSequentially("ajar");
  await expect(remark).toHaveValue("ajar");
  await page.keyboard.press("Control+Enter");
  await expect(page.locator("[data-field='mileage']")).toBeFocused();
  await page.keyboard.press("r");
  await expect(question(page)).toContainText("ajar");
  await page.keyboard.press("Escape");
  await page.keyboard.press("a");
  await expect(question(page)).toContainText("Your remarks are not sent.");
  await decide(page, "Approve").click();
  await expect(waitingRow(page, lot.number)).toHaveCount(0, AT_NEXT_LOOK);
  await context.close();
  await seller.context.close();
});
