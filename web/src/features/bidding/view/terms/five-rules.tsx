import type { Schema } from "@marsa/api-spec/client-problem";
import { memo } from "react";
import { cn } from "#/lib/cn.ts";
import { percent } from "#/lib/format/counts.ts";
import { windowFace, windowWords } from "#/features/bidding/model/lot/words.ts";

interface FiveRulesProps {
  /** Undefined while loading. */
  conditions: Schema<"Conditions"> | undefined;
  className?: string;
}

/** The rules in five lines, with this lot's own numbers. */
export const FiveRules = memo(function FiveRules({ conditions, className }: FiveRulesProps) {
  if (!conditions) return null;
  const { window_s: window, deposit } = conditions;
  return (
    <section className={cn("mt-7", className)}>
      <h2 className="text-h3">The rules in five lines</h2>
      <ol className="mt-1.5 grid list-decimal gap-0.5 ps-5 text-small text-text-2">
        <li>A placed bid cannot be cancelled.</li>
        <li>
          A bid in the last {windowWords(window)} resets the clock to {windowFace(window)}.
        </li>
        <li>The server’s clock decides, by time of receipt.</li>
        <li>Equal amounts: the first one keeps the lead.</li>
        <li>{percent(deposit.rate)} of your maximum is held, and freed when you are outbid.</li>
      </ol>
    </section>
  );
});
