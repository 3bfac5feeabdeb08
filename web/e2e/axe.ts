import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What fades in or out for longer than this is no entrance but a clock, ms. */
const ENTRANCE_MS = 1_000;

/** What axe finds on the page as it stands once it has come to rest, in words. `within`: only there. */
export async function findings(page: Page, within?: string): Promise<string[]> {
  await atRest(page);
  const axe = new AxeBuilder({ page });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map((n) => n.target).join(", ")})`);
}

/** Waits until the app stands in the page and what comes in has come: what fades has its contrast later. */
export async function atRest(page: Page): Promise<void> {
  await page.locator("#root[inert]:not([aria-hidden])").waitFor({ state: "detached" });
  await page.evaluate(async (entranceMs) => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- all of this runs in the page
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const entrances = () =>
      document.getAnimations().filter(({ effect, currentTime, playState }) => {
        const left = Number(effect?.getComputedTiming().endTime) - Number(currentTime);
        return playState === "running" && left < entranceMs;
      });
    await drawn();
    await Promise.race([
      Promise.allSettled(entrances().map(({ finished }) => finished)),
      new Promise((resolve) => setTimeout(resolve, 2 * entranceMs)),
    ]);
    await drawn();
  }, ENTRANCE_MS);
}
