import { lazy, Suspense, useEffect, useState } from "react";

const Toaster = lazy(async () => ({ default: (await import("../../components/ui/sonner.tsx")).Toaster }));

/** The place for toasts, loaded when the page has nothing better to do. */
export function LateToaster() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), 1_500);
    return () => clearTimeout(timer);
  }, []);
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
