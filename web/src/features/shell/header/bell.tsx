import { Bell as BellIcon } from "lucide-react";
import { openDialog } from "#/lib/dialogs/dialogs.ts";
import { useMe, useNavinfo } from "#/lib/http/queries.ts";
import { Count } from "../menu/area-link.tsx";

/** The button of the notices, with the number of unread ones. */
export function Bell() {
  const me = useMe();
  const unread = useNavinfo()?.unread ?? 0;
  if (!me) return null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={unread > 0 ? `Notifications, ${unread} unread` : "Notifications"}
      onClick={() => openDialog("notifications")}
      className="touch relative grid size-9 shrink-0 place-content-center rounded-md text-text-2 hover:bg-salt hover:text-text lg:size-10"
    >
      <BellIcon aria-hidden size={22} strokeWidth={1.75} />
      {unread > 0 && <Count of={unread} className="absolute end-0.5 top-0.5" />}
    </button>
  );
}
