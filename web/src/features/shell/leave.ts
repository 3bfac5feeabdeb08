import { toast, TOAST_MS } from "../../components/message/toast.tsx";
import { signOut } from "../../lib/session/session.ts";

/** The person signs out, here and in the other tabs, and is told that it is done. */
export async function leave(): Promise<void> {
  await signOut();
  await toast({ text: "You are signed out", duration: TOAST_MS });
}
