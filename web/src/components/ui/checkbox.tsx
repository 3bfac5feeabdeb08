import { Check } from "lucide-react";
import { Checkbox as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

export function Checkbox({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      data-slot="checkbox"
      className={cn(
        "touch size-4.5 shrink-0 rounded-sm border border-line-3 bg-white hover:border-text-3 disabled:bg-salt data-[state=checked]:border-blue data-[state=checked]:bg-blue data-[state=checked]:text-white",
        className,
      )}
      {...props}
    >
      <Primitive.Indicator data-slot="checkbox-indicator" className="grid place-content-center">
        <Check aria-hidden size={13} strokeWidth={3} />
      </Primitive.Indicator>
    </Primitive.Root>
  );
}
