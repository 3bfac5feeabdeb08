// @vitest-environment jsdom
/** Tests of `replaced-text.ts` with React itself: a translation or an extension changes the page between two draws. */
import { createElement as h, Fragment, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { beforeAll, describe, expect, it } from "vitest";
import { guardReplacedText } from "./replaced-text.ts";

// Other scripts live in worlds of their own, so they have the browser's own functions.
const own = {
  text: document.createTextNode.bind(document),
  insert: Node.prototype.insertBefore,
  remove: Node.prototype.removeChild,
};

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

function font(words: string): HTMLElement {
  const outer = document.createElement("font");
  outer.append(document.createElement("font"));
  outer.firstElementChild!.append(own.text(words));
  return outer;
}

/** The neighbouring texts of each parent, as one sentence. */
function sentences(root: Node): Text[][] {
  const all: Text[][] = [];
  for (const text of textsIn(root)) {
    const last = all.at(-1);
    if (last && last.at(-1) === text.previousSibling) last.push(text);
    else all.push([text]);
  }
  return all;
}

const OTHERS: Readonly<Record<string, (root: HTMLElement) => void>> = {
  "Chrome: a font in place of each text, put before it first"(root) {
    for (const text of textsIn(root)) {
      own.insert.call(text.parentNode!, font(`«${text.data}»`), text);
      own.remove.call(text.parentNode!, text);
    }
  },
  "Edge: a font that replaces each text in one step"(root) {
    for (const text of textsIn(root)) text.replaceWith(font(`«${text.data}»`));
  },
  "one font for all texts of a sentence"(root) {
    for (const texts of sentences(root)) {
      texts[0]!.before(font(`«${texts.map(({ data }) => data).join("")}»`));
      for (const text of texts) text.remove();
    }
  },
  "Firefox and Safari: new texts after the old ones are gone"(root) {
    for (const text of textsIn(root)) {
      const { parentNode, nextSibling, data } = text;
      text.remove();
      own.insert.call(parentNode!, own.text(`«${data}»`), nextSibling);
    }
  },
  "twice, each time into another language"(root) {
    for (let times = 0; times < 2; times++) {
      for (const text of textsIn(root)) {
        const old: ChildNode = text.parentElement?.closest("font:not(font font)") ?? text;
        old.replaceWith(font(`«${text.data}»`));
      }
    }
  },
  "an extension that wraps each text"(root) {
    for (const text of textsIn(root)) {
      const mark = document.createElement("mark");
      text.before(mark);
      mark.append(text);
    }
  },
  "an extension that puts nodes beside each element"(root) {
    for (const element of root.querySelectorAll("*")) {
      element.before(document.createElement("grammarly-extension"));
      element.after(document.createElement("com-1password-button"));
    }
  },
};

/** Two draws of the same place. */
const DRAWS: Readonly<Record<string, readonly [before: ReactNode, after: ReactNode]>> = {
  "a price alone": [h("b", null, "20,000"), h("b", null, "20,500")],
  "a price in a sentence": [h("p", null, "Bid ", "20,000", " now"), h("p", null, "Bid ", "20,500", " now")],
  "a text that goes": [h("p", null, "Lot 7 ", "is yours"), h("p", null, "Lot 7 ", null)],
  "a text that comes in the middle": [
    h("p", null, "Lot 7", null, " of 12"),
    h("p", null, "Lot 7", " sold", " of 12"),
  ],
  "a text that becomes an element": [
    h("p", null, "Price ", "20,000"),
    h("p", null, "Price ", h("b", null, "20,500")),
  ],
  "an element before a text": [
    h("p", null, null, "Outbid at ", "20,000"),
    h("p", null, h("i", null, "!"), "Outbid at ", "20,500"),
  ],
  "an element between texts that goes": [
    h("p", null, "You lead", h("i", null, "!"), " at 20,000"),
    h("p", null, "You are outbid", null, " at 20,500"),
  ],
  "a text that becomes the only one": [h("p", null, "You ", "lead"), h("p", null, "Outbid")],
  "an only text that gets neighbours": [h("p", null, "Outbid"), h("p", null, "You ", "lead")],
  "rows in another order": [
    h("ul", null, ...["a", "b", "c"].map((key) => h("li", { key }, key, " 1"))),
    h("ul", null, ...["c", "a", "d"].map((key) => h("li", { key }, key, " 2"))),
  ],
  "texts without an element, in another order": [
    h("p", null, ...["a", "b"].map((key) => h(Fragment, { key }, key, ": 1 "))),
    h("p", null, ...["b", "a"].map((key) => h(Fragment, { key }, key, ": 2 "))),
  ],
  "a whole part that goes": [h("div", null, "Lot ", h("p", null, "7")), null],
};

beforeAll(guardReplacedText);

describe.each(Object.entries(OTHERS))("after %s", (_, change) => {
  it.each(Object.entries(DRAWS))("the next draw shows what it says: %s", async (__, [before, after]) => {
    const place = document.body.appendChild(document.createElement("main"));
    const root = createRoot(place);
    const draw = (node: ReactNode) => flushSync(() => root.render(node));
    draw(before);
    await Promise.resolve();
    change(place);
    await Promise.resolve();
    draw(after);
    const shown = expectedOf(after);
    expect(unmarked(place)).toBe(shown);
    // Drawn back and forth, translated in between, and once more before the browser reports the change.
    change(place);
    draw(before);
    expect(unmarked(place)).toBe(expectedOf(before));
    await Promise.resolve();
    draw(after);
    expect(unmarked(place)).toBe(shown);
    root.unmount();
    place.remove();
  });
});

/** The text of a fresh draw that nothing else changes. */
function expectedOf(node: ReactNode): string {
  const place = document.createElement("main");
  const root = createRoot(place);
  flushSync(() => root.render(node));
  const { textContent } = place;
  root.unmount();
  return textContent;
}

function unmarked(place: HTMLElement): string {
  return place.textContent.replaceAll(/[«»]/g, "");
}

it("the original that a translation itself puts back is followed again", async () => {
  const place = document.body.appendChild(document.createElement("main"));
  const root = createRoot(place);
  const draw = (price: string) => flushSync(() => root.render(h("p", null, "Bid ", price)));
  draw("20,000");
  const texts = textsIn(place);
  const fonts = texts.map(() => font("«»"));
  await Promise.resolve();
  for (const [at, text] of texts.entries()) text.replaceWith(fonts[at]!);
  await Promise.resolve();
  for (const [at, text] of texts.entries()) fonts[at]!.replaceWith(text);
  await Promise.resolve();
  draw("20,500");
  expect(place.innerHTML).toBe("<p>Bid 20,500</p>");
});
