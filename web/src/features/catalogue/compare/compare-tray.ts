import { useSnapshot } from "valtio/react";
import { proxy } from "valtio/vanilla";
import { MOST_COMPARED } from "./compared.ts";

const KEY = "compare";

interface Chosen {
  readonly id: number;
  readonly title: string;
}

/** Lots laid aside to be compared, as long as the tab is open. */
const tray = proxy<{ lots: Chosen[] }>({ lots: kept() });

/** The lots that were laid aside, in that order. */
export function useTray(): readonly Chosen[] {
  return useSnapshot(tray).lots;
}

/** Lays a lot aside, or takes it back; the fifth takes the place of the first. */
export function toggleInTray(lot: Chosen): void {
  const others = tray.lots.filter(({ id }) => id !== lot.id);
  keep(others.length < tray.lots.length ? others : [...others, lot].slice(-MOST_COMPARED));
}

export function emptyTray(): void {
  keep([]);
}

function keep(lots: Chosen[]): void {
  tray.lots = lots;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(lots));
  } catch {
    // Full or forbidden: the tray lives as long as the page.
  }
}

function kept(): Chosen[] {
  try {
    const lots: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
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
    typeof lot.title === "string"
  );
}
