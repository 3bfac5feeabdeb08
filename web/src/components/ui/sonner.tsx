import { Toaster as Sonner } from "sonner";

/** The list of toasts: at the bottom, above the phone's bars. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-center"
      offset={{ bottom: "calc(var(--link-banner, 0px) + var(--first-bid, 0px) + 24px)" }}
      mobileOffset={{
        bottom:
          "calc(var(--spacing-bar) + var(--bid-bar, 0px) + var(--first-bid, 0px) + var(--link-banner, 0px) + env(safe-area-inset-bottom) + 12px)",
        left: 16,
        right: 16,
      }}
      // Off, since this library closes a toast after less than our 50 px; the toast itself handles swipes.
      swipeDirections={[]}
      toastOptions={{ unstyled: true, classNames: { toast: "w-full font-sans" } }}
    />
  );
}
