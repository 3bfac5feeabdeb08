import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";

const Toaster = lazy(async () => ({ default: (await import("../ui/sonner.tsx")).Toaster }));

let wanted = false;
let wake = () => {};
let mounted = () => {};
const ready = new Promise<void>((resolve) => {
  mounted = resolve;
});

/** Loads the toasts with the first one, since most visits show none; resolves when the host is mounted. */
export function toastPlace(): Promise<void> {
  wanted = true;
  wake();
  return ready;
}

/** The host of all toasts. Mounted once, by the root. */
export function ToastHost() {
  const needed = useSyncExternalStore(watch, isWanted, isWanted);
  return needed ? (
    <Suspense>
      <Toaster />
      <Mounted />
    </Suspense>
  ) : null;
}

function Mounted() {
  useEffect(() => mounted(), []);
  return null;
}

const isWanted = () => wanted;

function watch(listener: () => void): () => void {
  wake = listener;
  return () => {
    wake = () => {};
  };
}
