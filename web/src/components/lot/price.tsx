import { cva, type VariantProps } from "class-variance-authority";
import { cn } from "../../lib/cn.ts";
import { RollingNumber } from "./rolling-number.tsx";

const price = cva("inline-flex items-baseline whitespace-nowrap tabular-nums", {
  variants: {
    size: {
      hall: "text-price-hall",
      lane: "text-price-lane",
      /** 48 px: the hero of a lot. */
      lot: "text-price-lot",
      m: "text-price-m",
      /** 20 px on wide screens, 24 on phones: the card. */
      card: "text-price-card md:text-price-s",
      s: "text-price-s",
    },
  },
  defaultVariants: { size: "s" },
});

interface PriceProps extends VariantProps<typeof price> {
  /** Whole AED. */
  amount: number;
  /** A change flashes green instead of blue. */
  mine?: boolean;
  /** on ink. */
  onInk?: boolean;
  className?: string;
}

/** The price is the hero: nothing else on a screen is as big or as heavy. "AED" small and grey before it. */
export function Price({ amount, size, mine = false, onInk = false, className }: PriceProps) {
  return (
    <span data-slot="price" className={cn(price({ size }), className)}>
      <span
        className={cn(
          "font-label tracking-normal",
          size === "lot" ? "me-[.6em] text-[1.0625rem]" : "me-[.37em] text-[max(.54em,11px)]",
          onInk ? "text-on-ink-2" : "text-text-3",
        )}
      >
        AED
      </span>
      <RollingNumber value={amount} mine={mine} />
    </span>
  );
}
