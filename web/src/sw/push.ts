import { scope } from "./scope.ts";

/** What the server pushes: a sentence, and the path of this site that it is about. */
interface Pushed {
  title: string;
  body: string;
  path: string;
}

/** Reads what was pushed; what is not ours is told as plain news, since browsers insist on a notice for each push. */
export function readPushed(data: unknown): Pushed {
  const { title, body, path } = (typeof data === "object" && data !== null ? data : {}) as Record<
    string,
    unknown
  >;
  return {
    title: typeof title === "string" ? title : "Marsa",
    body: typeof body === "string" ? body : "There is news about your lots.",
    path: typeof path === "string" && /^\/(?![/\\])/.test(path) ? path : "/auction",
  };
}

/** Shows what was pushed; a newer notice about the same place takes the older one's. */
export async function showPush(data: { json: () => unknown } | null): Promise<void> {
  const { title, body, path } = readPushed(parsed(data));
  const icon = "/icons/icon-192.png";
  await scope.registration.showNotification(title, { body, icon, badge: icon, tag: path, data: { path } });
}

/** Leads to what a notice is about: in the window that is there, else in a new one. */
export async function openPush(notification: Notification): Promise<void> {
  notification.close();
  const { path } = readPushed(notification.data);
  const [window] = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (!window) return void (await scope.clients.openWindow(path));
  await window.focus();
  await window.navigate(path);
}

function parsed(data: { json: () => unknown } | null): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}
