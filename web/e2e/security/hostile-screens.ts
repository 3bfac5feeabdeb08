/** Every screen of the app, with a person of the demo who has something to read on it. */
import type { Page } from "@playwright/test";
import { drawn, poison, waitForWords, watch, type Watch } from "./hostile.ts";

export type Reader = "visitor" | "buyer" | "seller" | "staff" | "auctioneer" | "admin";

/** Screens that show words of people or of the house; the others have the app's own words alone. */
export const WITH_WORDS: Readonly<Record<Reader, readonly string[]>> = {
  visitor: [
    "/auction",
    "/auction?view=table",
    "/auction/107",
    "/auction/compare?lots=107-108",
    "/schedule",
    "/auction/map",
  ],
  buyer: [
    "/auction/107",
    "/auction/108",
    "/auction/101",
    "/buying",
    "/buying?section=won",
    "/auction/workbook",
    "/deposit",
    "/account",
    "/queue/current?lane=1",
  ],
  seller: [
    "/sale",
    "/sale?section=summarizing",
    "/sale/questions",
    "/auction/21",
    "/auction/26",
    "/auction/edit/61",
  ],
  staff: [
    "/clients",
    "/clients?tab=clients",
    ...["profile", "documents", "deposit", "lots", "log"].map(
      (part) => `/clients?section=all&client=7&part=${part}`,
    ),
    "/clients?tab=moderation",
    "/clients?tab=moderation&lot=252",
    "/clients?tab=lanes",
    "/clients?tab=lanes&lane=1&door=1",
    "/clients?tab=payments",
    "/clients?tab=refunds",
    "/clients?tab=payouts",
    "/clients?tab=settlements",
    "/clients?tab=debtors",
    "/clients?tab=questions",
    "/dashboard/standard",
    "/dashboard/static",
    "/dashboard/live",
    "/dashboard/live/1",
  ],
  admin: ["/clients"],
  auctioneer: ["/queue/current?lane=1"],
};

/** Screens without words of others, or with none in the demo. */
export const WITHOUT_WORDS: Readonly<Record<Reader, readonly string[]>> = {
  visitor: [
    "/alburaq",
    "/signin",
    "/signup",
    "/recovery",
    "/verification",
    "/smart-search?q=white+suv",
    "/terms",
    "/conditions",
    "/policy",
  ],
  buyer: ["/account/delete", "/profile/create"],
  seller: ["/auction/edit/0", "/sale/import", "/sale/photos"],
  staff: ["/clients?tab=calls", "/clients?tab=auctions", "/clients?tab=claims"],
  admin: ["/clients?tab=audit", "/clients?tab=papers", "/clients?tab=house"],
  auctioneer: [],
};

export const READERS = Object.keys(WITH_WORDS) as Reader[];

/**
 * Signs the reader in, and puts a text, hostile by default, into all that the page gets. Returns what of it runs from then
 * on.
 */
export async function enterPoisoned(
  page: Page,
  reader: Reader,
  baseURL: string,
  text?: string,
): Promise<Watch> {
  const watched = await watch(page);
  await signIn(page, reader, baseURL);
  await poison(page, text);
  return watched;
}

/** Opens each screen of a reader, and calls `visit` there when its words are shown. The last screen ends the poison. */
export async function eachScreen(
  page: Page,
  reader: Reader,
  visit: (path: string) => Promise<void>,
  words?: string,
): Promise<void> {
  for (const path of [...WITH_WORDS[reader], ...WITHOUT_WORDS[reader]]) {
    await page.goto(path);
    await drawn(page, path);
    if (WITH_WORDS[reader].includes(path)) await waitForWords(page, path, words);
    await visit(path);
  }
  await page.unrouteAll({ behavior: "ignoreErrors" });
}

/** Signs a person of the demo in, without a screen. */
export async function signIn(page: Page, reader: Reader, baseURL: string): Promise<void> {
  if (reader === "visitor") return;
  const answer = await page.request.post("/api/auth/signin", {
    data: { id: `${reader}@marsa.test`, password: "marsa-demo" },
  });
  const { access_token: value } = (await answer.json()) as { access_token: string };
  await page.context().addCookies([{ name: "token", value, url: baseURL }]);
}
