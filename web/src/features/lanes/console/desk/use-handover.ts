import type { LaneDeskNow } from "../../../../realtime/lanes/lane-desk.ts";
import type { Commands } from "../commands/use-commands.ts";
import { type DeskView, isOver } from "./desk-view.ts";
import { useDeskNews } from "./use-desk-news.ts";

/** Who asks for the desk, and the answers to that. The reader is told what changes. */
export function useHandover(view: DeskView, desk: LaneDeskNow, me: number | undefined, commands: Commands) {
  useDeskNews(view.desk, desk, me, commands.say);
  return {
    /** Who asks for the reader's desk; null: nobody. */
    asker: view.desk === "mine" && !isOver(view.state) ? (desk.desk?.asked_by ?? null) : null,
    takeOver: () => commands.press({ id: "takeover", name: "The desk", command: { do: "takeover" } }),
    /** Keeps the desk that somebody asks for, or asks for it no longer. */
    decline: () => commands.press({ id: "decline", name: "The answer", command: { do: "decline" } }),
  };
}
