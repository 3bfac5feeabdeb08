import { codeOf } from "@marsa/api-spec/contract/base/software-factors";
import { expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { asksWhoItIs, confirmByPassword } from "./market.ts";
import { member } from "./people.ts";

const exact = { exact: true } as const;
const field = (page: Page, label: string) => page.getByLabel(label, exact);
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const HALF_A_MINUTE_MS = 30_000;

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto("/signin?next=/account");
  await field(page, "Email or mobile phone").fill(email);
  await field(page, "Password").fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
}

test("a member sets an app up, signs in with its code, and with a recovery code without the phone", async ({
  page,
  request,
}) => {
  const person = await member(request);
  await signIn(page, person);
  await press(page, "Set up an app").click();
  const dialog = page.getByRole("dialog");
  await press(page, "Continue").click();
  await confirmByPassword(page, person.password);
  const secret = (await dialog.locator("code").innerText()).replaceAll(/\s/g, "");
  await field(page, "6-digit code").fill(codeOf(secret, Date.now()));
  await expect(dialog.getByRole("heading", { name: "Your recovery codes" })).toBeVisible();
  const codes = await dialog.getByRole("listitem").allInnerTexts();
  expect(codes).toHaveLength(10);
  await press(page, "I have kept the codes").click();
  await expect(page.getByText("10 codes left, for a lost phone")).toBeVisible();

  // A stolen password alone changes nothing: signed in again, with the next code of the app.
  await page.context().clearCookies();
  await signIn(page, person);
  await expect(page.getByText("Open your authenticator app and enter its code.")).toBeVisible();
  await field(page, "6-digit code").fill(codeOf(secret, Date.now() + HALF_A_MINUTE_MS));
  await expect(page.getByText("10 codes left, for a lost phone")).toBeVisible();

  await page.context().clearCookies();
  await signIn(page, person);
  await press(page, "Use a recovery code").click();
  await field(page, "Recovery code").fill(codes[0] ?? "");
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("9 codes left, for a lost phone")).toBeVisible();

  // Nor does it confirm a change beside the app.
  await press(page, "Sign out everywhere").click();
  await expect(asksWhoItIs(page)).toContainText("Enter the code of your authenticator app.");
  await expect(asksWhoItIs(page).getByLabel("Your password", exact)).toHaveCount(0);

  // Without the app a recovery code does.
  await press(page, "Use a recovery code").click();
  await field(page, "Recovery code").fill(codes[1] ?? "");
  await asksWhoItIs(page).getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Sign in", exact: true })).toBeVisible();
});
