import { cva, type VariantProps } from "class-variance-authority";
import { Children, cloneElement, type ComponentProps, type ReactElement } from "react";
import { cn } from "#/lib/cn.ts";

export const buttonVariants = cva(
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-strong text-center max-w-full [td_&]:whitespace-nowrap select-none transition-colors duration-100 disabled:pointer-events-none aria-disabled:cursor-not-allowed [&_svg]:shrink-0",
  {
    variants: {
      // Buttons have a full touch target, however small they look; links in a line of text do not.
      variant: {
        /** The main button of a block. */
        press: "touch bg-red text-white hover:bg-red-pressed active:bg-red-pressed",
        ink: "touch bg-ink text-white hover:bg-ink-3 active:bg-ink-2",
        plain:
          "touch border border-line-2 bg-white text-text hover:border-line-3 hover:bg-salt active:bg-salt-2",
        "outline-blue": "touch border border-blue bg-white text-blue hover:bg-blue-tint active:bg-blue-tint",
        /** Words only. */
        ghost: "touch text-text hover:bg-salt active:bg-salt-2",
        "ghost-blue": "touch text-blue hover:bg-blue-tint active:bg-blue-tint",
        link: "rounded-sm font-normal text-blue hover:underline",
      },
      size: {
        sm: "h-9 px-3 text-small",
        md: "h-10 px-4 text-body",
        lg: "h-12 px-5 text-long",
        xl: "h-13 px-6 text-long",
        icon: "size-10",
        inline: "",
      },
    },
    compoundVariants: [{ variant: "link", className: "h-auto px-0" }],
    defaultVariants: { variant: "plain", size: "md" },
  },
);

/** The look of a disabled button of any variant. */
const OFF =
  "disabled:border disabled:border-line disabled:bg-salt disabled:text-text-3 aria-disabled:border aria-disabled:border-line aria-disabled:bg-salt aria-disabled:text-text-3 aria-disabled:hover:bg-salt";

interface ButtonProps extends ComponentProps<"button">, VariantProps<typeof buttonVariants> {
  /** Gives its classes to its only child, a link. */
  asChild?: boolean;
}

/** Use `aria-disabled` in place of `disabled` where the reason must be reachable by keyboard. */
export function Button({ className, variant, size, asChild = false, children, ...props }: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), variant !== "link" && OFF, className);
  if (asChild) {
    const child = Children.only(children) as ReactElement<{ className?: string }>;
    return cloneElement(child, { className: cn(classes, child.props.className) });
  }
  return (
    <button data-slot="button" type="button" className={classes} {...props}>
      {children}
    </button>
  );
}
