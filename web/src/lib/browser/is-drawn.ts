/** Whether an element takes space on the page: not inside something with `display: none`. */
export function isDrawn(element: Element): boolean {
  return element.getClientRects().length > 0;
}
