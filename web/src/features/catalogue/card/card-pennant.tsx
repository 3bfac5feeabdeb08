import { LateTurnPennant } from "#/components/lot/late-turn.tsx";
import { Pennant } from "#/components/lot/pennant.tsx";
import { cn } from "#/lib/cn.ts";
import type { CardState } from "./card-state.ts";

interface CardPennantProps {
  state: Pick<CardState, "pennant" | "turn">;
  /** Whether the flag for outbid appears with an animation, once. */
  wipes?: boolean;
  className?: string;
}

/**
 * The flag of a lot in a list; during its turn in a lane, with the lane's words. None for an open lot without a state
 * of the reader.
 */
export function CardPennant({ state: { pennant, turn }, wipes = false, className }: CardPennantProps) {
  if (pennant === null) return null;
  if (turn !== null) return <LateTurnPennant {...turn} className={className ?? ""} />;
  return (
    <Pennant
      key={pennant.kind}
      kind={pennant.kind}
      className={cn(className, wipes && pennant.kind === "outbid" && "animate-wipe")}
    >
      {pennant.word}
    </Pennant>
  );
}
