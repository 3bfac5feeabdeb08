import type { Query } from "@tanstack/react-query";
import { api, onSessionEnded } from "../http/api.ts";
import { meQuery } from "../http/queries.ts";
import { queryClient } from "../http/query-client.ts";
import { keys } from "../http/query-keys.ts";
import { dropConfirmation } from "./confirmed.ts";
import { readToken, writeToken } from "../http/token.ts";
import { deviceStorage, openChannel } from "../browser/storage.ts";

/** Signs in and out, and tells the listeners of this tab and the other tabs. */

export type SessionChange = "signed-in" | "signed-out" | "expired";

/** The prefix of unsent entries in the storage. */
const DRAFTS = "marsa.draft.";

const listeners = new Set<(change: SessionChange) => void>();
const channel = openChannel("marsa.session");
let known = readToken();

/** Calls the listener at every change of the session in any tab; returns how to stop that. */
export function onSessionChange(listener: (change: SessionChange) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps a new token and reads all data of the person again. */
export async function signedIn(token: string): Promise<void> {
  writeToken(token);
  await changed("signed-in");
  channel?.postMessage("signed-in");
}

/** Ends the session here and on the server, even if the server does not answer. */
export async function signOut(): Promise<void> {
  await api.POST("/auth/signout").catch(() => undefined);
  await accountEnded();
}

/** Ends the session in this browser after the account was deleted, without a call. */
export async function accountEnded(): Promise<void> {
  writeToken(null);
  await changed("signed-out");
  channel?.postMessage("signed-out");
}

/** Watches for 401 answers, for other tabs, and for a cookie that changed while this tab was in the background. */
export function watchSession(): void {
  onSessionEnded((token) => {
    // A late answer to a call of an earlier session is not about this one.
    if (token !== readToken()) return;
    // A token that expired before this page used it makes a visitor; no message about the end of a session.
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

/** Reads the user first, then tells the listeners, then reads all other data. */
async function changed(change: SessionChange): Promise<void> {
  known = readToken();
  await queryClient.cancelQueries({ predicate: dependsOnReader });
  if (change === "signed-in")
    await queryClient.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => undefined);
  else forgetPerson();
  for (const listener of listeners) listener(change);
  const others = (query: Query) => dependsOnReader(query) && query.queryKey[0] !== keys.me[0];
  // After signing out lists start empty, so that nothing of the person remains. After signing in they refresh in place.
  if (change === "signed-in") void queryClient.invalidateQueries({ predicate: others });
  else void queryClient.resetQueries({ predicate: others });
}

/** Removes the stored data of the person. */
function forgetPerson(): void {
  dropConfirmation();
  queryClient.setQueryData(keys.me, null);
  queryClient.removeQueries({ queryKey: keys.balance });
  const kept = Array.from({ length: deviceStorage.length }, (_, place) => deviceStorage.key(place));
  for (const key of kept) if (key?.startsWith(DRAFTS)) deviceStorage.removeItem(key);
  void forgetCaches();
}

/** Removes the caches of the service worker, if there are any. */
async function forgetCaches(): Promise<void> {
  try {
    for (const name of await caches.keys()) await caches.delete(name);
  } catch {
    // Plain http and a browser that keeps nothing have none.
  }
}

function dependsOnReader({ queryKey }: Query): boolean {
  return queryKey[0] !== keys.config[0] && queryKey[0] !== "dict";
}
