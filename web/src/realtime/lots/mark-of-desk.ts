/** The mark of the room while nobody has said whose its bid is. */
export const UNNAMED = "Room";

/** Whether a mark is that of a paddle or a phone line, which does not tell its bidder who they are. */
export function isOfDesk(mark: string | null): boolean {
  return mark !== null && /^(Room|Phone)\b/.test(mark);
}
