import type { Query } from "@tanstack/react-query";
import { api, onSessionEnded } from "../http/api.ts";
import { meQuery } from "../http/queries.ts";
import { queryClient } from "../http/query-client.ts";
import { keys } from "../http/query-keys.ts";
import { readToken, writeToken } from "./token.ts";

/** Signing in, signing out, and telling everybody who cares: this tab's listeners and the other tabs. */

export type SessionChange = "signed-in" | "signed-out" | "expired";

/** What a person typed and has not sent yet is kept under this prefix. */
const DRAFTS = "marsa.draft.";

const listeners = new Set<(change: SessionChange) => void>();
const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("marsa.session");
let known = readToken();

/** Hears every change of the session, whichever tab made it. Returns the way out. */
export function onSessionChange(listener: (change: SessionChange) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps a new token and reads everything anew that depends on who is asking. */
export async function signedIn(token: string): Promise<void> {
  writeToken(token);
  await changed("signed-in");
  channel?.postMessage("signed-in");
}

/** Ends the session here and on the server; a server that cannot be reached does not stop it. */
export async function signOut(): Promise<void> {
  await api.POST("/auth/signout").catch(() => undefined);
  await accountEnded();
}

/** The account is gone, and its sessions with it: as after signing out, without a call that nobody could make. */
export async function accountEnded(): Promise<void> {
  writeToken(null);
  await changed("signed-out");
  channel?.postMessage("signed-out");
}

/** Starts to watch: 401 answers, other tabs, and a cookie that changed while this tab was in the background. */
export function watchSession(): void {
  onSessionEnded((token) => {
    // A late answer to a call of an earlier session says nothing about this one.
    if (token !== readToken()) return;
    // A token that was over before this page ever used it makes a visitor, not somebody thrown out.
    const wasHere = Boolean(queryClient.getQueryData(keys.me));
    writeToken(null);
    void changed(wasHere ? "expired" : "signed-out");
    channel?.postMessage("signed-out");
  });
  channel?.addEventListener("message", () => void followCookie());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void followCookie();
  });
}

async function followCookie(): Promise<void> {
  const token = readToken();
  if (token !== known) await changed(token === null ? "signed-out" : "signed-in");
}

/** First who it is, then those who wait for that, then everything that reads differently for him. */
async function changed(change: SessionChange): Promise<void> {
  known = readToken();
  await queryClient.cancelQueries({ predicate: dependsOnReader });
  if (change === "signed-in")
    await queryClient.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => undefined);
  else forgetPerson();
  for (const listener of listeners) listener(change);
  const others = (query: Query) => dependsOnReader(query) && query.queryKey[0] !== keys.me[0];
  // Whoever leaves leaves nothing on the screen, so lists start empty; for whoever comes they are refreshed in place.
  if (change === "signed-in") void queryClient.invalidateQueries({ predicate: others });
  else void queryClient.resetQueries({ predicate: others });
}

/** Clears what was kept in the name of the person who leaves. */
function forgetPerson(): void {
  queryClient.setQueryData(keys.me, null);
  queryClient.removeQueries({ queryKey: keys.balance });
  for (const key of Object.keys(localStorage)) if (key.startsWith(DRAFTS)) localStorage.removeItem(key);
  void forgetCaches();
}

/** What a service worker kept; there are no caches on plain http. */
async function forgetCaches(): Promise<void> {
  if (!("caches" in globalThis)) return;
  for (const name of await caches.keys()) await caches.delete(name);
}

function dependsOnReader({ queryKey }: Query): boolean {
  return queryKey[0] !== keys.config[0] && queryKey[0] !== "dict";
}
