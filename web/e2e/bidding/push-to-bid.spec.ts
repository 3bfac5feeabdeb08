import { expect, type Page } from "@playwright/test";
import { findings } from "../axe.ts";
import { test } from "../journey.ts";
import {
  asksWhoItIs,
  bidder,
  bidOverHttp,
  confirmByPassword,
  freshLot,
  PASSWORD,
  tokenOf,
} from "../market.ts";

interface Badged {
  badge: number | null;
}

/** Records the badge of the app; a browser without a screen has none. */
async function watchBadge(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const badged: Badged = { badge: null };
    const set = async (count = 0) => void (badged.badge = count);
    Object.assign(globalThis, { badged });
    Object.defineProperty(Navigator.prototype, "setAppBadge", { value: set });
  });
}

const badgeOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { badged: Badged }).badged.badge);
const confirmation = (page: Page, amount: string) =>
  page.getByRole("dialog").getByRole("button", { name: new RegExp(`^Bid AED ${amount}`) });

test(
  "a push opens the bid with its amount, and the badge of the app follows the lost leads",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const lot = await freshLot(request, { start_price: 20_000, step: 500 });
    const omar = await bidder(browser, request, baseURL!);
    const rival = await tokenOf(request);
    await watchBadge(omar.page);
    await bidOverHttp(request, { token: omar.token, lot, price: 20_000 });
    await omar.page.goto("/auction");
    await expect.poll(() => badgeOf(omar.page)).toBe(0);
    await bidOverHttp(request, { token: rival, lot, price: 20_500 });
    await expect.poll(() => badgeOf(omar.page)).toBe(1);

    // The address of the push. Nothing is sent before the press.
    await omar.page.goto(`/auction/${lot}?bid=21000`);
    await expect(confirmation(omar.page, "21,000")).toBeVisible();
    await expect(omar.page).toHaveURL(new RegExp(`/auction/${lot}$`));
    expect(await findings(omar.page)).toEqual([]);
    await confirmation(omar.page, "21,000").click();
    await expect(omar.page.locator('[data-slot="band"]').first()).toContainText("Leading");
    await expect.poll(() => badgeOf(omar.page)).toBe(0);

    // The price has moved since the push was sent: the page says so, and raises nothing by itself.
    await bidOverHttp(request, { token: rival, lot, price: 22_000 });
    await omar.page.goto(`/auction/${lot}?bid=21500`);
    await expect(omar.page.getByRole("dialog")).toContainText("22,500");
    await expect(confirmation(omar.page, "21,500")).toHaveCount(0);
    await omar.context.close();
  },
);

test(
  "whose session is over signs in by a passkey in the same tap, and is back at the bid with its amount",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    // Passkeys belong to a name, not to an address of numbers.
    const url = baseURL!.replace("127.0.0.1", "localhost");
    const lot = await freshLot(request, { start_price: 20_000, step: 500 });
    const { page, context } = await bidder(browser, request, url);
    const cdp = await context.newCDPSession(page);
    await cdp.send("WebAuthn.enable");
    const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.goto("/account");
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await page.getByRole("button", { name: "Make passkey" }).click();
    await confirmByPassword(page, PASSWORD);
    await expect(asksWhoItIs(page)).toHaveCount(0);
    await page.getByRole("button", { name: "I have kept the codes" }).click();
    await page.evaluate(() => localStorage.setItem("marsa.passkey", "yes"));

    await context.clearCookies();
    await page.goto(`/auction/${lot}?bid=20500`);
    await page.getByRole("button", { name: "Sign in to bid" }).filter({ visible: true }).first().click();
    await expect(confirmation(page, "20,500")).toBeVisible();
    await expect(page.getByRole("dialog", { name: "Sign in" })).toHaveCount(0);
    await confirmation(page, "20,500").click();
    await expect(page.locator('[data-slot="band"]').first()).toContainText("Leading");
    await cdp.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
    await context.close();
  },
);
