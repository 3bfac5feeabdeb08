import { toastPlace } from "./toast-host.tsx";
import type { Toast } from "./toast-view.tsx";

/** Duration of a confirmation, ms. */
export const TOAST_MS = 3_000;

/** Shows a passing message above everything. Money and bid results also stay on their page. */
export async function toast(message: Toast): Promise<void> {
  // Most visits show no toast, so its code loads with the first one.
  const [{ showToast }] = await Promise.all([import("./toast-view.tsx"), toastPlace()]);
  showToast(message);
}
