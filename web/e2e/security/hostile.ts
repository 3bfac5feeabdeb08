/** Hostile text in place of every word that the server says, and a watch over all that would run it. */
import { expect, type Page } from "@playwright/test";

/** Ends an attribute, a tag and a script, and runs something by each of three ways. */
const HOSTILE = `"'></script><img src=/x onerror="hostile('img')"><svg/onload=hostile('svg')>{{7*7}}`;
/** In place of an address: nothing may run it. */
const ADDRESS = "javascript:hostile('address')";

/** A field that nobody can type into by then has gone, ms. */
const GONE_AFTER_MS = 2_000;
/** A button that has opened no dialog by then opens none, ms. */
const OPENS_AFTER_MS = 300;
/** Calls that read by POST. */
const READING =
  /^\/api\/(?:(?:auction|my|sale)\/(?:lots|count|selectlist|map)\b|.+\/(?:list|count|eligible|history|sum|statistics|conditions|audit)$)/;

/** Words that the app reads, and that no person writes. */
const READ = new Set(
  "epoch value thumbhash salt mask kind next dict zone version access_token refresh_token auth_token vapid_key auth p256dh key id token status result role act operation seq commitment hash build_id parent".split(
    " ",
  ),
);
const ADDRESSES = new Set(["url", "link", "uri", "avatar", "photo"]);
/** A word of a list, a number, an instant or an address is none that a person writes. */
const NOT_WRITTEN = /^(?:[a-z0-9_.:-]*|[\d\s.,:/+TZ-]+|\d{4}-\d\d-\d\dT.*|\/[\w./?=&%-]*|https?:.*|data:.*)$/;

/** Returns a reply with this text in each field that a person or the house wrote. */
function hostileIn(value: unknown, text: string, name = ""): unknown {
  if (Array.isArray(value)) return value.map((each) => hostileIn(each, text, name));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, hostileIn(each, text, key)]));
  }
  if (typeof value !== "string" || value === "" || READ.has(name)) return value;
  if (ADDRESSES.has(name)) return value.startsWith("/files/") ? value : ADDRESS;
  return NOT_WRITTEN.test(value) ? value : text;
}

/** Puts a text, hostile by default, into each reply of the API, and into each event of the router. */
export async function poison(page: Page, text = HOSTILE): Promise<void> {
  await page.route(/\/api\//, async (route) => {
    // Hostile words of a reply that the app sends back would be refused as too long.
    const sent = route.request().postData()?.replaceAll(JSON.stringify(text).slice(1, -1), "toyota");
    const response = await route.fetch(sent === undefined ? {} : { postData: sent });
    if (!response.headers()["content-type"]?.includes("json")) return route.fulfill({ response });
    return route.fulfill({ response, json: hostileIn(await response.json(), text) });
  });
  // A drawn page carries its first replies: without them, it calls for them.
  await page.route(/^https?:\/\/[^/]+\/(?!api\/)[^.]*$/, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    return route.fulfill({ response, body: html.replace('id="first-replies"', "") });
  });
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const frame = JSON.parse(String(message)) as unknown[];
      // 36 is an event of the WAMP protocol; its last part is the payload.
      if (frame[0] !== 36) return socket.send(message);
      return socket.send(JSON.stringify([...frame.slice(0, -1), hostileIn(frame.at(-1), text)]));
    });
  });
}

/** Collects all that hostile text has run, and all that the content security policy has refused. */
export interface Watch {
  readonly seen: string[];
}

/** Watches a page from its first script on. */
export async function watch(page: Page): Promise<Watch> {
  const seen: string[] = [];
  await page.exposeFunction("hostile", (way: string) => void seen.push(`ran by ${way}`));
  await page.exposeFunction("refusedByPolicy", (what: string) => void seen.push(what));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
      const { refusedByPolicy } = globalThis as unknown as { refusedByPolicy: (what: string) => void };
      refusedByPolicy(
        `${location.pathname}: ${effectiveDirective} refused ${blockedURI} ${sample} ${sourceFile}`,
      );
    });
  });
  page.on("dialog", (dialog) => {
    // The app asks before a page with changes is left; hostile text would open an alert.
    if (dialog.type() !== "beforeunload") seen.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.accept();
  });
  return { seen };
}

/** Expects that hostile text made no element and no address. */
export async function expectPlain(page: Page, where: string): Promise<void> {
  const made = page.locator(
    `[onerror], [onload], img[src="/x"], [href^="javascript:hostile"], [src^="javascript:"]`,
  );
  await expect(made, where).toHaveCount(0);
}

/** Waits until the screen, or the dialog that its address opens, shows words from the server, or names something by them. */
export async function waitForWords(page: Page, where: string, words = "</script>"): Promise<void> {
  const isDialog = where.includes("part=");
  const screen = isDialog ? page.getByRole("dialog") : page.locator("main");
  await expect(screen.getByText(words).or(screen.getByLabel(words)).first(), where).toBeAttached();
}

const TEXT_FIELDS = [
  "textarea",
  ...["text", "search", "email", "tel", "url", "password"].map((type) => `input[type="${type}"]`),
  "input:not([type])",
].map((field) => `${field}:visible:enabled:not([readonly])`);

/**
 * Types hostile text into each text field that the page shows, and leaves the field. A field that goes away meanwhile,
 * such as one of a list that is read again, is left out. Returns the number of fields.
 */
export async function typeEverywhere(page: Page): Promise<number> {
  let typed = 0;
  for (const field of await page.locator(TEXT_FIELDS.join(", ")).all()) {
    const isThere = await field
      .fill(HOSTILE, { timeout: GONE_AFTER_MS })
      .then(() => field.blur({ timeout: GONE_AFTER_MS }))
      .then(
        () => true,
        () => false,
      );
    if (isThere) typed += 1;
  }
  return typed;
}

/** Answers each call that changes something with 503; calls that only read go on. */
export async function refuseChanges(page: Page): Promise<void> {
  await page.route(/\/api\//, (route) => {
    const method = route.request().method();
    const { pathname } = new URL(route.request().url());
    const reads = method === "GET" || (method === "POST" && READING.test(pathname));
    return reads ? route.fallback() : route.fulfill({ status: 503, json: { code: "UNAVAILABLE" } });
  });
}

/**
 * Presses each button of the page, or of the dialog that its address opens, and of those with the same label one. Types
 * hostile text into the dialog that it opens, and closes it. Returns how many dialogs there were.
 */
export async function typeInDialogs(page: Page, path: string): Promise<number> {
  let dialogs = 0;
  const pressed = new Set<string>();
  const address = page.url();
  for (;;) {
    const label = await page.evaluate(markNextButton, [...pressed]);
    if (label === null) return dialogs;
    pressed.add(label);
    await page
      .locator("[data-next]")
      .click({ timeout: GONE_AFTER_MS, force: true })
      .catch(() => {});
    const dialog = page.getByRole("dialog").first();
    if (
      await dialog.waitFor({ timeout: OPENS_AFTER_MS }).then(
        () => true,
        () => false,
      )
    ) {
      dialogs += 1;
      await typeEverywhere(page);
      await expectPlain(page, `${path}, ${label}`);
    }
    await page.keyboard.press("Escape");
    if (page.url() !== address || (await dialog.isVisible())) {
      await page.goto(path);
      await drawn(page, path);
    }
  }
}

/** Marks the first button whose label is not among the pressed ones, and returns its label; null: there is none. */
function markNextButton(pressed: string[]): string | null {
  const root = document.querySelector("[role='dialog']") ?? document.querySelector("main")!;
  document.querySelector("[data-next]")?.removeAttribute("data-next");
  for (const button of root.querySelectorAll<HTMLButtonElement>("button:enabled")) {
    const label = (button.ariaLabel ?? button.textContent).replaceAll(/\d+/g, "0").trim();
    if (pressed.includes(label) || !button.checkVisibility()) continue;
    button.setAttribute("data-next", "");
    return label;
  }
  return null;
}

/** Waits until the app has drawn a page. */
export async function drawn(page: Page, where: string): Promise<void> {
  await expect(page.locator("#root > *").first(), where).toBeAttached();
  await expect(page.locator("#root[inert]:not([aria-hidden])"), where).toHaveCount(0);
  await expect(page.locator("h1, h2, [data-slot='wall']").first(), where).toBeAttached();
}
