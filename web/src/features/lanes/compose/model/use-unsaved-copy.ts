import { type RefObject, useEffect } from "react";
import { composedOf } from "./composed.ts";
import { type ComposerState, unsaved } from "./composer-state.ts";
import { keep } from "./unsaved-copy.ts";
import { deviceStorage } from "#/lib/browser/storage.ts";

/** Entries are kept after a pause of this length, ms. */
const PAUSE_MS = 400;

/** Keeps unsaved entries in this browser: at each pause, and when the page closes. */
export function useUnsavedCopy(id: number, state: ComposerState, latest: RefObject<ComposerState>): void {
  useEffect(() => {
    const timer = setTimeout(() => keepCopy(id, state), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [id, state]);
  useEffect(() => {
    const leave = () => keepCopy(id, latest.current);
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [id, latest]);
}

/** Keeps the unsaved entries of a lane in this browser, or removes them after a save. */
export function keepCopy(id: number, state: ComposerState): void {
  const { base, mine, known } = state;
  const before = composedOf(base);
  const joined = mine.lots.filter((lot) => !before.lots.includes(lot)).flatMap((lot) => known.get(lot) ?? []);
  const copy = { version: base.version, base: before, mine, joined };
  keep(id, unsaved(state).length > 0 ? copy : null, deviceStorage);
}
