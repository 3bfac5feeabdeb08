import { Toaster as Sonner } from "sonner";

/** Where toasts appear: bottom, above the phone's bars; gone after 5 s, after 3 s when they only confirm. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-center"
      offset={24}
      mobileOffset={{
        bottom: "calc(var(--spacing-bar) + var(--bid-bar, 0px) + env(safe-area-inset-bottom) + 12px)",
        left: 16,
        right: 16,
      }}
      duration={5_000}
      toastOptions={{ unstyled: true, classNames: { toast: "w-full font-sans" } }}
    />
  );
}
