import { expect, type Page } from "@playwright/test";
import { findings } from "../axe.ts";
import { test } from "../journey.ts";
import { asksWhoItIs, confirmByPassword } from "../market.ts";
import { codeFor, member, PICTURE, stranger } from "../people.ts";

// Routes of a test cannot intercept the calls of a service worker.
test.use({ serviceWorkers: "block" });

const exact = { exact: true } as const;
const field = (page: Page, label: string) => page.getByLabel(label, exact);
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const clean = async (page: Page) => expect(await findings(page)).toEqual([]);

/** The server's answer after too many tries. */
const TOO_MANY = {
  status: 429,
  headers: { "retry-after": "249", "content-type": "application/problem+json" },
  body: JSON.stringify({
    type: "about:blank",
    title: "Too many attempts",
    status: 429,
    result: "RATE_LIMITED",
    message: "Too many attempts. Try again in 4 min",
    details: { retry_s: 249 },
    request_id: "b1c8-04",
  }),
};

test(
  "axe finds nothing on signing in: empty fields, a wrong pair, a pause with its countdown",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/signin");
    await press(page, "Sign in").click();
    await expect(page.getByText("Password is required")).toBeVisible();
    await clean(page);

    await field(page, "Email or mobile phone").fill("nobody@marsa.test");
    await field(page, "Password").fill("nothing");
    await press(page, "Sign in").click();
    await expect(page.getByText("The contact and the password don’t match.")).toBeVisible();
    await clean(page);

    await page.route("**/api/auth/signin", (route) => route.fulfill(TOO_MANY));
    await press(page, "Sign in").click();
    await expect(page.getByText("Too many tries.")).toBeVisible();
    // It counts down from 4:09.
    await expect(page.getByRole("timer")).toHaveText(/^4:0[0-6] min$|^3:\d\d min$/);
    await clean(page);
  },
);

test(
  "axe finds nothing on signing up: empty, with errors, with the terms open",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/signup");
    await expect(press(page, "Create account")).toBeVisible();
    await clean(page);

    await press(page, "Create account").click();
    await expect(page.getByText("First name is required").last()).toBeVisible();
    await expect(field(page, "First name")).toBeFocused();
    await page.getByText("WhatsApp is on this number").click();
    await expect(field(page, "WhatsApp number")).toBeVisible();
    await clean(page);

    await press(page, "terms of use").click();
    await expect(
      page.getByRole("dialog", { name: "Terms of use" }).getByRole("heading").nth(1),
    ).toBeVisible();
    await clean(page);
    await page.keyboard.press("Escape");
    await expect(press(page, "terms of use")).toBeFocused();
  },
);

test(
  "axe finds nothing on confirming a contact: waiting, wrong, another contact",
  { tag: "@phone" },
  async ({ page, request }) => {
    const { email, phone, password } = stranger();
    const names = { firstName: "Layla", lastName: "Hassan" };
    await request.post("/api/auth/signup", {
      data: { ...names, email, phone, password, adult: true, terms: "2026-11-01" },
    });
    await page.goto("/signin");
    await field(page, "Email or mobile phone").fill(email);
    await field(page, "Password").fill(password);
    await press(page, "Sign in").click();
    await expect(page.getByRole("heading", { name: "Confirm your email" })).toBeVisible();
    await clean(page);

    const code = await codeFor(request, email);
    await field(page, "6-digit code").fill(code === "111111" ? "222222" : "111111");
    await expect(page.getByText("This code is not the right one").last()).toBeVisible();
    await clean(page);

    await press(page, "Change email").click();
    await press(page, "Send the code").click();
    await expect(page.getByText("Email is required")).toBeVisible();
    await clean(page);
  },
);

test("axe finds nothing on recovery: contact, code, errors", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/recovery");
  await press(page, "Send the code").click();
  await expect(page.getByText("Email or mobile phone is required")).toBeVisible();
  await clean(page);

  await field(page, "Email or mobile phone").fill("nobody@marsa.test");
  await press(page, "Send the code").click();
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  await clean(page);
  await press(page, "Save the new password").click();
  await expect(page.getByText("Code is required").last()).toBeVisible();
  await clean(page);
});

test(
  "axe finds nothing on the account: read, edited, in its dialogs, deleted",
  { tag: "@phone" },
  async ({ page, request }) => {
    const { email, password } = await member(request);
    await page.goto("/account/delete");
    await expect(page.getByText("Sign in to delete your account.")).toBeVisible();
    await clean(page);

    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
    await field(page, "Email or mobile phone").fill(email);
    await field(page, "Password").fill(password);
    await press(page, "Sign in").click();
    await press(page, "Delete my account").click();
    await expect(page.getByText("Field is required").last()).toBeVisible();
    await clean(page);

    await page.goto("/account");
    await expect(page.getByText("This device", { exact: true })).toBeVisible();
    await clean(page);

    await press(page, "Change the name").click();
    await field(page, "Last name").fill("");
    await press(page, "Change password").click();
    await press(page, "Save").last().click();
    await expect(page.getByText("Present password is required").last()).toBeVisible();
    await press(page, "Send invitation").click();
    await expect(page.getByText("Email is required")).toBeVisible();
    await clean(page);

    await press(page, "Change the email").click();
    await clean(page);
    await field(page, "New email").fill(`new.${email}`);
    await press(page, "Send the code").click();
    await expect(asksWhoItIs(page)).toBeVisible();
    await clean(page);
    await confirmByPassword(page, password);
    await expect(field(page, "6-digit code")).toBeFocused();
    await clean(page);
    await page.keyboard.press("Escape");
    await expect(page.getByText("waits for its code")).toBeVisible();
    await clean(page);

    await page.getByLabel("Picture").setInputFiles(PICTURE);
    await expect(press(page, "Save picture")).toBeVisible();
    await clean(page);
  },
);
