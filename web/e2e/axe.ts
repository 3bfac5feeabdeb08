/** The check of accessibility in the journeys: axe, run inside the page. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** The short form: each page that is checked reads it once. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** A longer animation is a clock and no entrance, ms. */
const ENTRANCE_MS = 1_000;

/**
 * Returns the findings of axe, in words, once the animations are over; and says so if the page is wider than its
 * window. `within`: only there. The page returns the findings alone: all results of axe would cost four times the
 * processor time.
 */
export async function findings(page: Page, within?: string): Promise<string[]> {
  await atRest(page);
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  return [...(await sideways(page)), ...(await violationsOf(page, within))];
}

/** Says whether the page scrolls sideways. A window of a phone gets wider with its page: its own width stays. */
async function sideways(page: Page): Promise<string[]> {
  const width = page.viewportSize()?.width ?? Infinity;
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  return needed > width ? [`sideways: the page is ${needed} px wide in a window of ${width} px`] : [];
}

function violationsOf(page: Page, within?: string): Promise<string[]> {
  return page.evaluate(async (selector) => {
    const inPage = (globalThis as unknown as { axe: typeof axe }).axe;
    const { violations } = await inPage.run(selector ?? document, { resultTypes: ["violations"] });
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => String(target)).join(", ")})`,
    );
  }, within);
}

/** Waits until the app has started and its entrance animations are over, since faded text has less contrast. */
export async function atRest(page: Page): Promise<void> {
  await page.locator("#root[inert]:not([aria-hidden])").waitFor({ state: "detached" });
  await page.evaluate(async (entranceMs) => {
    const moves = () =>
      document.getAnimations().some(({ effect, currentTime, playState }) => {
        const left = Number(effect?.getComputedTiming().endTime) - Number(currentTime);
        return playState === "running" && left < entranceMs;
      });
    const latest = performance.now() + 2 * entranceMs;
    // An entrance may begin in the next frame: the page is at rest after two frames without one.
    for (let still = 0; still < 2 && performance.now() < latest; still = moves() ? 0 : still + 1)
      await new Promise(requestAnimationFrame);
  }, ENTRANCE_MS);
}
