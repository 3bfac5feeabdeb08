import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Sheet, SheetClose, SheetContent, SheetTitle } from "#/components/ui/sheet.tsx";
import { useWide } from "#/lib/browser/use-wide.ts";

interface DetailDrawerProps {
  title: string;
  /** Beside the title. */
  state?: ReactNode;
  /** Below it. */
  about: ReactNode;
  /** Id of the title of the list. */
  returnTo: string;
  /** Whether an address of its own opens it. */
  inAddress?: boolean;
  onClose: () => void;
  /** Buttons beside the close button. */
  steps?: ReactNode;
  children: ReactNode;
}

/** The look of a button in the head of a drawer. */
export const DRAWER_BUTTON =
  "touch grid size-9 place-content-center rounded-md text-text-2 hover:bg-salt hover:text-text";

/** A row of a list beside it, which stays usable; on phones a sheet of the whole height. */
export function DetailDrawer({
  title,
  state,
  about,
  returnTo,
  inAddress = false,
  onClose,
  steps,
  children,
}: DetailDrawerProps) {
  const wide = useWide();
  return (
    <Sheet open inAddress={inAddress} modal={!wide} onOpenChange={(open) => !open && onClose()}>
      <SheetContent
        side="end"
        aria-describedby={undefined}
        returnTo={returnTo}
        // The drawer itself takes the focus; the next Tab goes to its first button.
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          (event.currentTarget as HTMLElement).focus();
        }}
        // A press in the list beside it does not close the drawer.
        onInteractOutside={(event) => event.preventDefault()}
        className="lg:top-header"
      >
        <div className="sticky top-0 z-10 flex items-start justify-between gap-3 bg-white px-4 pt-4 pb-2 md:px-6">
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <SheetTitle className="own-way">{title}</SheetTitle>
              {state}
            </div>
            <p className="mt-0.5 text-small text-text-2 empty:hidden">{about}</p>
          </div>
          <div className="-me-1 flex shrink-0 gap-1">
            {steps}
            <SheetClose className={DRAWER_BUTTON}>
              <X aria-hidden size={22} strokeWidth={1.75} />
              <span className="sr-only">Close</span>
            </SheetClose>
          </div>
        </div>
        {children}
      </SheetContent>
    </Sheet>
  );
}
