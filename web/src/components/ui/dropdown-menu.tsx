import { Check } from "lucide-react";
import { DropdownMenu as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "#/lib/cn.ts";

export const DropdownMenu = Primitive.Root;
export const DropdownMenuTrigger = Primitive.Trigger;
export const DropdownMenuRadioGroup = Primitive.RadioGroup;

const item =
  "relative flex min-h-10 cursor-default items-center gap-2.5 rounded-sm px-2.5 text-body outline-none select-none data-disabled:text-text-3 data-highlighted:bg-salt [&_svg]:text-text-2";

interface DropdownMenuContentProps extends ComponentProps<typeof Primitive.Content> {
  /** false: drawn in its own landmark. Only where no parent clips it. */
  portal?: boolean;
}

export function DropdownMenuContent({
  className,
  align = "end",
  sideOffset = 6,
  portal = true,
  ...props
}: DropdownMenuContentProps) {
  const content = (
    <Primitive.Content
      data-slot="dropdown-menu-content"
      align={align}
      sideOffset={sideOffset}
      collisionPadding={12}
      className={cn(
        "z-50 min-w-52 rounded-lg border border-line bg-white p-1.5 shadow-panel data-closed:animate-fade-out data-open:animate-fade-in",
        className,
      )}
      {...props}
    />
  );
  return portal ? <Primitive.Portal>{content}</Primitive.Portal> : content;
}

export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return <Primitive.Item data-slot="dropdown-menu-item" className={cn(item, className)} {...props} />;
}

export function DropdownMenuRadioItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.RadioItem>) {
  return (
    <Primitive.RadioItem
      data-slot="dropdown-menu-radio-item"
      className={cn(item, "pe-9 data-[state=checked]:font-strong", className)}
      {...props}
    >
      {children}
      <Primitive.ItemIndicator className="absolute end-2.5">
        <Check aria-hidden size={16} className="text-blue!" />
      </Primitive.ItemIndicator>
    </Primitive.RadioItem>
  );
}

export function DropdownMenuCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.CheckboxItem>) {
  return (
    <Primitive.CheckboxItem
      data-slot="dropdown-menu-checkbox-item"
      className={cn(item, "pe-9", className)}
      {...props}
    >
      {children}
      <Primitive.ItemIndicator className="absolute end-2.5">
        <Check aria-hidden size={16} className="text-blue!" />
      </Primitive.ItemIndicator>
    </Primitive.CheckboxItem>
  );
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Primitive.Label>) {
  return (
    <Primitive.Label
      data-slot="dropdown-menu-label"
      className={cn("px-2.5 py-2 text-small text-text-2", className)}
      {...props}
    />
  );
}

export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof Primitive.Separator>) {
  return (
    <Primitive.Separator
      data-slot="dropdown-menu-separator"
      className={cn("my-1.5 h-px bg-line", className)}
      {...props}
    />
  );
}
