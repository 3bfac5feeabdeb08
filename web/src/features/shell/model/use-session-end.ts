import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { toast } from "#/components/message/toast.tsx";
import { onSessionChange } from "#/lib/session/session.ts";

/**
 * After a session ended by itself, opens /signin with the way back. After signing out the page stays, unless its guard
 * needs a sign-in.
 */
export function useSessionEnd(): void {
  const router = useRouter();
  useEffect(
    () =>
      onSessionChange((change) => {
        if (change === "signed-out") void router.invalidate();
        if (change !== "expired") return;
        void toast({ text: "Your session is over. Please sign in again.", tone: "error" });
        void router.navigate({ to: "/signin", search: { next: router.state.location.href } });
      }),
    [router],
  );
}
