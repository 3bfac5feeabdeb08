import { lazy, Suspense } from "react";
import { useSnapshot } from "valtio/react";
import { endNotifications, notificationsRequest } from "../../lib/dialogs/notifications-request.ts";
import { useMe } from "../../lib/http/queries.ts";

const NotificationsSheet = lazy(async () => ({
  default: (await import("./notifications-sheet.tsx")).NotificationsSheet,
}));

/** Shows what the person was told while he asks for it (`askNotifications`). Mounted once, by the root. */
export function NotificationsGate() {
  const { open } = useSnapshot(notificationsRequest);
  const me = useMe();
  return open && me ? (
    <Suspense>
      <NotificationsSheet onClose={endNotifications} />
    </Suspense>
  ) : null;
}
