import { readFile } from "node:fs/promises";
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { callAs, requestRefund } from "../people/clients.ts";
import { test } from "../journey.ts";
import { AT_ONCE, bidder, confirmByPassword } from "../market.ts";

/** Payouts to a new account wait this long. */
const A_DAY_S = 86_400;

type Schemas = components["schemas"];

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");
const balanceOf = async (request: APIRequestContext, token: string) => {
  const answer = await request.get("/api/auth/balance", { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { data: Schemas["Balance"] }).data;
};

test("the staff confirm an invoice in two steps, reject another, and undo the rejection in time", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  await clock.stop();
  const buyer = await bidder(browser, request, baseURL!);
  const asked = (amount: number) =>
    callAs<Schemas["Invoice"]>(request, buyer.token, "/auth/balance/invoice/request", { amount });
  const [paid, wrong] = [await asked(9_000), await asked(2_500)];
  const { page, context } = await bidder(browser, request, baseURL!, "backoffice");
  await page.goto("/clients?tab=payments");
  const row = (invoice: Schemas["Invoice"]) =>
    page.getByRole("main").getByRole("listitem").filter({ hasText: invoice.number });

  await row(paid).getByRole("button", { name: "Confirm payment" }).click();
  await expect(dialog(page)).toContainText("AED 9,000.00");
  await expect(dialog(page)).toContainText("This cannot be undone.");
  await dialog(page).getByRole("button", { name: "Confirm payment" }).click();
  await expect(dialog(page)).toContainText("Bank reference is required");
  await dialog(page).getByRole("textbox", { name: "Bank reference" }).fill("FT26328 0417");
  await dialog(page).getByRole("button", { name: "Confirm payment" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(row(paid)).toHaveCount(0);
  expect((await balanceOf(request, buyer.token)).balance_summ).toBe(1_009_000);

  await row(wrong).getByRole("button", { name: "Reject" }).click();
  await press(page, "Reject invoice").click();
  await expect(dialog(page)).toContainText("Reason is required");
  await dialog(page).getByRole("textbox", { name: "Reason" }).fill("The amount differs");
  await press(page, "Reject invoice").click();
  await expect(row(wrong)).toHaveCount(0);
  await page.getByRole("button", { name: /^Rejected/ }).click();
  await expect(page).toHaveURL(/state=rejected/);
  await expect(row(wrong)).toContainText("The amount differs");
  await row(wrong).getByRole("button", { name: "Undo" }).click();
  await expect(row(wrong)).toHaveCount(0);
  await page.getByRole("button", { name: /^To confirm/ }).click();
  await expect(row(wrong).getByRole("button", { name: "Confirm payment" })).toBeVisible();

  await callAs(
    request,
    (await bidder(browser, request, baseURL!, "backoffice")).token,
    "/backoffice/payments/reject",
    {
      id_invoice: wrong.id_invoice,
      reason: "Nothing received",
    },
  );
  await clock.advance(61);
  await page.goto("/clients?tab=payments&state=rejected");
  await expect(row(wrong)).toContainText("Nothing received");
  await expect(row(wrong).getByRole("button", { name: "Undo" })).toHaveCount(0);
  await context.close();
  await buyer.context.close();
});

test("the staff pay a refund out and decline another; the reserved amount moves at once", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  const buyer = await bidder(browser, request, baseURL!);
  const other = await bidder(browser, request, baseURL!);
  await requestRefund(request, buyer.token, 1_000);
  await requestRefund(request, other.token, 2_000);
  await clock.advance(A_DAY_S);
  const { page, context } = await bidder(browser, request, baseURL!, "backoffice");
  await page.goto("/clients?tab=refunds");
  const row = (id: number) =>
    page.getByRole("listitem").filter({ has: page.getByRole("link", { name: `Bidder ${id}`, exact: true }) });

  await row(buyer.id).getByRole("button", { name: "Pay out" }).click();
  await expect(dialog(page)).toContainText("Omar Haddad");
  await dialog(page).getByRole("textbox", { name: "Bank reference" }).fill("FT26328 0417");
  await dialog(page).getByRole("button", { name: "Mark AED 1,000.00 as paid out" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(row(buyer.id)).toHaveCount(0);
  expect(await balanceOf(request, buyer.token)).toMatchObject({ balance_summ: 999_000, balance_reserv: 0 });

  await row(other.id).getByRole("button", { name: "Decline" }).click();
  await dialog(page).getByRole("button", { name: "The account is in another name" }).click();
  await press(page, "Decline refund").click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(row(other.id)).toHaveCount(0);
  expect(await balanceOf(request, other.token)).toMatchObject({ balance_summ: 1_000_000, balance_reserv: 0 });
  await page.getByRole("button", { name: /^Declined/ }).click();
  await expect(row(other.id)).toContainText("The account is in another name");
  await context.close();
  await buyer.context.close();
  await other.context.close();
});

test("the staff read the whole account after their password, and make one file of the chosen refunds", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  const [one, two] = [await bidder(browser, request, baseURL!), await bidder(browser, request, baseURL!)];
  for (const { token, id } of [one, two]) await requestRefund(request, token, 1_500, `Bidder ${id}`);
  await clock.advance(A_DAY_S);
  const { page, context } = await bidder(browser, request, baseURL!, "backoffice");
  await page.goto("/clients?tab=refunds");
  const row = (id: number) =>
    page.getByRole("listitem").filter({ has: page.getByRole("link", { name: `Bidder ${id}`, exact: true }) });

  await row(one.id).getByRole("button", { name: "Pay out" }).click();
  await expect(dialog(page)).not.toContainText("AE07 0331");
  await press(page, "Show the account").click();
  await confirmByPassword(page);
  await expect(dialog(page)).toContainText("AE07 0331 2345 6789 0123 456");
  await expect(dialog(page)).toContainText(/Hides in 0[12]:\d\d/);
  await press(page, "Hide").click();
  await expect(dialog(page)).not.toContainText("AE07 0331");
  await dialog(page).getByRole("button", { name: "Close" }).click();

  for (const { id } of [one, two]) await row(id).getByRole("checkbox").check();
  await expect(page.getByRole("region", { name: "Chosen refunds" })).toContainText("AED 3,000.00");
  await press(page, "Bank file, ISO 20022").click();
  const saving = page.waitForEvent("download");
  await press(page, "Make the file").click();
  const file = await saving;
  const number = /^marsa-bank-file-(\d+)\.xml$/.exec(file.suggestedFilename())?.[1];
  expect(await readFile(await file.path(), "utf8")).toContain("<CtrlSum>3000.00</CtrlSum>");
  for (const { id } of [one, two]) {
    await expect(row(id)).toContainText(`In bank file ${number}`);
    await expect(row(id).getByRole("checkbox")).toBeDisabled();
  }
  for (const person of [one, two, { context }]) await person.context.close();
});

test("with two staff members on one refund the second reads the first decision, and nothing happens twice", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  const buyer = await bidder(browser, request, baseURL!);
  const refund = await requestRefund(request, buyer.token, 700);
  await clock.advance(A_DAY_S);
  const first = await bidder(browser, request, baseURL!, "backoffice");
  const { page, context } = await bidder(browser, request, baseURL!, "backoffice");
  await page.goto(`/clients?tab=refunds&q=Bidder ${buyer.id}`);
  await press(page, "Decline").click();
  await dialog(page).getByRole("textbox", { name: "Reason" }).fill("The bank refused it");
  await callAs(request, first.token, "/backoffice/refunds/paid", {
    id: refund.id,
    value_date: refund.requested.slice(0, 10),
    reference: "FT26328 0417",
  });
  await press(page, "Decline refund").click();
  await expect(dialog(page)).toContainText("Somebody else has decided this meanwhile.");
  await expect(dialog(page).getByRole("textbox", { name: "Reason" })).toHaveValue("The bank refused it");
  expect((await balanceOf(request, buyer.token)).balance_summ).toBe(999_300);
  for (const person of [buyer, first]) await person.context.close();
  await context.close();
});

test("the audit has person, subject, time and address of each act; it is filtered and saved", async ({
  browser,
  request,
  baseURL,
}) => {
  const buyer = await bidder(browser, request, baseURL!);
  const manager = await bidder(browser, request, baseURL!, "manager");
  const me = await request.get("/api/auth/me", { headers: { authorization: `Bearer ${buyer.token}` } });
  const { data } = (await me.json()) as { data: Schemas["Me"] };
  const reason = `Unpaid lot of ${buyer.id}`;
  await callAs(request, manager.token, "/backoffice/clients/update/lock", {
    id_profile: data.id_profile,
    reason,
    lock_before: "2035-01-31",
  });
  const { page } = manager;
  await page.goto("/clients?tab=audit");
  await page.getByRole("searchbox", { name: "Search the audit" }).fill(reason);
  await expect(page).toHaveURL(/q=Unpaid/);
  await page.getByRole("combobox", { name: "Act" }).selectOption("profile.lock");
  const acts = page.getByRole("list", { name: "Acts" }).getByRole("listitem");
  await expect(acts).toHaveCount(1);
  await expect(acts).toContainText("Profile locked");
  await expect(acts).toContainText(`Bidder ${manager.id}`);
  await expect(acts).toContainText(`${reason} (until 2035-01-31)`);
  if (test.info().project.name === "desktop") await expect(acts).toContainText("127.0.0.1");
  await expect(page).toHaveURL(/act=profile\.lock/);
  const saving = page.waitForEvent("download");
  await press(page, "Export").click();
  expect((await saving).suggestedFilename()).toBe("marsa-audit.xlsx");
  await page.getByRole("combobox", { name: "Act" }).selectOption("user.roles");
  await expect(page.getByRole("heading", { name: "No act matches" })).toBeVisible();
  await press(page, "Clear all").first().click();
  await page.getByRole("searchbox", { name: "Search the audit" }).fill(reason);
  await expect(page).toHaveURL(/q=Unpaid/);
  // The export is an act, too: its row names what was searched for.
  await expect(acts).toHaveCount(2);
  await acts.getByRole("link", { name: `Bidder ${buyer.id}` }).click();
  await expect(page.getByRole("dialog")).toContainText("Profile locked by", AT_ONCE);
  await manager.context.close();
  await buyer.context.close();
});
