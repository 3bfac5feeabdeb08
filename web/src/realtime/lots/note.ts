import { reply } from "@marsa/api-spec/client";
import { useSnapshot } from "valtio/react";
import { toast } from "../../components/message/toast.tsx";
import { api } from "../../lib/http/api.ts";
import { keys } from "../../lib/http/query-keys.ts";
import { queryClient } from "../../lib/http/query-client.ts";
import { live } from "./live.ts";

/** As the document has it, characters. */
export const LONGEST_NOTE = 2000;

export interface Note {
  /** Null: there is none. */
  text: string | null;
  /** Puts another text in its place; white space alone takes it away. */
  write: (text: string) => void;
}

/** The reader's private note on one lot: shown at once, undone when the server refuses, and undoable by the person. */
export function useNote(id: number): Note {
  const { mine } = useSnapshot(live.lot(id));
  return {
    text: mine?.note ?? null,
    write: (text) => void write(id, text.trim() === "" ? null : text.trim()),
  };
}

async function write(id: number, text: string | null): Promise<void> {
  const before = live.setNote(id, text);
  if (before === text) return;
  try {
    await (text === null
      ? reply(api.POST("/auction/pcomment/delete", { body: { id_auction: id } }))
      : reply(api.POST("/auction/pcomment/set", { body: { id_auction: id, comment: text } })));
  } catch (error) {
    live.setNote(id, before);
    const why = error instanceof Error ? error.message : "Error, please try again later";
    void toast({ text: `Your note is as it was. ${why}`, tone: "error" });
    return;
  }
  void queryClient.invalidateQueries({ queryKey: keys.counts });
  void toast({
    text: text === null ? "Note removed" : "Note saved. Only you see it.",
    action: { label: "Undo", onPress: () => void write(id, before) },
  });
}
