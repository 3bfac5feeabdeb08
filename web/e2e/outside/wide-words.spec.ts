/** The widest naughty strings in place of every word of people, on every screen on a phone. */
import { naughtyStrings } from "@marsa/api-spec/contract/outside/outside";
import { expect } from "@playwright/test";
import { test } from "../journey.ts";
import { eachScreen, enterPoisoned, READERS } from "../security/hostile-screens.ts";

// The worker would keep replies from the page's own routes.
test.use({ serviceWorkers: "block", viewport: { width: 390, height: 844 } });

/** The longest that a name may be. */
const LONGEST = 80;

/** Returns the naughty string that begins like this, as long as a name may be. */
function wide(begin: string): string {
  return naughtyStrings.find((text) => text.startsWith(begin))!.slice(0, LONGEST);
}

/** As many marks on a letter as the server takes. */
const MOST_MARKS = 10;

/** Digits without a place to break, capitals of another script, letters under marks, and text from right to left. */
const WIDE_WORDS = {
  digits: wide("99999999"),
  capitals: wide("ЁЂЃ"),
  marks: wide("ด้้")
    .slice(0, 1 + MOST_MARKS)
    .repeat(7),
  arabic: wide("مُنَاق"),
};

for (const [name, text] of Object.entries(WIDE_WORDS)) {
  for (const reader of READERS) {
    const tag = name === "capitals" ? [] : "@proof";
    test(
      `${name} without an end keep to the width of a phone, for: ${reader}`,
      { tag },
      async ({ page, baseURL }) => {
        test.slow();
        await enterPoisoned(page, reader, baseURL!, text);
        const broken: [string, number][] = [];
        await eachScreen(
          page,
          reader,
          async (path) => {
            await page.waitForFunction(isWhole);
            const width = await page.evaluate(() => document.documentElement.scrollWidth);
            if (width > 390) broken.push([path, width]);
          },
          text.slice(0, 12),
        );
        expect(broken).toEqual([]);
      },
    );
  }
}

/** Whether nothing in sight is still to come; what lies further down may wait until it is near. */
function isWhole(): boolean {
  const blocks = [...document.querySelectorAll("main [data-slot='skeleton']")];
  return blocks.every((block) => block.getBoundingClientRect().top > innerHeight);
}
