import type { CSSProperties } from "react";
import { Toaster as Sonner } from "sonner";

/** The list of toasts: over the header, since rows and bars reach down to the bottom of each screen. */
export function Toaster() {
  return (
    <Sonner
      position="top-center"
      offset={{ top: 6 }}
      style={{ "--width": "27.5rem" } as CSSProperties}
      mobileOffset={{ top: "calc(env(safe-area-inset-top) + 2px)", left: 8, right: 8 }}
      // Off, since this library closes a toast after less than our 50 px; the toast itself handles swipes.
      swipeDirections={[]}
      toastOptions={{ unstyled: true, classNames: { toast: "w-full font-sans" } }}
    />
  );
}
