/** Id of the decision card of a lot, which gets the focus after its dialogs. */
export function cardId(lotId: number): string {
  return `decision-${lotId}`;
}
