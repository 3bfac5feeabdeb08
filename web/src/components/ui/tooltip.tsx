import { Tooltip as Primitive } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";

interface TooltipProps extends Pick<ComponentProps<typeof Primitive.Content>, "side" | "align"> {
  /** What hovers. Never the only place of a fact. */
  text: ReactNode;
  /** The one element it belongs to. */
  children: ReactNode;
}

export function Tooltip({ text, children, side = "bottom", align = "center" }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={300}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            data-slot="tooltip-content"
            side={side}
            align={align}
            sideOffset={6}
            collisionPadding={12}
            className="z-50 max-w-72 rounded-sm bg-ink px-2.5 py-1.5 text-micro text-white data-open:animate-fade-in"
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
