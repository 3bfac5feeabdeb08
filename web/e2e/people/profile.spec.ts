import { BAD_REQUEST } from "../market.ts";
import { expect, type Page } from "@playwright/test";
import { findings } from "../axe.ts";
import { test } from "../journey.ts";
import { codeFor, member, PICTURE } from "../people.ts";

const exact = { exact: true } as const;
const field = (page: Page, label: string) => page.getByLabel(label, exact);
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** Signs in a person who has an account only. */
async function signedIn(page: Page, email: string, password: string, next: string): Promise<void> {
  await page.goto(`/signin?next=${encodeURIComponent(next)}`);
  await field(page, "Email or mobile phone").fill(email);
  await field(page, "Password").fill(password);
  await press(page, "Sign in").click();
}

// @proves 2.route.profile-create-outside-logged-in-signed
// @proves 2.screen.profile-creation-buyer-or-seller-private
// @proves 8.message.an-error-occurred-while-deleting-the
test("a member creates a buyer's profile, returns to the draft, and signs the contract", async ({
  page,
  request,
}) => {
  const { email, password } = await member(request);
  await signedIn(page, email, password, "/account");
  await page.getByRole("link", { name: "Create a profile" }).click();
  await press(page, "Continue").click();

  await press(page, "Continue").click();
  await expect(page.getByText("Passport photo is required").last()).toBeVisible();
  await expect(field(page, "Citizenship")).toBeFocused();
  await field(page, "Citizenship").selectOption({ label: "India" });
  await field(page, "Date of birth").fill("1984-03-02");
  await field(page, "Passport number").fill("N1234567");
  await field(page, "Passport expiry date").fill("2020-01-01");
  await page.getByLabel("Passport photo").last().setInputFiles(PICTURE);
  await expect(press(page, "Remove tower.webp")).toBeVisible();
  await press(page, "Continue").click();
  await expect(page.getByText("The date can't be before today").last()).toBeVisible();

  await page.reload();
  await press(page, "Continue").click();
  await expect(field(page, "Passport number")).toHaveValue("N1234567");
  await expect(press(page, "Remove tower.webp")).toBeVisible();
  await page.route("**/api/files/*", (route) =>
    route.request().method() === "DELETE"
      ? route.fulfill({ status: 400, json: BAD_REQUEST })
      : route.fallback(),
  );
  await press(page, "Remove tower.webp").click();
  await expect(page.getByText("An error occurred while deleting the file").last()).toBeVisible();
  await expect(press(page, "Remove tower.webp")).toBeVisible();
  await field(page, "Passport expiry date").fill("2035-01-01");
  await press(page, "Continue").click();
  await expect(page.getByRole("heading", { name: "Is everything right?" })).toBeVisible();
  await expect(page.getByText("Jan 1, 2035")).toBeVisible();
  await press(page, "Send the profile").click();

  const known = await codeFor(request, email);
  await press(page, "Show the contract").click();
  await expect(page.getByRole("link", { name: /Read the contract/ })).toBeVisible();
  await field(page, "6-digit code").fill(await codeFor(request, email, known));
  await expect(page.getByRole("heading", { name: "Your profile is under review" })).toBeVisible();
  await press(page, "Continue").click();
  await expect(page.getByText("Under review", { exact: true })).toBeVisible();
  await expect(page.getByText("N1234567")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Contract/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.goto("/profile/create");
  await expect(page).toHaveURL(/\/account$/);
});

test("axe finds nothing on creating a profile: role, person and company with errors, review, contract", async ({
  page,
  request,
}) => {
  const { email, password } = await member(request);
  await signedIn(page, email, password, "/profile/create?type=seller");
  await expect(page.getByRole("heading", { name: "Create a profile" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await press(page, "Continue").click();
  await press(page, "Continue").click();
  await expect(page.getByText("Passport photo is required").last()).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await press(page, "Back").click();
  await page.getByRole("radio", { name: /^Company/ }).check();
  await press(page, "Continue").click();
  await field(page, "Company name").fill("Harbour Motors LLC");
  await field(page, "Address").fill("Al Quoz 3, Dubai");
  await field(page, "Business licence number").fill("CN-1234567");
  await press(page, "Continue").click();
  await expect(page.getByText("CEO name is required").last()).toBeVisible();
  await field(page, "CEO name").fill("Layla Farouk");
  await page.getByLabel("Business licence, original").last().setInputFiles(PICTURE);
  await expect(press(page, "Remove tower.webp")).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await press(page, "Continue").click();
  await expect(page.getByRole("heading", { name: "Is everything right?" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await press(page, "Send the profile").click();
  await press(page, "Show the contract").click();
  await expect(field(page, "6-digit code")).toBeFocused();
  expect(await findings(page)).toEqual([]);
});
