/** Measures what a thumb presses. */
export const LEAST_PX = 44;

// oxlint-disable unicorn/consistent-function-scoping -- code in the page has no outer scope
/**
 * Runs in the page: returns the visible controls with less than `least` px, with their sizes, except links in a
 * sentence.
 */
export function tooSmall(least: number): string[] {
  const seen = (element: Element): boolean => {
    const { width, height, bottom } = element.getBoundingClientRect();
    return width > 1 && height > 1 && bottom > 0 && getComputedStyle(element).visibility !== "hidden";
  };
  const inSentence = (element: Element): boolean =>
    getComputedStyle(element).display === "inline" &&
    (element.parentElement?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0) + 8;
  return [...document.querySelectorAll("a[href], button, select, input, [role=switch], [role=tab]")]
    .filter((element) => seen(element) && !inSentence(element))
    .flatMap((element) => {
      const after = getComputedStyle(element, "::after");
      const drawn = element.getBoundingClientRect();
      const around = element.closest("label")?.getBoundingClientRect();
      const reach = after.position === "absolute" ? after : { width: "0", height: "0" };
      const width = Math.max(drawn.width, around?.width ?? 0, Number.parseFloat(reach.width) || 0);
      const height = Math.max(drawn.height, around?.height ?? 0, Number.parseFloat(reach.height) || 0);
      if (width > least - 0.5 && height > least - 0.5) return [];
      const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
      return [`${name.trim().slice(0, 40)} ${Math.round(width)} x ${Math.round(height)}`];
    });
}
