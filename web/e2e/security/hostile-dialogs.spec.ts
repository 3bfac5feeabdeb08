/** Hostile text in every field of every dialog that a button of a screen opens: nothing of it runs. */
import { expect } from "@playwright/test";
import { test } from "../journey.ts";
import { refuseChanges, typeInDialogs } from "./hostile.ts";
import { eachScreen, enterPoisoned, READERS } from "./hostile-screens.ts";

// The worker would keep replies from the page's own routes.
test.use({ serviceWorkers: "block" });

/** The admin's screens are those of the staff, without their dialogs. */
const WITHOUT_DIALOGS = "admin";

for (const reader of READERS) {
  test(
    `hostile text in the dialogs of each screen runs nothing, for: ${reader}`,
    { tag: "@proof" },
    async ({ page, baseURL }) => {
      test.slow();
      const { seen } = await enterPoisoned(page, reader, baseURL!);
      await refuseChanges(page);
      let dialogs = 0;
      await eachScreen(page, reader, async (path) => {
        dialogs += await typeInDialogs(page, path);
      });
      if (reader !== WITHOUT_DIALOGS) expect(dialogs).toBeGreaterThan(0);
      expect(seen).toEqual([]);
    },
  );
}
