import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe finds on the page as it stands, in words. */
export async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map((n) => n.target).join(", ")})`);
}
