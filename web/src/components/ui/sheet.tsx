import { cva, type VariantProps } from "class-variance-authority";
import { Dialog as Primitive } from "radix-ui";
import { type ComponentProps, useRef, type PointerEvent } from "react";
import { cn } from "#/lib/cn.ts";
import { useReturnFocus } from "#/lib/dialogs/return-focus.ts";
import { DialogOverlay, type ReturnTo } from "./dialog.tsx";

export const SheetClose = Primitive.Close;
export {
  Dialog as Sheet,
  DialogHeader as SheetHeader,
  DialogTitle as SheetTitle,
  DialogFooter as SheetFooter,
} from "./dialog.tsx";

/** bottom: a sheet on phones, dragged down by its handle to close. end: a drawer of 600 px. */
const sheet = cva(
  "fixed z-50 flex flex-col overflow-y-auto overscroll-contain bg-white shadow-drawer focus:outline-none",
  {
    variants: {
      side: {
        bottom:
          "inset-x-0 bottom-0 max-h-[92dvh] rounded-t-sheet pb-[env(safe-area-inset-bottom)] data-closed:animate-sheet-out data-open:animate-sheet-in",
        end: "inset-y-0 end-0 w-full max-w-drawer data-closed:animate-drawer-out data-open:animate-drawer-in",
      },
    },
    defaultVariants: { side: "bottom" },
  },
);

interface SheetContentProps
  extends ComponentProps<typeof Primitive.Content>, VariantProps<typeof sheet>, ReturnTo {
  /** Draws the handle above the content. A sheet with a coloured first row has none. */
  handle?: boolean;
}

export function SheetContent({
  className,
  side = "bottom",
  handle = true,
  children,
  returnTo,
  ...props
}: SheetContentProps) {
  const returning = useReturnFocus(returnTo, props);
  const close = useRef<HTMLButtonElement>(null);
  const drag = useSheetDrag(() => close.current?.click());
  return (
    <Primitive.Portal>
      <DialogOverlay />
      <Primitive.Content
        data-slot="sheet-content"
        className={cn(sheet({ side }), className)}
        {...props}
        {...returning}
      >
        {side === "bottom" && handle && (
          <div {...drag} className="-mb-3 flex shrink-0 touch-none justify-center pt-2 pb-3">
            <span className="h-1 w-9 rounded-full bg-line-2" />
          </div>
        )}
        {children}
        <Primitive.Close ref={close} className="hidden" tabIndex={-1} aria-hidden />
      </Primitive.Content>
    </Primitive.Portal>
  );
}

/** A sheet closes when dragged down further than this, px, or faster than that, px per ms. */
const FAR_PX = 120;
const FAST = 0.5;

/** Lets a sheet follow a finger on its handle. Returns handlers for the handle; `onClose` closes the sheet. */
function useSheetDrag(onClose: () => void) {
  const start = useRef<{ y: number; at: number } | null>(null);

  function drawn(event: PointerEvent<HTMLElement>): number {
    return start.current ? Math.max(0, event.clientY - start.current.y) : 0;
  }
  function settle(event: PointerEvent<HTMLElement>): void {
    start.current = null;
    shift(event, 0);
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { y: event.clientY, at: event.timeStamp };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current) shift(event, drawn(event));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const far = drawn(event);
      const fast = start.current ? far / Math.max(1, event.timeStamp - start.current.at) : 0;
      settle(event);
      if (far > FAR_PX || (far > 24 && fast > FAST)) onClose();
    },
    onPointerCancel: settle,
  };
}

/** Moves the sheet of a handle down by so many px; 0 returns it to its place. */
function shift(event: PointerEvent<HTMLElement>, px: number): void {
  const content = event.currentTarget.closest<HTMLElement>("[data-slot=sheet-content]");
  if (content) content.style.translate = px === 0 ? "" : `0 ${px}px`;
}
