/** An open page follows each change of its state: what somebody else does elsewhere shows without a reload. */
import { VEHICLE_ROW } from "@marsa/api-spec/examples/forms/spreadsheet";
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { advance, atDesk } from "./lanes/lane-desk.ts";
import { freshLane } from "./lanes/lane-market.ts";
import {
  AT_ONCE,
  bidder,
  bidOverHttp,
  boughtByAnybody,
  freshLot,
  type Person,
  serverNow,
  tokenOf,
} from "./market.ts";
import { sold } from "./money/settlements.ts";
import { payOverHttp, won } from "./money/won.ts";
import { callAs, newClient, requestRefund, signAsManager } from "./people/clients.ts";
import { endedBelow } from "./selling/decision.ts";
import { waitingLot } from "./selling/moderation.ts";

type Schemas = components["schemas"];

/** Reads as a person; returns the data of the reply. */
async function readAs<Data>(request: APIRequestContext, token: string, path: string): Promise<Data> {
  const answer = await request.get(`/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { data: Data }).data;
}

/** A text that the page shows: screens of two widths may have it twice. */
const seen = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first();

/** A row of a list with this text. */
const row = (page: Page, text: string | number) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: String(text) });

/** Opens another tab of a person. */
async function tab({ context }: Pick<Person, "context">, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

test("the editor, the seller's list and the lot's page follow a return and an approval", async ({
  browser,
  request,
  baseURL,
}) => {
  const seller = await bidder(browser, request, baseURL!, "seller");
  const staff = await tokenOf(request, "backoffice");
  const { id_auction: lot, number } = await waitingLot(request, seller.token);
  const editor = await tab(seller, `/auction/edit/${lot}`);
  const waiting = await tab(seller, "/sale?section=moderation");
  const page = await tab(seller, `/auction/${lot}`);
  await expect(editor.getByText("The staff read this lot.")).toBeVisible();
  const waitingRow = seen(waiting, String(number));
  await expect(waitingRow).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  const remarks = [{ field: null, text: "Please show the engine too" }];
  await callAs(request, staff, "/backoffice/lots/return", { id_auction: lot, remarks });
  await expect(editor.getByText("Staff sent this lot back with 1 remark.")).toBeVisible(AT_ONCE);
  await expect(seen(editor, "Please show the engine too")).toBeVisible();
  await expect(waitingRow).toHaveCount(0);

  await callAs(request, seller.token, `/sale/publishlot/${lot}`);
  await expect(editor.getByText("The staff read this lot.")).toBeVisible(AT_ONCE);
  await expect(waitingRow).toBeVisible();

  await callAs(request, staff, "/backoffice/lots/approve", { id_auction: lot });
  await expect(editor.getByText("This lot is published.")).toBeVisible(AT_ONCE);
  await expect(waitingRow).toHaveCount(0);
  await expect(seen(page, /Bidding opens|Opens/)).toBeVisible(AT_ONCE);
  await seller.context.close();
});

test("a person on standby can bid as soon as the staff accept the profile, and not while it is locked", async ({
  browser,
  request,
  baseURL,
}) => {
  const buyer = await bidder(browser, request, baseURL!, "standby");
  const staff = await tokenOf(request, "manager");
  const lot = await freshLot(request, { start_price: 20_000, step: 500 });
  const page = await tab(buyer, `/auction/${lot}`);
  const account = await tab(buyer, "/account");
  const band = page.locator('[data-slot="band"]').first();
  await expect(band).toContainText("standby");
  await expect(seen(account, /under review/i)).toBeVisible();
  const { id_profile } = await readAs<Schemas["Me"]>(request, buyer.token, "/auth/me");
  const about = { id_profile };
  await callAs(request, staff, "/backoffice/clients/update/accept", about);
  await expect(band).not.toContainText("standby", AT_ONCE);
  await expect(account.getByText(/under review/i)).toHaveCount(0, AT_ONCE);

  const lock = { ...about, reason: "Unpaid", lock_before: "2030-01-01" };
  await callAs(request, staff, "/backoffice/clients/update/lock", lock);
  await expect(seen(page, /suspended/i)).toBeVisible(AT_ONCE);
  await callAs(request, staff, "/backoffice/clients/update/unlock", about);
  await signAsManager(request, `unlock/${id_profile}`);
  await expect(page.getByText(/suspended/i)).toHaveCount(0, AT_ONCE);
  await buyer.context.close();
});

test("everybody's page of a lot follows the seller's decision, and its archiving", async ({
  browser,
  request,
  baseURL,
  clock,
  page: visitor,
}) => {
  const { seller, lot } = await endedBelow(browser, request, baseURL!, clock);
  await visitor.goto(`/auction/${lot}`);
  const own = await tab(seller, `/auction/${lot}`);
  const list = await tab(seller, "/sale?section=summarizing");
  await expect(seen(visitor, "The seller decides")).toBeVisible();
  await expect(list.locator("[data-slot='decision']").first()).toBeVisible();
  await callAs(request, seller.token, "/sale/bid/decline", { id_auction: lot, reason: "Below my price" });
  await expect(seen(visitor, "Not sold")).toBeVisible(AT_ONCE);
  await expect(seen(own, "Not sold")).toBeVisible(AT_ONCE);
  await callAs(request, seller.token, "/sale/sethidden", { id_auctions: [lot], value: true });
  await expect(seen(visitor, /not found/i)).toBeVisible(AT_ONCE);
  await seller.context.close();
});

test("the pages of a won lot follow payment and handover, for buyer and seller", async ({
  browser,
  request,
  baseURL,
}) => {
  const seller = await bidder(browser, request, baseURL!, "seller");
  const buyer = await bidder(browser, request, baseURL!);
  const staff = await tokenOf(request, "backoffice");
  const { lot } = await sold(request, buyer.token, seller.id);
  const page = await tab(buyer, `/auction/${lot}`);
  const bought = await tab(buyer, "/buying?section=won");
  const list = await tab(seller, "/sale?section=sold");
  await expect(won(page, "due")).toBeVisible();
  await expect(seen(bought, /^Pay/)).toBeVisible();
  await payOverHttp(request, buyer.token, lot);
  await expect(won(page, "paid")).toBeVisible(AT_ONCE);
  await expect(bought.getByText(/^Pay/)).toHaveCount(0, AT_ONCE);
  await expect(list.getByText("Paid. Yours when it is handed over")).toBeVisible(AT_ONCE);
  await callAs(request, staff, "/backoffice/settlements/handover", {
    id_auction: lot,
    reason: "At the gate",
  });
  await expect(won(page, "handed_over")).toBeVisible(AT_ONCE);
  await expect(list.getByText("Handed over. It is in your balance")).toBeVisible(AT_ONCE);
  for (const { context } of [seller, buyer]) await context.close();
});

test("the seller's page of a lot follows a price changed on another device, and a sale", async ({
  browser,
  request,
  baseURL,
}) => {
  const seller = await bidder(browser, request, baseURL!, "seller");
  const lot = await freshLot(request, {
    start_price: 20_000,
    step: 500,
    min_price: 40_000,
    buy_now: 60_000,
    seller: seller.id,
  });
  await bidOverHttp(request, { token: await tokenOf(request), lot, price: 20_000 });
  const page = await tab(seller, `/auction/${lot}`);
  await expect(seen(page, "40,000")).toBeVisible();
  await callAs(request, seller.token, "/sale/price/min", { id_auction: lot, price: 36_000 });
  await expect(seen(page, "36,000")).toBeVisible(AT_ONCE);
  await boughtByAnybody(request, { lot, price: 60_000 });
  await expect(seen(page, /^Sold/)).toBeVisible(AT_ONCE);
  await seller.context.close();
});

test("a finished lane follows the seller's decision", async ({ browser, request, baseURL }) => {
  const seller = await bidder(browser, request, baseURL!, "seller");
  const timers = { waiting_s: 30, running_s: 30, final_s: 10, card_s: 5, between_s: 1 };
  const lane = await freshLane(request, {
    lots: { count: 1, start_price: 20_000, step: 500, min_price: 24_000, seller: seller.id },
    seconds: 3,
    timers,
  });
  const [lot] = lane.lots as [number];
  const desk = await atDesk(request, lane);
  await advance(request, 3 + timers.between_s, desk);
  await bidOverHttp(request, { token: await tokenOf(request), lot, price: 20_000 });
  await desk.finalCall(lot);
  await advance(request, timers.final_s + timers.card_s, desk);
  desk.leave();
  const buyer = await bidder(browser, request, baseURL!);
  const page = await tab(buyer, `/queue/current?lane=${lane.id}`);
  const summary = page.locator("[data-slot='lane-summary']");
  await expect(summary).toContainText("Seller decides");
  await callAs(request, seller.token, "/sale/bid/decline", { id_auction: lot, reason: "Below my price" });
  await expect(summary).toContainText("Not sold", AT_ONCE);
  await expect(summary).not.toContainText("Seller decides");
  for (const { context } of [seller, buyer]) await context.close();
});

test("the deposit follows a confirmed invoice and a paid refund", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  const buyer = await bidder(browser, request, baseURL!);
  const staff = await tokenOf(request, "backoffice");
  const { id_invoice } = await callAs<Schemas["Invoice"]>(
    request,
    buyer.token,
    "/auth/balance/invoice/request",
    { amount: 40_000 },
  );
  const { id } = await requestRefund(request, buyer.token, 1_000);
  // Payouts to a new account wait for a day.
  await clock.advance(86_400);
  const page = await tab(buyer, "/deposit");
  const refund = page.locator("[data-slot='refund']");
  await expect(refund).toContainText("Requested");
  const value_date = new Date(await serverNow(request)).toISOString().slice(0, 10);
  const transfer = { value_date, reference: "FT26328 0417" };
  await callAs(request, staff, "/backoffice/payments/confirm", { id_invoice, amount: 40_000, ...transfer });
  await expect(seen(page, "1,039,000.00")).toBeVisible(AT_ONCE);
  await callAs(request, staff, "/backoffice/refunds/paid", { id, ...transfer });
  await expect(refund).toContainText("Paid", AT_ONCE);
  await expect(refund).not.toContainText("Requested");
  await buyer.context.close();
});

test("the waiting lists of the staff follow what people send and what colleagues do", async ({
  browser,
  request,
  baseURL,
}) => {
  const staff = await bidder(browser, request, baseURL!, "backoffice");
  const colleague = await tokenOf(request, "backoffice");
  const [seller, buyer] = [await tokenOf(request, "seller"), await tokenOf(request)];
  const lots = await tab(staff, "/clients?tab=moderation");
  const payments = await tab(staff, "/clients?tab=payments");
  const sales = await tab(staff, "/clients?tab=settlements");
  const clients = await tab(staff, "/clients?tab=clients");
  for (const page of [lots, payments, sales, clients])
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const waiting = await waitingLot(request, seller);
  const waitingRow = lots.locator(`[data-lot="${waiting.number}"]`);
  await expect(waitingRow).toBeVisible(AT_ONCE);
  await callAs(request, colleague, "/backoffice/lots/approve", { id_auction: waiting.id_auction });
  await expect(waitingRow).toHaveCount(0, AT_ONCE);

  const invoice = await callAs<Schemas["Invoice"]>(request, buyer, "/auth/balance/invoice/request", {
    amount: 50_000,
  });
  await expect(row(payments, invoice.number)).toBeVisible(AT_ONCE);
  const rejected = { id_invoice: invoice.id_invoice, reason: "Nothing received" };
  await callAs(request, colleague, "/backoffice/payments/reject", rejected);
  await expect(row(payments, invoice.number)).toHaveCount(0, AT_ONCE);

  const { number } = await sold(request, buyer);
  await expect(row(sales, `Lot ${number} ·`)).toBeVisible(AT_ONCE);

  const client = await newClient(request);
  await expect(seen(clients, client.name)).toBeVisible(AT_ONCE);
  await staff.context.close();
});

test("the seller's list follows a finished import, and the editor the end of its draft", async ({
  browser,
  request,
  baseURL,
}) => {
  const seller = await bidder(browser, request, baseURL!, "seller");
  const drafts = await tab(seller, "/sale?section=draft");
  await expect(drafts.getByRole("heading", { level: 1 })).toBeVisible();
  const inDays = async (days: number) =>
    new Date((await serverNow(request)) + days * 86_400_000).toISOString().slice(0, 16).replace("T", " ");
  const { created, rejected } = await callAs<Schemas["ImportResult"]>(
    request,
    seller.token,
    "/sale/import/create",
    {
      kind: "vehicle",
      columns: [...Object.keys(VEHICLE_ROW), "start", "end"],
      rows: [{ row: 2, cells: [...Object.values(VEHICLE_ROW), await inDays(2), await inDays(6)] }],
    },
  );
  expect(rejected).toEqual([]);
  const [{ id_auction: lot, number }] = created as [Schemas["ImportResult"]["created"][number]];
  await expect(seen(drafts, String(number))).toBeVisible(AT_ONCE);

  const editor = await tab(seller, `/auction/edit/${lot}`);
  await expect(editor.getByRole("heading", { level: 1 })).toBeVisible();
  const deleted = await request.delete(`/api/sale/lot/${lot}`, {
    headers: { authorization: `Bearer ${seller.token}` },
  });
  expect(deleted.ok()).toBe(true);
  await expect(editor.getByText("This draft was deleted.")).toBeVisible(AT_ONCE);
  await expect(seen(drafts, String(number))).toHaveCount(0, AT_ONCE);
  await editor.getByRole("link", { name: "Go to your lots" }).click();
  await expect(editor).toHaveURL(/\/sale/);
  await seller.context.close();
});
