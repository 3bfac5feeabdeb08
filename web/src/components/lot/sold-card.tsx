import { Gavel } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "#/lib/cn.ts";
import { money } from "@marsa/api-spec/amounts";

interface SoldCardProps {
  /** The winner: "Bidder 7", "you"; null: not known. */
  who: string | null;
  /** Whole AED. */
  amount: number;
  /** Whether the reader bid and lost: the next step stands beside it. */
  lost?: boolean;
  children?: ReactNode;
  /** A screen for a hall: letters that can be read from the last row. */
  wall?: boolean;
  className?: string;
}

/** The moment of the hammer: the winner, the price and thanks. The hammer falls once; it stays still on request. */
export function SoldCard({ who, amount, lost = false, wall = false, className, children }: SoldCardProps) {
  const yours = who === "you";
  return (
    <div
      data-slot="sold-card"
      className={cn(
        "flex animate-wipe flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 text-white",
        lost ? "bg-grey" : "bg-green-deep",
        yours && "animate-moment bg-green py-4",
        wall && "wall:gap-9 wall:px-14 wall:py-8",
        className,
      )}
    >
      <Gavel
        aria-hidden
        strokeWidth={1.75}
        className={cn(
          "size-8 flex-none animate-hammer motion-reduce:animate-none",
          wall && "wall:size-[6rem]",
        )}
      />
      <div className="min-w-0 flex-1">
        <p className={cn(yours ? "text-h1" : "text-h2", wall && "wall:text-[3.625rem] wall:leading-[4rem]")}>
          {yours ? "Yours" : who === null ? "Sold" : `Sold to ${who}`}{" "}
          <span className="whitespace-nowrap tabular-nums">for AED {money(amount)}</span>
        </p>
        <p className={cn("text-body", wall && "wall:text-[2rem] wall:leading-10")}>
          {yours
            ? "Thank you for your bid."
            : lost
              ? "Not won. Your deposit for it is free again."
              : "Thank you to everyone who bid."}
        </p>
      </div>
      {children}
    </div>
  );
}
