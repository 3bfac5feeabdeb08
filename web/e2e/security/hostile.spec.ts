/** Hostile text in every field of every reply, event and form, on every screen: nothing of it runs. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { test } from "../journey.ts";
import { expectPlain, typeEverywhere } from "./hostile.ts";
import { eachScreen, enterPoisoned, READERS, WITH_WORDS, WITHOUT_WORDS } from "./hostile-screens.ts";

// The worker would keep replies from the page's own routes.
test.use({ serviceWorkers: "block" });

test("hostile text is tried on every page of the app", () => {
  const { paths } = JSON.parse(
    readFileSync(join(import.meta.dirname, "../../dist/builds/pages.json"), "utf8"),
  ) as { paths: string[] };
  const tried = [...Object.values(WITH_WORDS), ...Object.values(WITHOUT_WORDS)].flat();
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
    const { seen } = await enterPoisoned(page, reader, baseURL!);
    let fields = 0;
    await eachScreen(page, reader, async (path) => {
      fields += await typeEverywhere(page);
      await expectPlain(page, path);
    });
    // The auctioneer's console has buttons alone on a phone.
    const buttonsAlone = reader === "auctioneer" && test.info().project.name === "phone";
    expect(fields > 0).toBe(!buttonsAlone);
    expect(seen).toEqual([]);
  });
}
