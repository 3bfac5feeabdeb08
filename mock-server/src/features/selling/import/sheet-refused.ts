/** Why a spreadsheet file is not read. */
export class SheetRefused extends Error {
  /** `unread`: the message tells people what to change. */
  readonly why: "broken" | "too_large" | "unread";

  constructor(why: SheetRefused["why"], message: string = why) {
    super(message);
    this.why = why;
  }
}
