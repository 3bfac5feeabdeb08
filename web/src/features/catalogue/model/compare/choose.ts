import { toast } from "#/components/message/toast.tsx";
import { type Chosen, fitsTray, startTray, toggleInTray } from "./compare-tray.ts";

const OTHERS = { vehicle: "apartments", apartment: "vehicles" } as const;

/** Adds a lot to the comparison, or removes it. A lot of another kind begins a new comparison, if wanted. */
export function choose(lot: Chosen): void {
  if (fitsTray(lot)) return toggleInTray(lot);
  void toast({
    text: `You are comparing ${OTHERS[lot.kind]}. ${lot.title} has different facts.`,
    action: { label: "Compare this instead", onPress: () => startTray(lot) },
  });
}
