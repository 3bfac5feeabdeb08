/** People with a deposit, and their steps on the provider's page, for the journeys through /deposit. */
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { type APIRequestContext, type Browser, expect, type Locator, type Page } from "@playwright/test";
import { PASSWORD, type Person, windowOf } from "../market.ts";

type Schemas = components["schemas"];

export const CARDS = {
  pays: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  expired: "4000 0000 0000 0069",
  empty: "4000 0000 0000 9995",
  asks: "4000 0025 0000 3155",
} as const;
const SECURE_CODE = "123456";

interface World {
  readonly browser: Browser;
  readonly request: APIRequestContext;
  readonly baseURL: string | undefined;
}

/** Makes an approved buyer with so much in the deposit, AED, and a password; signs them in. */
export async function depositor(world: World, deposit: number): Promise<Person> {
  const { browser, request, baseURL } = world;
  const answer = await request.post("/_mock/tokens", {
    data: { count: 1, as: "buyer", deposit, password: PASSWORD },
  });
  const { data } = (await answer.json()) as { data: [Schemas["Token"]] };
  const [{ id_user: id, access_token: token }] = data;
  const { context, page } = await windowOf(browser, baseURL!, token);
  // Faded text has less contrast.
  await page.emulateMedia({ reducedMotion: "reduce" });
  return { id, token, context, page };
}

/** Opens the deposit and waits for its figures. */
export async function openDeposit(page: Page, search = ""): Promise<void> {
  await page.goto(`/deposit${search}`);
  await expect(figures(page)).toBeVisible();
}

/** The balance at the top of the page. */
export const figures = (page: Page): Locator => page.locator("[data-slot='deposit-figures']");

/** The rows of the history, in the layout of this window. */
export const operations = (page: Page): Locator =>
  page.locator("[data-slot='operation']").filter({ visible: true });

/** The message about the last card payment. */
export const payment = (page: Page, status: string): Locator =>
  page.locator(`[data-slot='payment-result'][data-status='${status}']`);

/** Asks to add an amount by card, and opens the provider's page. */
export async function toProvider(page: Page, amount: number): Promise<void> {
  await page.getByRole("button", { name: "Add funds" }).click();
  await page.getByRole("dialog").getByLabel("Amount, AED").fill(String(amount));
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Pay AED/ })
    .click();
  await expect(page.getByLabel("Card number")).toBeVisible();
}

/** Types a card and sends it; ends at the bank's question. */
export async function enterCard(page: Page, number: string): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiry date").fill("08/39");
  await page.getByLabel("Security code").fill("123");
  await page.getByLabel("Name on the card").fill("Omar Haddad");
  await page.getByRole("button", { name: /^Pay AED/ }).click();
  await expect(page.getByRole("heading", { name: "Confirm with your bank" })).toBeVisible();
}

/** Types the code of the bank; returns the button that confirms the payment. */
export async function enterCode(page: Page): Promise<Locator> {
  await page.getByLabel("Code from your bank").fill(SECURE_CODE);
  return page.getByRole("button", { name: "Confirm payment" });
}

/** Total of a person's deposit on the server, AED. */
export async function totalOf(request: APIRequestContext, token: string): Promise<number> {
  const answer = await request.get("/api/auth/balance", { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await answer.json()) as { data: Schemas["Balance"] };
  return data.balance_summ;
}
