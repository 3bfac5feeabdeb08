import { Toaster as Sonner } from "sonner";
import { useWide } from "../../lib/browser/use-wide.ts";

/**
 * The list of toasts: at the bottom of a wide screen, and over the header of a phone, whose rows and bars reach down to
 * the bottom.
 */
export function Toaster() {
  const wide = useWide();
  return (
    <Sonner
      position={wide ? "bottom-center" : "top-center"}
      offset={{ top: 2, bottom: "calc(var(--link-banner, 0px) + var(--first-bid, 0px) + 24px)" }}
      mobileOffset={{ top: "calc(env(safe-area-inset-top) + 2px)", left: 8, right: 8 }}
      // Off, since this library closes a toast after less than our 50 px; the toast itself handles swipes.
      swipeDirections={[]}
      toastOptions={{ unstyled: true, classNames: { toast: "w-full font-sans" } }}
    />
  );
}
