const standing = new Map<string, number>();

/**
 * A ref: as long as its element stands on the page, the root carries the class `with-<data-slot>`, for styles of what
 * stands elsewhere. `:root:has(…)` would say the same, and make the browser style the whole page anew for every element
 * that comes or goes anywhere, with each bid of others.
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
