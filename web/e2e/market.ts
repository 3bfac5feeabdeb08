/** Makes the market of a journey through the controls: new lots and new bidders. */
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import type {
  APIRequestContext,
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
} from "@playwright/test";

type Schemas = components["schemas"];

/**
 * For changes that an event brings at once, rather than a poll. lot-goals.spec.ts measures the speed: a busy machine
 * draws late.
 */
export const AT_ONCE = { timeout: 8_000 };

/** The password of the people that the controls make. */
export const PASSWORD = "harbour-light";

/** The header of a call that asks who it is, for a person with that password. */
export async function sure(
  request: APIRequestContext,
  token: string,
): Promise<{ readonly "x-confirm": string }> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.post("/api/auth/confirm", { headers, data: { password: PASSWORD } });
  const { data } = (await answer.json()) as { data: { confirm: string } };
  return { "x-confirm": data.confirm };
}

/** The dialog that asks who it is. */
export const asksWhoItIs = (page: Page): Locator =>
  page.getByRole("dialog", { name: "Confirm that it is you" });

/** Answers it by the password. */
export async function confirmByPassword(page: Page, password = PASSWORD): Promise<void> {
  await asksWhoItIs(page).getByLabel("Your password", { exact: true }).fill(password);
  await asksWhoItIs(page).getByRole("button", { name: "Confirm" }).click();
}

/** Makes one open lot and returns its id. `seconds` until it ends, prices in AED. */
export async function freshLot(
  request: APIRequestContext,
  lot: Partial<Omit<Schemas["NewLots"], "count">> = {},
): Promise<number> {
  const answer = await request.post("/_mock/lots", { data: { count: 1, seconds: 3600, ...lot } });
  const { data } = (await answer.json()) as { data: { ids: [number] } };
  return data.ids[0];
}

export interface Person {
  readonly id: number;
  readonly token: string;
  readonly context: BrowserContext;
  readonly page: Page;
}

/** Opens a browser window of its own, in which the person with this token is signed in. */
export async function windowOf(
  browser: Browser,
  baseURL: string,
  token: string,
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL, ...options });
  await context.addCookies([{ name: "token", value: token, url: baseURL }]);
  return { context, page: await context.newPage() };
}

/**
 * Makes an approved bidder with AED 1,000,000 by default, signed in, in a browser window of their own.
 */
export async function bidder(
  browser: Browser,
  request: APIRequestContext,
  baseURL: string,
  kind: Schemas["PersonKind"] = "buyer",
  depositAed = 1_000_000,
): Promise<Person> {
  const deposit = kind === "buyer" ? { deposit: depositAed } : {};
  const answer = await request.post("/_mock/tokens", {
    data: { count: 1, as: kind, ...deposit, password: PASSWORD },
  });
  const { data } = (await answer.json()) as { data: [Schemas["Token"]] };
  const [{ id_user: id, access_token: token }] = data;
  return { id, token, ...(await windowOf(browser, baseURL, token)) };
}

/** Buys a lot at its buy-now price, AED, as another person. */
export async function boughtByAnybody(
  request: APIRequestContext,
  { lot, price }: { lot: number; price: number },
): Promise<void> {
  const token = await tokenOf(request);
  const answer = await request.post("/api/auction/buynow", {
    headers: {
      authorization: `Bearer ${token}`,
      "idempotency-key": crypto.randomUUID(),
      ...(await sure(request, token)),
    },
    data: { id_auction: lot, price },
  });
  if (!answer.ok()) throw new Error(`Lot ${lot} was not bought: ${await answer.text()}`);
}

/** Makes a person without a browser, by default without a password, and returns their token. */
export async function tokenOf(
  request: APIRequestContext,
  kind: Schemas["PersonKind"] = "buyer",
): Promise<string> {
  const deposit = kind === "buyer" ? { deposit: 1_000_000 } : {};
  const answer = await request.post("/_mock/tokens", {
    data: { count: 1, as: kind, ...deposit, password: PASSWORD },
  });
  const { data } = (await answer.json()) as { data: [Schemas["Token"]] };
  return data[0].access_token;
}

/** Calls the API as another person, while the page is open. Returns the data of the reply. */
export async function bidOverHttp(
  request: APIRequestContext,
  bid: { token: string; lot: number; price: number; mode?: "exact" | "max" },
): Promise<Schemas["BidReply"]> {
  const answer = await request.post("/api/auction/makebid", {
    headers: { authorization: `Bearer ${bid.token}`, "idempotency-key": crypto.randomUUID() },
    data: { id_auction: bid.lot, price: bid.price, mode: bid.mode ?? "exact" },
  });
  const { data } = (await answer.json()) as { data: Schemas["BidReply"] };
  return data;
}

/** Bids without a recording of the call, which would cost more than the server's answer. */
export async function bidWithFetch(
  baseURL: string,
  bid: { token: string; lot: number; price: number },
): Promise<void> {
  await fetch(`${baseURL}/api/auction/makebid`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${bid.token}`,
      "content-type": "application/json",
      "idempotency-key": crypto.randomUUID(),
    },
    body: JSON.stringify({ id_auction: bid.lot, price: bid.price, mode: "exact" }),
  }).then(
    (answer) => answer.arrayBuffer(),
    () => null,
  );
}

/** The server's time, ms: other journeys on the same server may have moved it. */
export async function serverNow(request: APIRequestContext): Promise<number> {
  const answer = await request.get("/api/config");
  const { clock } = ((await answer.json()) as { data: Schemas["Config"] }).data;
  return new Date(clock.now).getTime();
}

/** The answer of the server to a request that it cannot read. */
export const BAD_REQUEST = {
  status: 400,
  result: "BAD_REQUEST",
  title: "Bad request",
  message: "Sending request error",
};
