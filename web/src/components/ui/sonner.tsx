import { Toaster as Sonner } from "sonner";

/** Where toasts appear: bottom, above the phone's bars. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-center"
      offset={{ bottom: "calc(var(--link-banner, 0px) + 24px)" }}
      mobileOffset={{
        bottom:
          "calc(var(--spacing-bar) + var(--bid-bar, 0px) + var(--link-banner, 0px) + env(safe-area-inset-bottom) + 12px)",
        left: 16,
        right: 16,
      }}
      // The message itself hears a swipe: this library lets it go after less than the 50 px that are ours.
      swipeDirections={[]}
      toastOptions={{ unstyled: true, classNames: { toast: "w-full font-sans" } }}
    />
  );
}
