const standing = new Map<string, number>();

/**
 * A ref that gives the root the class `with-<data-slot>` while its element is on the page, for styles elsewhere.
 * `:root:has(…)` would make the browser restyle the whole page with each bid of others.
 */
export function markRoot(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const { slot = "", played } = element.dataset;
  const names = [`with-${slot}`, ...(played === undefined ? [] : [`with-${slot}-played`])];
  for (const name of names) change(name, 1);
  return () => {
    for (const name of names) change(name, -1);
  };
}

function change(name: string, by: number): void {
  const count = (standing.get(name) ?? 0) + by;
  standing.set(name, count);
  document.documentElement.classList.toggle(name, count > 0);
}
