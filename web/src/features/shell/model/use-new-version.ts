import { useEffect } from "react";
import { toast } from "#/components/message/toast.tsx";
import { watchBuilds } from "#/lib/app/builds.ts";
import { reloadGuarded } from "#/lib/app/chunk-reload.ts";

/** Interval of checks, besides each return to the page, ms. */
const EVERY_MS = 10 * 60_000;

/** Offers a reload once the server has a newer build of the app. */
export function useNewVersion(): void {
  useEffect(() => {
    const newer = watchBuilds();
    let offered = false;
    async function check(): Promise<void> {
      if (offered || document.visibilityState !== "visible" || !(await newer()) || offered) return;
      offered = true;
      const action = { label: "Reload", onPress: () => void reloadGuarded() };
      await toast({ text: "A new version of Marsa is ready", action, duration: Infinity });
    }
    const look = () => void check();
    look();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
}
