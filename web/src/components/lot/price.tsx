import { cva, type VariantProps } from "class-variance-authority";
import { cn } from "#/lib/cn.ts";
import { RollingNumber } from "./rolling-number.tsx";

const price = cva("inline-flex items-baseline whitespace-nowrap tabular-nums", {
  variants: {
    size: {
      hall: "text-price-hall",
      lane: "text-price-lane",
      /** 48 px: the price on a lot page. */
      lot: "text-price-lot",
      m: "text-price-m",
      /** Cards: 24 px on phones, 20 px on wide screens. */
      card: "text-price-card md:text-price-s",
      s: "text-price-s",
    },
  },
  defaultVariants: { size: "s" },
});

interface PriceProps extends VariantProps<typeof price> {
  /** Whole AED. */
  amount: number;
  /** Whether a change flashes green instead of blue. */
  mine?: boolean;
  /** Whether the background is dark. */
  onInk?: boolean;
  className?: string;
}

/** A price, the largest text of its screen, after a small grey "AED". */
export function Price({ amount, size, mine = false, onInk = false, className }: PriceProps) {
  return (
    <span data-slot="price" translate="no" className={cn(price({ size }), className)}>
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
