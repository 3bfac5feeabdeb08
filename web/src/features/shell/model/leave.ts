import { toast, TOAST_MS } from "#/components/message/toast.tsx";
import { signOut } from "#/lib/session/session.ts";

/** Signs out, here and in the other tabs, and confirms that. */
export async function leave(): Promise<void> {
  await signOut();
  await toast({ text: "You are signed out", duration: TOAST_MS });
}
