import { type DeskView, isOver } from "./desk/desk-view.ts";
import type { Control } from "./commands/control.ts";
import { nextWord } from "./commands/use-acts.ts";
import type { Commands } from "./commands/press.ts";
import type { Notice } from "./commands/use-notice.ts";
import type { Width } from "./use-width.ts";

/** Tells new auctioneers that the hammer needs no control. */
const BY_ITSELF: Notice = {
  tone: "info",
  text: "The hammer falls by itself at the end of a final call.",
};

const BY_HAND: Notice = { tone: "info", text: "You have the hammer: no clock ends a lot." };

/** Returns the message under the controls; null: none. */
export function noticeOf(
  { notice, armed }: Pick<Commands, "notice" | "armed">,
  view: DeskView,
  controls: readonly Control[],
  width: Width,
): Notice | null {
  if (notice) return notice;
  const waiting = armed === "next" ? nextWord(view) : controls.find(({ id }) => id === armed)?.label;
  if (waiting === undefined) {
    if (view.lot !== null || isOver(view.state) || view.desk !== "mine") return null;
    return view.byHand ? BY_HAND : BY_ITSELF;
  }
  const back = width === "phone" ? "" : " Esc cancels it.";
  return { tone: "waits", text: `${waiting} waits for its second press.${back}` };
}
