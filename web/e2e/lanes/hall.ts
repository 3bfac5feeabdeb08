/** Measures a wall screen as drawn. */
import type { Page } from "@playwright/test";

/** Returns the height of the first digit of an element, px: the rows of its picture with light pixels. */
export async function heightOfFirstDigit(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not drawn`);
  const picture = await page.screenshot({ clip: box });
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d")!;
    context.drawImage(image, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, image.width, image.height);
    const isLight = (x: number, y: number) => data[(y * width + x) * 4]! > 160;
    const rows = (x: number) => Array.from({ length: height }, (_, y) => y).filter((y) => isLight(x, y));
    const columns = Array.from({ length: width }, (_, x) => rows(x));
    const first = columns.findIndex((lit) => lit.length > 0);
    const length = columns.slice(first).findIndex((lit) => lit.length === 0);
    const lit = columns.slice(first, length < 0 ? undefined : first + length).flat();
    return Math.max(...lit) - Math.min(...lit) + 1;
  }, picture.toString("base64"));
}

/** The size of the digits of each price on the page, px. */
export function sizesOfPrices(page: Page): Promise<number[]> {
  return page
    .locator("[data-slot='price']")
    .evaluateAll((prices) =>
      prices
        .filter((price) => price.checkVisibility())
        .map((price) => Number.parseFloat(getComputedStyle(price).fontSize)),
    );
}

/**
 * Returns the texts with less contrast than `least`, with their contrast. A text on a photo counts as on the background
 * of the photo.
 */
export function faintTexts(page: Page, least: number): Promise<string[]> {
  return page.evaluate((lowest) => {
    type Rgba = readonly [number, number, number, number];
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true })!;
    const rgba = (colour: string): Rgba => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [r, g, b, a / 255];
    };
    const luminance = ([r, g, b]: Rgba) => {
      const [x, y, z] = [r, g, b].map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * x! + 0.7152 * y! + 0.0722 * z!;
    };
    const groundOf = (element: Element): Rgba => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const ground = rgba(getComputedStyle(at).backgroundColor);
        if (ground[3] > 0.99) return ground;
      }
      return [255, 255, 255, 1];
    };
    const faint: string[] = [];
    for (const element of document.querySelectorAll("main *")) {
      const text = [...element.childNodes]
        .filter((node) => node.nodeType === 3)
        .map((node) => node.textContent);
      const words = text.join("").trim();
      if (words === "" || !element.checkVisibility() || element.closest(".sr-only, select")) continue;
      const [one, other] = [luminance(rgba(getComputedStyle(element).color)), luminance(groundOf(element))];
      const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      if (ratio < lowest) faint.push(`${words}: ${ratio.toFixed(2)}`);
    }
    return faint;
  }, least);
}

/** Returns the texts under a button in the corner. */
export function textsUnderButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const buttons = [...document.querySelectorAll("main ~ div button")].map((button) =>
      button.getBoundingClientRect(),
    );
    const found: string[] = [];
    const texts = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const covers = ({ x, y, width, height }: DOMRect) =>
        x < right && x + width > left && y < bottom && y + height > top;
      if (right - left > 1 && buttons.some(covers)) found.push(texts.currentNode.textContent ?? "");
    }
    return found;
  });
}
