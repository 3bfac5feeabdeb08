import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";

const Toaster = lazy(async () => ({ default: (await import("../ui/sonner.tsx")).Toaster }));

let wanted = false;
let wake = () => {};
let mounted = () => {};
const ready = new Promise<void>((resolve) => {
  mounted = resolve;
});

/** Resolves when toasts can appear; most visits never see one, so their place is loaded with the first. */
export function toastPlace(): Promise<void> {
  wanted = true;
  wake();
  return ready;
}

/** The place for toasts. Mounted once, by the root. */
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
