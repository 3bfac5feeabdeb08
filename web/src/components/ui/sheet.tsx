import { cva, type VariantProps } from "class-variance-authority";
import { Dialog as Primitive } from "radix-ui";
import { type ComponentProps, useRef } from "react";
import { cn } from "#/lib/cn.ts";
import { useReturnFocus } from "#/lib/dialogs/return-focus.ts";
import { DialogOverlay, type ReturnTo } from "./dialog.tsx";
import { useSheetDrag } from "./sheet-drag.ts";

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
