import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { toast } from "../../components/message/toast.tsx";
import { onSessionChange } from "../../lib/session/session.ts";

/**
 * A session that ended by itself leads to /signin and from there back here. Who signs out stays where he is, unless the
 * page is only for those who are signed in: its guard decides anew.
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
