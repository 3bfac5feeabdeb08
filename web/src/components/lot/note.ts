import { reply } from "@marsa/api-spec/client";
import { useSnapshot } from "valtio/react";
import { toastRefusal } from "../message/toast-refusal.ts";
import { toast } from "../message/toast.tsx";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { live } from "#/realtime/lots/live.ts";

/** The contract's limit, characters. */
export const LONGEST_NOTE = 2000;

export interface Note {
  /** Null: none. */
  text: string | null;
  /** Sets the text; blank text removes the note. */
  write: (text: string) => void;
}

/** The reader's private note on one lot: shown at once, reverted when the server refuses it, with an undo. */
export function useNote(id: number): Note {
  const { mine } = useSnapshot(live.lot(id));
  return {
    text: mine?.note ?? null,
    write: (text) => void write(id, text.trim() || null),
  };
}

/** Sets the reader's note on the server; null removes it. */
export async function sendNote(id: number, text: string | null): Promise<void> {
  const body = { id_auction: id };
  if (text === null) await reply(api.POST("/auction/pcomment/delete", { body }));
  else await reply(api.POST("/auction/pcomment/set", { body: { ...body, comment: text } }));
}

async function write(id: number, text: string | null): Promise<void> {
  const before = live.setNote(id, text);
  if (before === text) return;
  try {
    await sendNote(id, text);
  } catch (error) {
    live.setNote(id, before);
    toastRefusal("Your note is unchanged.", error);
    return;
  }
  void queryClient.invalidateQueries({ queryKey: keys.counts });
  void toast({
    text: text === null ? "Note removed" : "Note saved. Only you see it.",
    action: { label: "Undo", onPress: () => void write(id, before) },
  });
}
