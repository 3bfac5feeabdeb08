import { expect, type Page } from "@playwright/test";
import { callAs, newClient, signAsManager, staffWithPassword } from "./clients.ts";
import { test } from "../journey.ts";
import {
  asksWhoItIs,
  confirmByPassword,
  AT_ONCE,
  bidder,
  bidOverHttp,
  freshLot,
  windowOf,
} from "../market.ts";
import { tabTo } from "../people.ts";

const exact = { exact: true } as const;
const drawer = (page: Page) => page.getByRole("dialog").first();
/** The dialog of an act, over the drawer. */
const over = (page: Page) =>
  page.getByRole("dialog", { name: /^(Lock|Unlock|Set a password|One-time|Roles of|Change roles)/ });
const reason = (page: Page) => page.getByRole("textbox", { name: "Reason" });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Searches a client by their email, and opens the drawer. */
async function find(page: Page, { email, name }: { email: string; name: string }, section = "all") {
  await page.goto(`/clients?tab=clients&section=${section}`);
  await page.getByRole("searchbox", { name: "Search clients" }).fill(email);
  await page.getByRole("link", { name, exact: true }).click();
  await expect(drawer(page)).toContainText(name);
}

// @proves 2.route.clients-inside-backoffice-only
// @proves 2.menu.clients
// @proves 4.transition.client-accept
// @proves 1.capability.staff-accept-lock-and-unlock-profiles
test("the staff find a new client, compare the documents and accept them, and they may bid at once", async ({
  browser,
  request,
  baseURL,
}) => {
  const client = await newClient(request);
  const { context: theirs, page: their } = await windowOf(browser, baseURL!, client.token);
  await their.goto("/account");
  await expect(their.getByText("Under review").first()).toBeVisible();
  const { page, context } = await bidder(browser, request, baseURL!, "manager");

  await page.goto("/clients?tab=clients");
  await expect(page.getByRole("link", { name: /^New \d+$/ })).toHaveAttribute("aria-current", "page");
  await page.getByRole("searchbox", { name: "Search clients" }).fill(`0${client.phone.slice(4)}`);
  await page.getByRole("link", { name: client.name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`client=${client.id}`));
  await expect(drawer(page)).toContainText("Sep 19, 2031");
  await expect(drawer(page).getByRole("img", { name: "Passport photo page" })).toBeVisible();
  const photo = drawer(page).getByRole("img", { name: "Passport photo page" });
  const widthOf = async () => (await photo.boundingBox())!.width;
  const width = await widthOf();
  await press(page, "Bigger").click();
  await expect.poll(widthOf).toBeGreaterThan(width);
  await press(page, "Turn").click();
  await expect(photo).toHaveCSS("transform", /matrix\(0, [\d.]+, -[\d.]+, 0/);
  await page.getByRole("button", { name: /letter\.pdf/ }).click();
  await expect(drawer(page).locator("iframe[title='Document']")).toHaveAttribute("src", /^blob:/);

  const accept = press(page, "Accept profile");
  await expect(accept).toHaveAttribute("aria-disabled", "true");
  for (const check of [/^Name and date/, /^Documents are/, /^Photo page/]) {
    await page.getByRole("checkbox", { name: check }).check();
  }
  await expect(page.getByText("3 of 3 checks")).toBeVisible();
  await accept.click();
  await expect(drawer(page).getByText("Ok", exact)).toBeVisible();
  await expect(their.getByText("Under review")).toHaveCount(0, AT_ONCE);

  await page.getByRole("button", { name: /^Staff log/ }).click();
  await expect(drawer(page)).toContainText("Profile accepted by");
  await expect(drawer(page)).toContainText("Checked: Name and date of birth match both documents");
  await context.close();
  await theirs.close();
});

// @proves 2.screen.client-list-with-lock-and-unlock
// @proves 4.transition.client-lock-with-reason-and-lock
// @proves 4.transition.client-unlock
// @proves 1.capability.staff-accept-lock-and-unlock-profiles
test("a manager locks a client with a reason and a last day, and unlocks them", async ({
  browser,
  request,
  baseURL,
}) => {
  const lot = await freshLot(request);
  const buyer = await bidder(browser, request, baseURL!);
  await bidOverHttp(request, { token: buyer.token, lot, price: 900_000, mode: "max" });
  await buyer.page.goto("/account");
  const { page, context } = await bidder(browser, request, baseURL!, "manager");

  await page.goto(`/clients?section=ok&client=${buyer.id}`);
  await press(page, "Lock").click();
  await over(page).getByRole("button", { name: "Lock", exact: true }).click();
  await expect(over(page)).toContainText("Reason is required");
  await over(page).getByRole("button", { name: "A won lot was not paid" }).click();
  await over(page).getByLabel("Last day").fill("2020-01-01");
  await over(page).getByRole("button", { name: "Lock", exact: true }).click();
  await expect(over(page)).toContainText("The date can't be before today");
  await over(page).getByLabel("Last day").fill("2035-01-31");
  await expect(over(page)).toContainText(
    "They lead 1 open lot. These leads and their stored maximums stay binding.",
  );
  await over(page).getByRole("button", { name: "Lock", exact: true }).click();
  await expect(drawer(page)).toContainText("Last day: Jan 31, 2035");
  await expect(buyer.page.getByText("A won lot was not paid").first()).toBeVisible(AT_ONCE);
  const after = await request.get(`/api/auction/lot/${lot}`);
  expect(((await after.json()) as { data: { live: { leader: string } } }).data.live.leader).toBe("Bidder 1");

  await press(page, "Unlock").click();
  await over(page).getByRole("button", { name: "Unlock", exact: true }).click();
  await expect(page.getByText("It needs a second signature")).toBeVisible();
  const me = await request.get("/api/auth/me", { headers: { authorization: `Bearer ${buyer.token}` } });
  const { data } = (await me.json()) as { data: { id_profile: number } };
  await signAsManager(request, `unlock/${data.id_profile}`);
  await expect(press(page, "Lock")).toBeVisible();
  await expect(buyer.page.getByText("A won lot was not paid")).toHaveCount(0, AT_ONCE);
  await context.close();
  await buyer.context.close();
});

test("with two staff members at one client, the second reads the act of the first, and keeps their entries", async ({
  browser,
  request,
  baseURL,
}) => {
  const client = await newClient(request);
  const first = await bidder(browser, request, baseURL!, "manager");
  const second = await bidder(browser, request, baseURL!, "manager");
  await second.page.goto(`/clients?client=${client.id}`);
  await press(second.page, "Lock").click();
  const typed = "The passport belongs to somebody else, we asked for another";
  await reason(second.page).fill(typed);

  const body = { id_profile: client.idProfile, reason: "Under age", lock_before: "2035-01-31" };
  await callAs(request, first.token, "/backoffice/clients/update/lock", body);
  await over(second.page).getByRole("button", { name: "Lock", exact: true }).click();
  await expect(second.page.getByText("Somebody else changed this client meanwhile.")).toBeVisible();
  await expect(over(second.page)).toContainText("Profile locked. Reason: Under age (until 2035-01-31).");
  await expect(reason(second.page)).toHaveValue(typed);

  await callAs(request, first.token, "/backoffice/clients/update/unlock", { id_profile: client.idProfile });
  await signAsManager(request, `unlock/${client.idProfile}`);
  await over(second.page).getByRole("button", { name: "Lock", exact: true }).click();
  await expect(reason(second.page)).toHaveValue(typed);
  await over(second.page).getByRole("button", { name: "Lock", exact: true }).click();
  await expect(drawer(second.page)).toContainText(typed);
  await first.context.close();
  await second.context.close();
});

test("a client with a one-time password chooses their own before anything else", async ({
  browser,
  request,
  baseURL,
  page: their,
}) => {
  const client = await newClient(request);
  const manager = await staffWithPassword(browser, request, { baseURL: baseURL!, who: "manager" });
  const { page, password } = manager;
  await find(page, client);
  await press(page, "Set password").click();
  await press(page, "Set one-time password").click();
  await confirmByPassword(page, "not-mine-at-all");
  await expect(asksWhoItIs(page)).toContainText("This is not your password.");
  await confirmByPassword(page, password);
  const oneTime = (await page.getByTestId("one-time").textContent()) ?? "";
  expect(oneTime).toMatch(/^.{4}(-.{4}){3}$/);
  await press(page, "Done").click();
  await expect(page.getByText(oneTime)).toHaveCount(0);

  await their.goto("/signin?next=/account");
  await their.getByLabel("Email or mobile phone", exact).fill(client.email);
  await their.getByLabel("Password", exact).fill(oneTime);
  await press(their, "Sign in").click();
  await expect(their.getByText("Choose your own password.")).toBeVisible();
  await their.getByLabel("New password", exact).fill(oneTime);
  await their.getByLabel("Repeat password", exact).fill(oneTime);
  await press(their, "Save and sign in").click();
  await expect(their.getByText("Choose another password than the one-time one").first()).toBeVisible();
  await their.getByLabel("New password", exact).fill("my-own-harbour");
  await their.getByLabel("Repeat password", exact).fill("my-own-harbour");
  await press(their, "Save and sign in").click();
  await expect(their).toHaveURL(/\/account$/);
  await expect(their.getByText(client.email).first()).toBeVisible();
  await manager.context.close();
});

test("an admin changes roles in two steps, and the person's open page follows at once", async ({
  browser,
  request,
  baseURL,
}) => {
  const person = await bidder(browser, request, baseURL!, "registered");
  await person.page.goto("/clients");
  await expect(person.page.getByText("Page not found: /clients")).toBeVisible();
  await person.page.goto("/auction");
  const admin = await staffWithPassword(browser, request, { baseURL: baseURL!, who: "admin" });
  const { page, password } = admin;
  await page.goto(`/clients?section=all&client=${person.id}`);
  await press(page, "Roles").click();
  await over(page)
    .getByRole("checkbox", { name: /^Back office/ })
    .check();
  await over(page).getByLabel("Status").selectOption("manager");
  await press(page, "Continue").click();
  await expect(over(page)).toContainText("buyer, backoffice; manager");
  await press(page, "Change roles").click();
  await confirmByPassword(page, password);
  await expect(page.getByText("It needs a second signature")).toBeVisible();
  await signAsManager(request, `role/${person.id}`);
  await expect(drawer(page)).toContainText("manager");
  await person.page.getByRole("link", { name: /^Desk/ }).first().click();
  await expect(person.page.getByRole("heading", { level: 1, name: /for you$/ })).toBeVisible();
  await person.context.close();
  await admin.context.close();
});

test("the list is saved as a spreadsheet, and its filters are in the address", async ({
  browser,
  request,
  baseURL,
}) => {
  const client = await newClient(request);
  const { page, context } = await bidder(browser, request, baseURL!, "backoffice");
  await page.goto("/clients?tab=clients");
  await page.getByRole("searchbox", { name: "Search clients" }).fill(client.email);
  await page.getByRole("combobox", { name: "Form" }).selectOption("individual");
  await expect(page).toHaveURL(/form=individual/);
  await expect(page.getByRole("list", { name: "Clients found" }).getByRole("listitem")).toHaveCount(1);
  const saving = page.waitForEvent("download");
  await press(page, "Export").click();
  expect((await saving).suggestedFilename()).toBe("marsa-clients.xlsx");
  await page.reload();
  await expect(page.getByRole("searchbox", { name: "Search clients" })).toHaveValue(client.email);
  // The words search clients: they are no words for the header's search of lots.
  await expect(page.getByLabel("Search lots").first()).toHaveValue("");
  await page.getByRole("combobox", { name: "Form" }).selectOption("company");
  await expect(page.getByRole("heading", { name: "No client matches" })).toBeVisible();
  await page.goto("/clients?section=nowhere");
  await expect(page.getByText("Page not found: /clients")).toBeVisible();
  await context.close();
});

test("without a mouse a client is found, opened, closed and locked, and the focus returns to the row", async ({
  browser,
  request,
  baseURL,
}) => {
  test.skip(test.info().project.name === "phone", "A phone has no keys.");
  const client = await newClient(request);
  const { page, context } = await bidder(browser, request, baseURL!, "manager");
  await page.goto("/clients?tab=clients");
  await tabTo(page, page.getByRole("searchbox", { name: "Search clients" }));
  await page.keyboard.type(client.email);
  const row = page.getByRole("link", { name: client.name, exact: true });
  await expect(page.getByRole("list", { name: "Clients found" }).getByRole("listitem")).toHaveCount(1);
  await tabTo(page, row);
  await page.keyboard.press("Enter");
  await expect(drawer(page)).toContainText(client.name);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(row).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, press(page, "Lock"));
  await page.keyboard.press("Enter");
  await tabTo(page, reason(page));
  await page.keyboard.type("The passport cannot be read");
  await tabTo(page, over(page).getByRole("button", { name: "Lock", exact: true }));
  await page.keyboard.press("Enter");
  await expect(drawer(page)).toContainText("The passport cannot be read");
  await expect(over(page)).toHaveCount(0);
  await context.close();
});
