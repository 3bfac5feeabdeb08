/** A screen reader in the page: reads what is on it, hears its live regions, and presses. */
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";

const file = import.meta.resolve("@guidepup/virtual-screen-reader/browser.js");

/** The part of the reader's module that the journeys use. */
interface Virtual {
  readonly commands: Readonly<Record<"moveToNextLandmark", unknown>>;
  start(options: { readonly container: Node }): Promise<void>;
  next(): Promise<void>;
  act(): Promise<void>;
  perform(command: unknown): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
  spokenPhraseLog(): Promise<string[]>;
}

declare global {
  // oxlint-disable-next-line no-var -- a global of the page
  var virtual: Virtual;
}

/** The most steps to something: a person gives up earlier. */
const MOST_STEPS = 90;

export class ScreenReader {
  readonly #page: Page;
  private constructor(page: Page) {
    this.#page = page;
  }

  /** Starts reading a page. The module is evaluated, since the page's policy forbids scripts of others. */
  static async on(page: Page): Promise<ScreenReader> {
    const module = readFileSync(new URL(file), "utf8").replace(
      /export\{[^}]*?([^\s,{]+) as virtual\};/u,
      "globalThis.virtual = $1;",
    );
    await page.evaluate(`(() => {${module}\n})()`);
    await page.evaluate(() => virtual.start({ container: document.body }));
    return new ScreenReader(page);
  }

  /** Everything said since the start. */
  heard(): Promise<string[]> {
    return this.#page.evaluate(() => virtual.spokenPhraseLog());
  }

  /** Waits until a live region says the words. */
  async hears(words: string | RegExp): Promise<void> {
    const said = async () =>
      (await this.heard()).filter((each) => /^(polite|assertive): /u.test(each)).join("\n");
    await expect.poll(said, { timeout: 15_000 }).toMatch(words);
  }

  /** Jumps from landmark to landmark to one with these words. */
  async toLandmark(words: RegExp): Promise<void> {
    await this.#to(words, "moveToNextLandmark");
  }

  /** Reads on to a button, and presses it. */
  async press(words: RegExp): Promise<void> {
    await this.#to(words, null);
    await this.#page.evaluate(() => virtual.act());
  }

  /** Repeats a command, null: to the next thing, until a phrase has the words; fails when it is never said. */
  async #to(words: RegExp, command: keyof Virtual["commands"] | null): Promise<void> {
    const found = await this.#page.evaluate(
      async ([source, most, by]) => {
        const wanted = new RegExp(source, "u");
        for (let step = 0; step < most; step++) {
          // oxlint-disable no-await-in-loop -- one step after the other
          if (by === null) await virtual.next();
          else await virtual.perform(virtual.commands[by]);
          if (wanted.test(await virtual.lastSpokenPhrase())) return true;
          // oxlint-enable no-await-in-loop
        }
        return false;
      },
      [words.source, MOST_STEPS, command] as const,
    );
    expect(found, `reads ${words.source} among\n${(await this.heard()).slice(-MOST_STEPS).join("\n")}`).toBe(
      true,
    );
  }
}
