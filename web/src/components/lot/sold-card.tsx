import { Gavel } from "lucide-react";
import { cn } from "#/lib/cn.ts";
import { money } from "@marsa/api-spec/amounts";

interface SoldCardProps {
  /** The winner: "Bidder 7", "you"; null: not known. */
  who: string | null;
  /** Whole AED. */
  amount: number;
  /** A screen for a hall: letters that can be read from the last row. */
  wall?: boolean;
  className?: string;
}

/** The moment of the hammer: the winner, the price and thanks. The hammer falls once; it stays still on request. */
export function SoldCard({ who, amount, wall = false, className }: SoldCardProps) {
  return (
    <div
      data-slot="sold-card"
      className={cn(
        "flex animate-wipe items-center gap-4 bg-green-deep px-4 py-3 text-white",
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
      <div className="min-w-0">
        <p className={cn("text-h2", wall && "wall:text-[3.625rem] wall:leading-[4rem]")}>
          {who === "you" ? "Yours" : who === null ? "Sold" : `Sold to ${who}`}{" "}
          <span className="whitespace-nowrap tabular-nums">for AED {money(amount)}</span>
        </p>
        <p className={cn("text-body", wall && "wall:text-[2rem] wall:leading-10")}>
          {who === "you" ? "Thank you for your bid." : "Thank you to everyone who bid."}
        </p>
      </div>
    </div>
  );
}
