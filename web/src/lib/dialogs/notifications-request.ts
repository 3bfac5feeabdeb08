import { proxy } from "valtio/vanilla";

/** Read by the gate of the notifications' sheet. */
export const notificationsRequest = proxy({ open: false });

/** Opens what the person was told, over the page he is on. */
export function askNotifications(): void {
  notificationsRequest.open = true;
}

/** The sheet is closed. */
export function endNotifications(): void {
  notificationsRequest.open = false;
}
