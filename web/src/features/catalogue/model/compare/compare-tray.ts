import { useSnapshot } from "valtio/react";
import { proxy } from "valtio/vanilla";
import { MOST_COMPARED } from "#/lib/address/compared.ts";
import { tabStorage } from "#/lib/browser/storage.ts";
import { toast } from "#/components/message/toast.tsx";

const OTHERS = { vehicle: "apartments", apartment: "vehicles" } as const;

/** Adds a lot to the comparison, or removes it. A lot of another kind begins a new comparison, if wanted. */
export function choose(lot: Chosen): void {
  if (fitsTray(lot)) return toggleInTray(lot);
  void toast({
    text: `You are comparing ${OTHERS[lot.kind]}. ${lot.title} has different facts.`,
    action: { label: "Compare this instead", onPress: () => startTray(lot) },
  });
}

const KEY = "compare";

export interface Chosen {
  readonly id: number;
  readonly title: string;
  readonly kind: "vehicle" | "apartment";
}

/** Returns whether a lot can stand beside the chosen ones: only lots of one kind have the same facts. */
export function fitsTray({ kind }: Pick<Chosen, "kind">): boolean {
  return tray.lots.every((lot) => lot.kind === kind);
}

/** Begins a comparison anew with these lots. */
export function startTray(...lots: Chosen[]): void {
  keep(lots);
}

/** The lots chosen for comparison, kept as long as the tab. */
const tray = proxy<{ lots: Chosen[] }>({ lots: readChosen() });

/** Returns the chosen lots in the order of choice. */
export function useTray(): readonly Chosen[] {
  return useSnapshot(tray).lots;
}

/** Adds a lot to the comparison, or removes it; the fifth lot replaces the first. */
export function toggleInTray(lot: Chosen): void {
  const others = tray.lots.filter(({ id }) => id !== lot.id);
  keep(others.length < tray.lots.length ? others : [...others, lot].slice(-MOST_COMPARED));
}

export function emptyTray(): void {
  keep([]);
}

function keep(lots: Chosen[]): void {
  tray.lots = lots;
  tabStorage.setItem(KEY, JSON.stringify(lots));
}

function readChosen(): Chosen[] {
  try {
    const lots: unknown = JSON.parse(tabStorage.getItem(KEY) ?? "[]");
    return Array.isArray(lots) ? lots.filter(isChosen).slice(0, MOST_COMPARED) : [];
  } catch {
    return [];
  }
}

function isChosen(lot: unknown): lot is Chosen {
  return (
    typeof lot === "object" &&
    lot !== null &&
    "id" in lot &&
    Number.isInteger(lot.id) &&
    "title" in lot &&
    typeof lot.title === "string" &&
    "kind" in lot &&
    (lot.kind === "vehicle" || lot.kind === "apartment")
  );
}
