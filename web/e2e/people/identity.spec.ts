import { expect, type Page } from "@playwright/test";
import { test } from "../journey.ts";
import { BAD_REQUEST, confirmByPassword } from "../market.ts";
import { codeFor, member, PICTURE, stranger, tabTo } from "../people.ts";

const exact = { exact: true } as const;
const field = (page: Page, label: string) => page.getByLabel(label, exact);
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

// @proves 2.screen.sign-up
// @proves 2.screen.verification-code
// @proves 2.route.signup-outside-signed-out-only
// @proves 2.route.verification-outside-signed-in
// @proves 5.message.password-confirmation-does-not-match
test("a visitor becomes a member with both contacts confirmed, and returns to their page", async ({
  page,
  request,
}) => {
  const { email, phone, password } = stranger();
  await page.goto("/signin?next=/auction?section=apartments");
  await page.getByRole("link", { name: "Create an account" }).click();

  await field(page, "First name").fill("Layla");
  await field(page, "Last name").fill("Al Mansoori");
  await field(page, "Mobile phone").pressSequentially(phone);
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(password);
  await field(page, "Repeat password").fill("something-else");
  await page.getByText("I am at least 18 years old").click();
  await press(page, "Create account").click();
  await expect(page.getByText("Password confirmation does not match").last()).toBeVisible();
  await expect(field(page, "Repeat password")).toBeFocused();
  // Show, compare, hide.
  await press(page, "Show password").click();
  await expect(field(page, "Password")).toHaveAttribute("type", "text");
  await press(page, "Show password").click();
  await expect(field(page, "Password")).toHaveAttribute("type", "password");
  await field(page, "Repeat password").fill(password);
  await page.getByRole("checkbox", { name: /I accept the/ }).check();
  await press(page, "Create account").click();

  await expect(page.getByRole("heading", { name: "Confirm your email" })).toBeVisible();
  await expect(press(page, /^New code in/)).toBeVisible();
  // Pasted from the mail, the code is sent by itself.
  const code = await codeFor(request, email);
  await field(page, "6-digit code").evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", text);
    input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, `Your code is ${code}.`);

  await expect(page.getByRole("heading", { name: "Confirm your mobile phone" })).toBeVisible();
  const right = await codeFor(request, phone);
  await field(page, "6-digit code").fill(right === "111111" ? "222222" : "111111");
  await expect(page.getByText("This code is not the right one").last()).toBeVisible();
  await field(page, "6-digit code").fill(right);
  await expect(page).toHaveURL(/\/auction\?section=apartments$/);

  await page.goto("/account");
  await expect(page.getByText("Confirmed", exact)).toHaveCount(2);
  await expect(page.getByText("This device", { exact: true })).toBeVisible();
});

// @proves 2.screen.password-recovery
// @proves 2.route.signin-outside-signed-out-only
// @proves 2.route.recovery-outside-signed-out-only
test("a person who forgot their password chooses a new one with a code, and the old one is invalid", async ({
  page,
  request,
}) => {
  const { email, password } = await member(request);
  const next = "another-long-password";
  await page.goto("/signin?next=/account");
  await field(page, "Email or mobile phone").fill(email);
  await field(page, "Password").fill("not-this-one");
  await press(page, "Sign in").click();
  await expect(page.getByText("The contact and the password don’t match.")).toBeVisible();
  await expect(field(page, "Password")).toBeFocused();

  const known = await codeFor(request, email);
  await page.getByRole("link", { name: "Forgot?" }).click();
  // Both screens have a field with the same label.
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await field(page, "Email or mobile phone").fill(email);
  await press(page, "Send the code").click();
  await field(page, "16-digit code").fill(await codeFor(request, email, known));
  await expect(field(page, "New password")).toBeFocused();
  await field(page, "New password").fill(next);
  await field(page, "Repeat password").fill(next);
  await press(page, "Save the new password").click();
  await expect(page.getByRole("heading", { name: "New password saved" })).toBeVisible();

  await page.getByRole("link", { name: "Sign in" }).click();
  await field(page, "Email or mobile phone").fill(email);
  await field(page, "Password").fill(password);
  await press(page, "Sign in").click();
  await expect(page.getByText("The contact and the password don’t match.")).toBeVisible();
  await field(page, "Password").fill(next);
  await press(page, "Sign in").click();
  await expect(page.getByRole("heading", { name: "Account", exact: true })).toBeVisible();
});

test("an unknown contact gets the same answer as any other", async ({ page }) => {
  const { email } = stranger();
  await page.goto("/recovery");
  await field(page, "Email or mobile phone").fill(email);
  await press(page, "Send the code").click();
  await expect(
    page.getByText(`If ${email} belongs to an account, a code is on its way there.`),
  ).toBeVisible();
  await field(page, "16-digit code").fill("4829135702468135");
  await field(page, "New password").fill("a-long-password");
  await field(page, "Repeat password").fill("a-long-password");
  await press(page, "Save the new password").click();
  await expect(page.getByText("This code is not the right one").last()).toBeVisible();
});

// @proves 2.screen.account-info-and-deletion
// @proves 2.route.account-inside-signed-in
// @proves 2.route.account-delete-simple-set-user
// @proves 8.message.invitation-wasn-t-sent
test("a member adds a picture and another email, and deletes their account", async ({ page, request }) => {
  const { email, password } = await member(request);
  const other = `new.${email}`;
  await page.goto("/signin?next=/account");
  await field(page, "Email or mobile phone").fill(email);
  await field(page, "Password").fill(password);
  await press(page, "Sign in").click();
  await expect(page.getByRole("heading", { name: "Account", exact: true })).toBeVisible();

  await page.getByLabel("Picture").setInputFiles(PICTURE);
  await page.getByRole("slider", { name: "Size" }).fill("2");
  await press(page, "Save picture").click();
  await expect(press(page, "Change the picture")).toBeVisible();

  await press(page, "Change the email").click();
  await field(page, "New email").fill(other);
  await press(page, "Send the code").click();
  await confirmByPassword(page, password);
  await field(page, "6-digit code").fill(await codeFor(request, other));
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("main").getByText(other)).toBeVisible();
  await expect(page.getByRole("main")).toContainText(/A code for a new password comes here from .* GST on/);
  await page.route("**/api/auth/invite", (route) => route.fulfill({ status: 400, json: BAD_REQUEST }));
  await field(page, "Friend’s email").fill("friend@marsa.test");
  await press(page, "Send invitation").click();
  await expect(page.getByText("Invitation wasn't sent.")).toBeVisible();
  await expect(field(page, "Friend’s email")).toHaveValue("friend@marsa.test");

  await page.getByRole("link", { name: "Delete account…" }).click();
  await field(page, "Type DELETE").fill("DELETE");
  await press(page, "Delete my account").click();
  // The new contact gave the session a new token: it has confirmed nothing yet.
  await confirmByPassword(page, password);
  await expect(page.getByRole("heading", { name: "Your account is deleted" })).toBeVisible();
  await page.goto("/account");
  await expect(page).toHaveURL(/\/signin\?next=/);
});

test("a picture is saved although Save was pressed before the picture was drawn", async ({
  page,
  request,
}) => {
  // No drawn picture counts as loaded until the journey says so, as on a busy machine.
  await page.addInitScript(() => {
    const { prototype } = HTMLImageElement;
    const complete = Object.getOwnPropertyDescriptor(prototype, "complete")!;
    const held: EventTarget[] = [];
    const hold = (event: Event) => {
      if (!(event.target instanceof HTMLImageElement) || !event.target.src.startsWith("blob:")) return;
      event.stopImmediatePropagation();
      held.push(event.target);
    };
    document.addEventListener("load", hold, true);
    Object.defineProperty(prototype, "complete", {
      configurable: true,
      get(this: HTMLImageElement) {
        return !this.src.startsWith("blob:") && complete.get?.call(this);
      },
    });
    document.addEventListener("held-pictures-go-on", () => {
      document.removeEventListener("load", hold, true);
      Object.defineProperty(prototype, "complete", complete);
      for (const picture of held) picture.dispatchEvent(new Event("load"));
    });
  });
  const { email, password } = await member(request);
  await page.goto("/signin?next=/account");
  await field(page, "Email or mobile phone").fill(email);
  await field(page, "Password").fill(password);
  await press(page, "Sign in").click();
  await page.getByLabel("Picture").setInputFiles(PICTURE);
  await press(page, "Save picture").click();
  await page.evaluate(() => document.dispatchEvent(new Event("held-pictures-go-on")));
  await expect(press(page, "Change the picture")).toBeVisible();
});

test("signing out everywhere ends the sessions of other devices", async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const { email, password } = await member(request);
  const elsewhere = await browser.newContext({ baseURL: baseURL! });
  const there = await elsewhere.newPage();
  for (const device of [there, page]) {
    await device.goto("/signin?next=/account");
    await field(device, "Email or mobile phone").fill(email);
    await field(device, "Password").fill(password);
    await press(device, "Sign in").click();
    await expect(device.getByText("This device", { exact: true })).toBeVisible();
  }
  await press(page, "Sign out everywhere").click();
  await confirmByPassword(page, password);
  await expect(page.getByText("You are signed out everywhere")).toBeVisible();
  // Nobody is signed in here any more, so the page asks for a sign-in.
  await expect(page).toHaveURL(/\/signin\?next=/);
  await expect(press(page, "Sign in")).toBeVisible();
  await there.goto("/account");
  await expect(there).toHaveURL(/\/signin\?next=/);
  await elsewhere.close();
});

test.describe("with the keyboard only", () => {
  test.skip(({ isMobile }) => isMobile, "a phone has no Tab");

  test("a visitor becomes a member", async ({ page, request }) => {
    const { email, phone, password } = stranger();
    const { keyboard } = page;
    await page.goto("/signin");
    await tabTo(page, page.getByRole("link", { name: "Create an account" }));
    await keyboard.press("Enter");
    for (const [label, text] of [
      ["First name", "Omar"],
      ["Last name", "Haddad"],
      ["Mobile phone", phone],
      ["Email", email],
      ["Password", password],
      ["Repeat password", password],
    ] as const) {
      await tabTo(page, field(page, label));
      await keyboard.type(text);
    }
    for (const box of [/at least 18/, /I accept the/]) {
      await tabTo(page, page.getByRole("checkbox", { name: box }));
      await keyboard.press("Space");
    }
    await keyboard.press("Enter");

    // The field has the focus, and the complete code is sent by itself.
    await expect(page.getByRole("heading", { name: "Confirm your email" })).toBeVisible();
    await expect(field(page, "6-digit code")).toBeFocused();
    await keyboard.type(await codeFor(request, email));
    await expect(page.getByRole("heading", { name: "Confirm your mobile phone" })).toBeVisible();
    await expect(field(page, "6-digit code")).toBeFocused();
    await keyboard.type(await codeFor(request, phone));
    await expect(page).toHaveURL(/\/auction$/);
  });

  test("a person who forgot their password chooses a new one", async ({ page, request }) => {
    const { email } = await member(request);
    const known = await codeFor(request, email);
    const { keyboard } = page;
    await page.goto("/signin?next=/account");
    await tabTo(page, page.getByRole("link", { name: "Forgot?" }));
    await keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
    await tabTo(page, field(page, "Email or mobile phone"));
    await keyboard.type(email);
    await keyboard.press("Enter");
    await expect(field(page, "16-digit code")).toBeFocused();
    await keyboard.type(await codeFor(request, email, known));
    await expect(field(page, "New password")).toBeFocused();
    await keyboard.type("another-long-password");
    await tabTo(page, field(page, "Repeat password"));
    await keyboard.type("another-long-password");
    await keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "New password saved" })).toBeVisible();
    await tabTo(page, page.getByRole("link", { name: "Sign in" }));
    await keyboard.press("Enter");
    await tabTo(page, field(page, "Email or mobile phone"));
    await keyboard.type(email);
    await tabTo(page, field(page, "Password"));
    await keyboard.type("another-long-password");
    await keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Account", exact: true })).toBeVisible();
  });
});
