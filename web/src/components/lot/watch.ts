import { reply } from "@marsa/api-spec/client";
import { useSnapshot } from "valtio/react";
import { toastRefusal } from "../message/toast-refusal.ts";
import { toast } from "../message/toast.tsx";
import { api } from "#/lib/http/api.ts";
import { useMe } from "#/lib/http/queries.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { askSignIn } from "#/lib/session/ask-sign-in.ts";
import { live } from "#/realtime/lots/live.ts";

export interface Watch {
  /** Whether the reader watches the lot. */
  on: boolean;
  toggle: () => void;
}

/**
 * The watch switch of one lot: shown at once, reverted when the server refuses it, with an undo. A visitor is asked to
 * sign in first.
 */
export function useWatch(id: number, title: string): Watch {
  const { mine } = useSnapshot(live.lot(id));
  const me = useMe();
  return {
    on: mine?.favorite ?? false,
    toggle: () => void toggle(id, title, Boolean(me)),
  };
}

/** Sets or removes the reader's watch mark on the server. */
export async function sendWatch(id: number, on: boolean): Promise<void> {
  const lot = { params: { path: { id } } };
  if (on) await reply(api.POST("/auction/fav/add/{id}", lot));
  else await reply(api.POST("/auction/fav/remove/{id}", lot));
}

async function toggle(id: number, title: string, signedIn: boolean): Promise<void> {
  if (signedIn) return set(id, title, !(live.lot(id).mine?.favorite ?? false));
  // After signing in here the person watches the lot, also if they had stopped watching it.
  if (await askSignIn(`Sign in to watch ${title}.`)) return set(id, title, true);
}

async function set(id: number, title: string, on: boolean): Promise<void> {
  const before = live.setFavorite(id, on);
  try {
    await sendWatch(id, on);
  } catch (error) {
    live.setFavorite(id, before);
    toastRefusal("Your watchlist is unchanged.", error);
    return;
  }
  void queryClient.invalidateQueries({ queryKey: keys.navinfo });
  void queryClient.invalidateQueries({ queryKey: keys.counts });
  void toast({
    text: on ? "Added to watchlist" : "Removed from watchlist",
    action: { label: "Undo", onPress: () => void set(id, title, !on) },
  });
}
