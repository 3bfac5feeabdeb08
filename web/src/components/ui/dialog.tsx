import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { useBackCloses } from "#/lib/dialogs/back-closes.ts";
import { cn } from "#/lib/cn.ts";
import { useReturnFocus } from "#/lib/dialogs/return-focus.ts";

interface DialogProps extends ComponentProps<typeof Primitive.Root> {
  /** Whether an address of its own opens it: Back leaves that address. */
  inAddress?: boolean;
}

/**
 * A dialog in the middle of wide screens, a sheet from below on phones. The focus returns to the opener; Back closes it.
 */
export function Dialog({ inAddress = false, ...props }: DialogProps) {
  useBackCloses(props.open === true && !inAddress, () => props.onOpenChange?.(false));
  return <Primitive.Root {...props} />;
}

export function DialogOverlay({ className, ...props }: ComponentProps<typeof Primitive.Overlay>) {
  return (
    <Primitive.Overlay
      data-slot="dialog-overlay"
      className={cn(
        "fixed inset-0 z-50 bg-ink/60 data-closed:animate-fade-out data-open:animate-fade-in",
        className,
      )}
      {...props}
    />
  );
}

export interface ReturnTo {
  /** Id of the element that gets the focus when the opener is gone. */
  returnTo?: string | undefined;
}

export function DialogContent({
  className,
  children,
  returnTo,
  ...props
}: ComponentProps<typeof Primitive.Content> & ReturnTo) {
  const returning = useReturnFocus(returnTo, props);
  return (
    <Primitive.Portal>
      <DialogOverlay />
      <Primitive.Content
        data-slot="dialog-content"
        className={cn(
          "fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] overflow-y-auto overscroll-contain rounded-t-sheet bg-white pb-[env(safe-area-inset-bottom)] shadow-drawer focus:outline-none data-closed:animate-sheet-out data-open:animate-sheet-in",
          "md:inset-auto md:start-1/2 md:top-1/2 md:max-h-[88dvh] md:w-full md:max-w-[27.5rem] md:-translate-1/2 md:rounded-lg md:pb-0 md:data-closed:animate-fade-out md:data-open:animate-fade-in rtl:md:translate-x-1/2",
          className,
        )}
        {...props}
        {...returning}
      >
        {children}
      </Primitive.Content>
    </Primitive.Portal>
  );
}

/** The title and the close button. */
export function DialogHeader({ className, children, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="dialog-header"
      className={cn("flex items-center justify-between gap-3 px-4 pt-4 pb-3 md:px-6 md:pt-5", className)}
      {...props}
    >
      <div className="min-w-0">{children}</div>
      <Primitive.Close className="touch -me-1 grid size-9 shrink-0 place-content-center rounded-md text-text-2 hover:bg-salt hover:text-text">
        <X aria-hidden size={22} strokeWidth={1.75} />
        <span className="sr-only">Close</span>
      </Primitive.Close>
    </div>
  );
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return (
    <Primitive.Title
      data-slot="dialog-title"
      className={cn("text-[1.25rem] leading-7 font-heavy tracking-[-.016em]", className)}
      {...props}
    />
  );
}

export function DialogDescription({ className, ...props }: ComponentProps<typeof Primitive.Description>) {
  return (
    <Primitive.Description
      data-slot="dialog-description"
      className={cn("text-body text-text-2", className)}
      {...props}
    />
  );
}

/** The actions, in reach of a thumb. */
export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="dialog-footer"
      className={cn("flex flex-col gap-2 px-4 pt-4 pb-5 md:px-6 md:pb-6", className)}
      {...props}
    />
  );
}

interface TitledDialogProps extends Omit<ComponentProps<typeof DialogContent>, "title"> {
  title: ReactNode;
  /** Below the title. */
  text?: ReactNode;
  /** Classes of the text. */
  textLook?: string;
  /** Classes of the head. */
  headLook?: string;
  inAddress?: boolean;
  onClose: () => void;
}

/** An open dialog with its title, its text and a close button. */
export function TitledDialog({
  title,
  text,
  textLook,
  headLook,
  inAddress = false,
  onClose,
  children,
  ...content
}: TitledDialogProps) {
  return (
    <Dialog open inAddress={inAddress} onOpenChange={(open) => !open && onClose()}>
      <DialogContent {...content} {...(text === undefined && { "aria-describedby": undefined })}>
        <DialogHeader className={headLook}>
          <DialogTitle>{title}</DialogTitle>
          {text !== undefined && (
            <DialogDescription asChild className={textLook}>
              <div>{text}</div>
            </DialogDescription>
          )}
        </DialogHeader>
        {children}
      </DialogContent>
    </Dialog>
  );
}
