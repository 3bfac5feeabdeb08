/**
 * Compares screens with their committed pictures, with a fixed scene at a fixed instant. Photos are grey: they are not
 * compared, and would be most of the file size.
 */
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { ownServer, type OwnServer } from "../own-server.ts";
import { SCREENS } from "./screen-list.ts";

/** A Friday afternoon in Dubai: lots in every state, two lanes about to start. */
const INSTANT = "2026-11-20T10:00:00.000Z";
const PHOTO = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640"><rect width="960" height="640" fill="#c3cbd6"/><path d="M0 640 960 0" stroke="#aab4c2" stroke-width="3"/></svg>`;

test.use({ serviceWorkers: "block", trace: "off" });

let server: OwnServer;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  server = await ownServer();
  for (const [path, data] of [
    ["/_mock/clock", { freeze: true, set: INSTANT }],
    ["/_mock/scenes", { name: "evening", seed: 1 }],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- the scene is planted at the instant
    expect((await server.request.post(path, { data, timeout: 120_000 })).ok()).toBe(true);
  }
});
test.afterAll(() => server?.stop());

for (const { name, path, as, prepare } of SCREENS) {
  test(name, async ({ page }) => {
    test.slow();
    await page.clock.setFixedTime(INSTANT);
    await page.route("**/files/**", (route) => route.fulfill({ contentType: "image/svg+xml", body: PHOTO }));
    if (as) await signIn(page, as);
    await page.goto(`${server.url}${path}`);
    await settled(page);
    await prepare?.(page);
    await settled(page);
    await expect(page).toHaveScreenshot(`${name}.png`, {
      maxDiffPixelRatio: 0.001,
      animations: "disabled",
      caret: "hide",
      stylePath: join(import.meta.dirname, "still.css"),
    });
  });
}

async function signIn(page: Page, name: string): Promise<void> {
  const answer = await server.request.post("/api/auth/signin", {
    data: { id: `${name}@marsa.test`, password: "marsa-demo" },
  });
  const { access_token: value } = (await answer.json()) as { access_token: string };
  await page.context().addCookies([{ name: "token", value, url: server.url }]);
}

/** Runs in the page: counts the visible placeholders. */
function toCome(): number {
  const blocks = [...document.querySelectorAll("[data-slot='skeleton']")];
  return blocks.filter((block) => {
    const { top, width } = block.getBoundingClientRect();
    return width > 0 && top < innerHeight;
  }).length;
}

/** Waits until the screen, its fonts, calls and connection are complete: a page that is still blank is no picture. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole("heading").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => page.evaluate(toCome)).toBe(0);
  const dot = page.locator("[data-slot='connection']").filter({ visible: true });
  if ((await dot.count()) > 0) await expect(dot).toContainText("Live");
}
