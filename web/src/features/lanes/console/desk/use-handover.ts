import type { LaneDeskNow } from "#/realtime/lanes/lane-desk.ts";
import type { Commands } from "../commands/press.ts";
import { type DeskView, isOver } from "./desk-view.ts";
import { useDeskNews } from "./use-desk-news.ts";

/** Handles requests for the desk, and reports changes to the reader. */
export function useHandover(view: DeskView, desk: LaneDeskNow, me: number | undefined, commands: Commands) {
  useDeskNews(view.desk, desk, me, commands.say);
  return {
    /** The person who asks for the reader's desk; null: nobody. */
    asker: view.desk === "mine" && !isOver(view.state) ? (desk.desk?.asked_by ?? null) : null,
    takeOver: () => commands.press({ id: "takeover", name: "The desk", command: { do: "takeover" } }),
    /** Refuses a request for the desk, or withdraws the reader's own. */
    decline: () => commands.press({ id: "decline", name: "The answer", command: { do: "decline" } }),
  };
}
