import { useEffect } from "react";
import { toast } from "../../components/toast.tsx";

/** Asked this often, and whenever the page is looked at again, ms. */
const EVERY_MS = 10 * 60_000;

/** Offers a reload once the server has a newer build of the app than the one that runs here. */
export function useNewVersion(): void {
  useEffect(() => {
    let mine: string | null = null;
    let offered = false;
    async function check(): Promise<void> {
      if (offered || document.visibilityState !== "visible") return;
      const latest = await latestBuild();
      mine ??= latest;
      if (latest === null || latest === mine) return;
      offered = true;
      const action = { label: "Reload", onPress: () => location.reload() };
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

/** The id of the build on the server; null where it does not say (in development, offline). */
async function latestBuild(): Promise<string | null> {
  try {
    const answer: unknown = await (await fetch("/builds/latest.json", { cache: "no-cache" })).json();
    const id = typeof answer === "object" && answer !== null && "id" in answer ? answer.id : null;
    return typeof id === "string" ? id : null;
  } catch {
    return null;
  }
}
