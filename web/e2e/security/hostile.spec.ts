/** Hostile text in every field of every reply, event and form, on every screen: nothing of it runs. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { test } from "../journey.ts";
import { drawn, expectPlain, poison, told, typeEverywhere, watch } from "./hostile.ts";
import { type Reader, signIn, TOLD, UNTOLD } from "./hostile-screens.ts";

// The worker would keep replies from the page's own routes.
test.use({ serviceWorkers: "block" });

const READERS = Object.keys(TOLD) as Reader[];

test("hostile text is tried on every page of the app", () => {
  const { paths } = JSON.parse(
    readFileSync(join(import.meta.dirname, "../../dist/builds/pages.json"), "utf8"),
  ) as { paths: string[] };
  const tried = [...Object.values(TOLD), ...Object.values(UNTOLD)].flat();
  const untried = paths.filter((path) => {
    const pattern = new RegExp(`^${path.replace(/\/$/, "").replaceAll(/\$\w+/g, "\\w+")}(\\?|$)`);
    return path !== "/" && !tried.some((each) => pattern.test(each));
  });
  expect(untried).toEqual([]);
});

for (const reader of READERS) {
  test(`hostile text in every reply, event and field runs nothing, for: ${reader}`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const { seen } = await watch(page);
    await signIn(page, reader, baseURL!);
    await poison(page);
    let fields = 0;
    for (const path of [...TOLD[reader], ...UNTOLD[reader]]) {
      await page.goto(path);
      await drawn(page, path);
      if (TOLD[reader].includes(path)) await told(page, path);
      fields += await typeEverywhere(page);
      await expectPlain(page, path);
    }
    await page.unrouteAll({ behavior: "ignoreErrors" });
    expect(fields).toBeGreaterThan(0);
    expect(seen).toEqual([]);
  });
}
