import { type Browser, expect, type Page } from "@playwright/test";
import { BidPanel } from "./bid-panel.ts";
import { CARDS, depositor, enterCard, enterCode, payment } from "../money/depositor.ts";
import { test } from "../journey.ts";
import { AT_ONCE, freshLot, PASSWORD } from "../market.ts";
import { codeFor, PICTURE, stranger } from "../people.ts";

const exact = { exact: true } as const;
const field = (page: Page, label: string) => page.getByLabel(label, exact);
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
type Request = Parameters<typeof codeFor>[0];

/** Signs a stranger up and confirms both contacts. */
async function signUp(page: Page, request: Request, names: { first: string; last: string }) {
  const { email, phone, password } = stranger();
  if (!page.url().includes("/auction/")) await page.goto("/signin");
  await page.getByRole("link", { name: "Create an account" }).filter({ visible: true }).first().click();
  await field(page, "First name").fill(names.first);
  await field(page, "Last name").fill(names.last);
  await field(page, "Mobile phone").pressSequentially(phone);
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(password);
  await field(page, "Repeat password").fill(password);
  await page.getByText("I am at least 18 years old").click();
  await page.getByRole("checkbox", { name: /I accept the/ }).check();
  await press(page, "Create account").click();
  await expect(page.getByRole("heading", { name: "Confirm your email" })).toBeVisible();
  await field(page, "6-digit code").fill(await codeFor(request, email));
  await expect(page.getByRole("heading", { name: "Confirm your mobile phone" })).toBeVisible();
  await field(page, "6-digit code").fill(await codeFor(request, phone));
  await expect(page).toHaveURL(/\/auction/);
  return { email, phone };
}

/** The person stands at the lot, with the amount that they typed before. */
async function atLot(panel: BidPanel, lot: number) {
  await expect(panel.page).toHaveURL(new RegExp(`/auction/${lot}`));
  await panel.openSheet();
  await expect(field(panel.page, "Your bid").filter({ visible: true })).toHaveValue("22,000");
}

/** Tops up with a card that the bank declines, then with another one, and returns to the lot. */
async function topUpAtSecondTry(page: Page, amount: string, card: string, reason: string | RegExp) {
  const pay = page.getByRole("dialog").getByRole("button", { name: `Pay AED ${amount}` });
  await pay.click();
  await enterCard(page, card);
  await (await enterCode(page)).click();
  await expect(payment(page, "failed")).toContainText(reason);
  await payment(page, "failed").getByRole("button", { name: "Try again" }).click();
  await pay.click();
  await enterCard(page, CARDS.pays);
  await (await enterCode(page)).click();
  await payment(page, "paid").getByRole("link", { name: "Back to the lot to bid AED 22,000" }).click();
}

/** Bids the amount that the person typed as a visitor, and takes the lead. */
async function bidTypedAmount(panel: BidPanel, lot: number) {
  const { page } = panel;
  await atLot(panel, lot);
  await press(page, "Bid").filter({ visible: true }).and(page.locator("[type=submit]")).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Bid.*22,000/ })
    .click();
  await expect(panel.outcome).toContainText("You took the lead at AED 22,000");
}

/** Sends the profile and signs the contract. The form is filled in. */
async function sendAndSign(page: Page, request: Request, phone: string) {
  await press(page, "Continue").click();
  await expect(page.getByRole("heading", { name: "Is everything right?" })).toBeVisible();
  await press(page, "Send the profile").click();
  const known = await codeFor(request, phone);
  await press(page, "Show the contract").click();
  await field(page, "6-digit code").fill(await codeFor(request, phone, known));
  await expect(page.getByRole("heading", { name: "Your profile is under review" })).toBeVisible();
}

/** The demo's manager signs in, in a window of their own. */
async function signInManager(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto("/signin");
  await field(page, "Email or mobile phone").fill("manager@marsa.test");
  await field(page, "Password").fill("marsa-demo");
  await page.getByRole("button", { name: "Sign in", ...exact }).click();
  await expect(page).toHaveURL(/\/clients$/);
  return { context, page };
}

/** A manager finds the client and accepts them with the checklist. */
async function accept(page: Page, email: string, name: string) {
  await page.goto("/clients?tab=clients");
  await page.getByRole("searchbox", { name: "Search clients" }).fill(email);
  await page.getByRole("link", { name, ...exact }).click();
  const checks = page.getByRole("dialog").getByRole("checkbox");
  await expect(checks).toHaveCount(3);
  for (const check of await checks.all()) await check.check();
  await press(page, "Accept profile").click();
  await expect(page.getByRole("dialog").getByText("Ok", exact)).toBeVisible();
}

test(
  "a visitor becomes a bidder from a lot, with the amount that they typed: account, profile, contract, review, top-up, first bid",
  { tag: "@phone" },
  async ({ page, request, browser, baseURL }) => {
    const lot = await freshLot(request, { start_price: 20_000, step: 500 });
    const panel = new BidPanel(page);
    await panel.look(lot);
    await panel.openSheet();
    await field(page, "Your bid").fill("22000");
    const { email, phone } = await signUp(page, request, { first: "Layla", last: "Suwaidi" });

    await expect(page).toHaveURL(new RegExp(`/auction/${lot}`));
    await page.getByRole("link", { name: "Create your profile" }).filter({ visible: true }).click();
    await press(page, "Continue").click();
    await field(page, "Citizenship").selectOption({ label: "India" });
    await field(page, "Date of birth").fill("1984-03-02");
    await field(page, "Passport number").fill("N1234567");
    await field(page, "Passport expiry date").fill("2035-01-01");
    await page.getByLabel("Passport photo").last().setInputFiles(PICTURE);
    await expect(press(page, "Remove tower.webp")).toBeVisible();
    await sendAndSign(page, request, phone);

    const manager = await signInManager(browser, baseURL!);
    await accept(manager.page, email, "Layla Suwaidi");

    // The page of the review follows the acceptance.
    await expect(page.getByRole("heading", { name: "Your profile is approved" })).toBeVisible();
    await press(page, "Continue").click();
    await expect(page).toHaveURL(new RegExp(`/auction/${lot}`));
    await panel.openSheet();
    await expect(page.getByText(/^For lot \d+: AED 4,400 missing/).filter({ visible: true })).toBeVisible();
    await page
      .getByRole("link", { name: /^Top up AED 4,400/ })
      .filter({ visible: true })
      .click(AT_ONCE);
    const dialog = page.getByRole("dialog");
    await expect(
      dialog.getByText(/^For lot \d+: AED 4,400 missing for your bid of AED 22,000/),
    ).toBeVisible();
    await expect(dialog.getByText(/plus 2 % \(AED 88\)\. By bank transfer at no cost/)).toBeVisible();
    await topUpAtSecondTry(page, "4,488.00", CARDS.empty, "There is not enough money on the card");
    await bidTypedAmount(panel, lot);
    await manager.context.close();
  },
);

test("a company becomes a bidder by invoice, which the staff confirm", async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const lot = await freshLot(request, { start_price: 20_000, step: 500 });
  const { email, phone } = await signUp(page, request, { first: "Rashid", last: "Nuaimi" });
  await page.goto("/profile/create");
  await page.getByRole("radio", { name: /^Company/ }).check();
  await press(page, "Continue").click();
  await field(page, "Company name").fill("Harbour Motors LLC");
  await field(page, "Address").fill("Al Quoz 3, Dubai");
  await field(page, "Business licence number").fill("CN-1234567");
  await field(page, "CEO name").fill("Layla Farouk");
  await page.getByLabel("Business licence, original").last().setInputFiles(PICTURE);
  await expect(press(page, "Remove tower.webp")).toBeVisible();
  await sendAndSign(page, request, phone);

  const manager = await signInManager(browser, baseURL!);
  await accept(manager.page, email, "Harbour Motors LLC");

  await page.goto("/deposit");
  await press(page, "Add funds").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Bank transfer", exact).click();
  await dialog.getByLabel("Amount, AED").fill("40000");
  await dialog.getByRole("button", { name: "Request an invoice of AED 40,000.00" }).click();
  await dialog.getByRole("button", { name: "Done" }).click();
  const number = await page.locator("[data-slot='invoice']").getByText(/^INV-/).textContent();

  await manager.page.goto("/clients?tab=payments");
  const row = manager.page.getByRole("main").getByRole("listitem").filter({ hasText: number! });
  await row.getByRole("button", { name: "Confirm payment" }).click();
  const confirm = manager.page.getByRole("dialog");
  await confirm.getByLabel("Bank reference").fill("FT26328 0417");
  await confirm.getByRole("button", { name: "Confirm payment" }).click();
  await expect(confirm).toHaveCount(0);

  const panel = new BidPanel(page);
  await panel.open(lot);
  await panel.bid(20_000);
  await expect(page.locator("[data-outcome]").first()).toContainText("You took the lead at AED 20,000");
  await manager.context.close();
});

test(
  "an existing person signs in from a lot, tops up after a declined card, and bids the amount that they typed as a visitor",
  { tag: "@phone" },
  async ({ page, request, browser, baseURL }) => {
    const lot = await freshLot(request, { start_price: 20_000, step: 500 });
    const known = await depositor({ browser, request, baseURL }, 1_000);
    const me = await request.get("/api/auth/me", { headers: { authorization: `Bearer ${known.token}` } });
    const { email } = ((await me.json()) as { data: { email: string } }).data;
    await known.context.close();

    const panel = new BidPanel(page);
    await panel.look(lot);
    await panel.openSheet();
    await field(page, "Your bid").fill("22000");
    await press(page, "Sign in to bid").filter({ visible: true }).click();
    const signIn = page.getByRole("dialog", { name: "Sign in" });
    await expect(signIn.getByRole("link", { name: "Create an account" })).toBeVisible();
    await signIn.getByLabel("Email or mobile phone").fill(email);
    await signIn.getByLabel("Password", exact).fill("not-the-password");
    await signIn.getByRole("button", { name: "Sign in", ...exact }).click();
    await expect(signIn.getByRole("alert")).toBeVisible();
    await signIn.getByLabel("Password", exact).fill(PASSWORD);
    await signIn.getByRole("button", { name: "Sign in", ...exact }).click();
    await expect(signIn).toHaveCount(0);

    await atLot(panel, lot);
    const topUp = (amount: string) =>
      page.getByRole("link", { name: `Top up AED ${amount}` }).filter({ visible: true });
    await expect(topUp("3,400")).toBeVisible();
    // The amount can be changed before the money is there.
    const amount = field(page, "Your bid").filter({ visible: true });
    await amount.fill("21000");
    await expect(topUp("3,200")).toBeVisible();
    await amount.fill("22000");
    await topUp("3,400").click();
    await topUpAtSecondTry(page, "3,468.00", CARDS.expired, /expired/);
    await bidTypedAmount(panel, lot);
  },
);
