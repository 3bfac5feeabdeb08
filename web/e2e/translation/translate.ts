/** Imitates the translation of Chrome, and compares a translated page with one that nobody translated. */
import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import type { Person } from "../market.ts";
import { drawn } from "../security/hostile.ts";

/**
 * Translates all pages of a window: each text becomes a new text in two fonts, now and whenever the app draws one. The
 * words stay the same, so that a page can be read and compared. It starts before the app and keeps the functions of the
 * browser, as a script in a world of its own does.
 */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { insertBefore, removeChild } = Node.prototype;
    const { createTextNode } = Document.prototype;
    const KEPT = "script, style, noscript, textarea, [translate='no'], .notranslate, font";

    function translate(text: Text): void {
      const parent = text.parentElement;
      if (!parent || !text.data.trim() || parent.closest(KEPT)) return;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      for (const font of [outer, inner]) font.style.verticalAlign = "inherit";
      outer.append(inner);
      inner.append(createTextNode.call(document, text.data));
      insertBefore.call(parent, outer, text);
      removeChild.call(parent, text);
    }

    function translateIn(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      if (root instanceof Text) texts.push(root);
      for (const text of texts) translate(text);
    }

    let changed = new Set<Node>();
    let isWaiting = false;
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        for (const node of [target, ...addedNodes]) changed.add(node);
      if (isWaiting) return;
      isWaiting = true;
      // The words come from a server, so they never come at once.
      setTimeout(() => {
        const all = changed;
        [changed, isWaiting] = [new Set(), false];
        for (const node of all) if (node.isConnected) translateIn(node);
      }, 50);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

/** Adds what extensions add: elements beside fields and words, and at the end of the page. */
export async function addExtensions(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const NAME = "an-extension";
    setInterval(() => {
      for (const element of document.querySelectorAll("input, textarea, [data-slot] > span, h1, h2"))
        if (element.nextElementSibling?.localName !== NAME) element.after(document.createElement(NAME));
      if (document.body && !document.querySelector(`body > ${NAME}`))
        document.body.append(document.createElement(NAME));
    }, 200);
  });
}

/** Watches for what a broken page shows. Returns a function that expects none of it. */
export function watchFailures(page: Page): (where: string) => Promise<void> {
  const failures: string[] = [];
  page.on("pageerror", (error) => failures.push(error.message));
  return async (where) => {
    expect(failures, where).toEqual([]);
    await expect(page.getByText("Houston, we have a problem"), where).toHaveCount(0);
  };
}

export interface SideBySide {
  /** The changed page of each path. */
  readonly pages: readonly Page[];
  /** Expects that each page shows what the untouched page of the same person shows. */
  follow(where: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens each path twice for a person: in a changed window, and in an untouched one. */
export async function sideBySide(
  browser: Browser,
  {
    person,
    baseURL,
    change,
    paths,
  }: {
    person: Person;
    baseURL: string;
    change: (context: BrowserContext) => Promise<void>;
    paths: readonly string[];
  },
): Promise<SideBySide> {
  const changed = person.context;
  await change(changed);
  const plain = await browser.newContext({ baseURL, storageState: await changed.storageState() });
  const pairs: { path: string; page: Page; other: Page }[] = [];
  for (const path of paths) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person opens them
    pairs.push({ path, page: await open(changed, path), other: await open(plain, path) });
  }
  const watched = pairs.map(({ page }) => watchFailures(page));
  return {
    pages: pairs.map(({ page }) => page),
    async follow(where) {
      for (const [at, { path, page, other }] of pairs.entries()) {
        // oxlint-disable no-await-in-loop -- one after the other
        await expect(page.locator("font, an-extension").first()).toBeAttached();
        await expect(async () => {
          expect(await shownWords(page), `${path}, ${where}`).toBe(await shownWords(other));
        }).toPass();
        await watched[at]?.(`${path}, ${where}`);
        // oxlint-enable no-await-in-loop
      }
    },
    async close() {
      await plain.close();
      await changed.close();
    },
  };
}

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  await drawn(page, path);
  return page;
}

/**
 * The words of a page, without spaces, which depend on its elements, without the speed of its connection, and without
 * what a screen reader has just said, which depends on when the events came.
 */
async function shownWords(page: Page): Promise<string> {
  const text = await page.evaluate(() => {
    const said = [...document.querySelectorAll<HTMLElement>(".sr-only[aria-live]")];
    for (const region of said) region.hidden = true;
    const { innerText } = document.body;
    for (const region of said) region.hidden = false;
    return innerText;
  });
  return text.replaceAll(/\b\d+ ms\b/g, "").replaceAll(/\s+/g, "");
}
