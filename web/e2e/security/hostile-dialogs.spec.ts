/** Hostile text in every field of every dialog that a button of a screen opens: nothing of it runs. */
import { expect } from "@playwright/test";
import { test } from "../journey.ts";
import { drawn, poison, refuseChanges, told, typeInDialogs, watch } from "./hostile.ts";
import { type Reader, signIn, TOLD, UNTOLD } from "./hostile-screens.ts";

// The worker would keep replies from the page's own routes.
test.use({ serviceWorkers: "block" });

for (const reader of Object.keys(TOLD) as Reader[]) {
  test(`hostile text in the dialogs of each screen runs nothing, for: ${reader}`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const { seen } = await watch(page);
    await signIn(page, reader, baseURL!);
    await poison(page);
    await refuseChanges(page);
    const typed = { dialogs: 0, fields: 0 };
    for (const path of [...TOLD[reader], ...UNTOLD[reader]]) {
      await page.goto(path);
      await drawn(page, path);
      if (TOLD[reader].includes(path)) await told(page, path);
      const found = await typeInDialogs(page, path);
      typed.dialogs += found.dialogs;
      typed.fields += found.fields;
    }
    await page.unrouteAll({ behavior: "ignoreErrors" });
    console.log(`${reader}: ${typed.dialogs} dialogs, ${typed.fields} fields`);
    expect(seen).toEqual([]);
  });
}
