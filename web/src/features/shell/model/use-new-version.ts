import { useEffect } from "react";
import { toast } from "#/components/message/toast.tsx";
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

/** The build of the app on the server: builds/latest.json names it, builds/meta/{id}.json describes it. */

/** The id of a build in a manifest; null for anything else. */
function idIn(manifest: unknown): string | null {
  const id = typeof manifest === "object" && manifest !== null && "id" in manifest ? manifest.id : null;
  return typeof id === "string" && /^[\w-]+$/.test(id) ? id : null;
}

/** Reads a JSON file without any cache; null without such a file, in development or without a network. */
async function readManifest(path: string): Promise<unknown> {
  try {
    const response = await fetch(path, { cache: "no-store" });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

/**
 * Watches for a newer build than the first one. A build counts once its description is there, since a server that is
 * being replaced names files that it does not have yet.
 * @returns a function that looks once; true from the first newer build on
 */
export function watchBuilds(read: (path: string) => Promise<unknown> = readManifest): () => Promise<boolean> {
  let mine: string | null = null;
  let newer = false;
  return async () => {
    if (newer) return true;
    const latest = idIn(await read("/builds/latest.json"));
    mine ??= latest;
    if (latest === null || latest === mine) return false;
    newer = idIn(await read(`/builds/meta/${latest}.json`)) === latest;
    return newer;
  };
}
