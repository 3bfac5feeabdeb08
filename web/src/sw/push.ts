import { scope } from "./scope.ts";

/** A push message: a sentence, the path of its page, and the badge of the app; null: the badge stays. */
interface Pushed {
  title: string;
  body: string;
  path: string;
  badge: number | null;
}

/** Reads a push message. An unreadable one becomes a general notice, since browsers require a notice for each push. */
export function readPushed(data: unknown): Pushed {
  const {
    title,
    body,
    path,
    app_badge: badge,
  } = (typeof data === "object" && data !== null ? data : {}) as Record<string, unknown>;
  return {
    title: typeof title === "string" ? title : "Marsa",
    body: typeof body === "string" ? body : "There is news about your lots.",
    path: typeof path === "string" && /^\/(?![/\\])/.test(path) ? path : "/auction",
    badge: Number.isSafeInteger(badge) && Number(badge) >= 0 ? Number(badge) : null,
  };
}

/** Shows a push message, and the badge; a newer notice of the same page replaces the older one. */
export async function showPush(data: { json: () => unknown } | null): Promise<void> {
  const { title, body, path, badge } = readPushed(parsed(data));
  const icon = "/icons/icon-192.png";
  const tag = path.split("?")[0]!;
  await Promise.all([
    scope.registration.showNotification(title, { body, icon, badge: icon, tag, data: { path } }),
    // Without a badge on this device the notice is enough.
    badge !== null && scope.navigator.setAppBadge?.(badge).catch(() => undefined),
  ]);
}

/** Opens the page of a notice: in the open window, else in a new one. */
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
