import { type RouterHistory, useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";

/** Closes what is open, the uppermost last. */
const closers: (() => void)[] = [];
let stopBlocking: (() => void) | null = null;
/** Whether the browser is on its way back from the added entry. */
let isLeaving = false;

type Index = Readonly<{ __TSR_index?: number; overlay?: true }>;

/**
 * Makes Back close what was opened last, and stay at the page. Of a visit that began here, Back would leave the site, so
 * an entry of the same address is added while something is open.
 * @param isOpen whether it is open, and not by an address of its own: Back leaves such an address as any other
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const history = useRouter({ warn: false })?.history as RouterHistory | undefined;
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen || !history) return;
    const closer = () => onBack();
    closers.push(closer);
    if (closers.length === 1) begin(history);
    return () => {
      closers.splice(closers.indexOf(closer), 1);
      if (closers.length === 0) end();
    };
  }, [isOpen, history]);
}

/** Whether Back closes something, so that it leaves nothing. */
export const hasOverlay = (): boolean => closers.length > 0;

function begin(history: RouterHistory): void {
  stopBlocking = history.block({
    enableBeforeUnload: false,
    blockerFn: ({ action, currentLocation, nextLocation }) => {
      if (isLeaving) return false;
      const isAddedEntry = action === "GO" && indexOf(currentLocation.state) === indexOf(nextLocation.state);
      if (action !== "BACK" && !isAddedEntry) return false;
      closers.at(-1)?.();
      // What lies below, or does not close now, keeps its entry.
      if (isAddedEntry) setTimeout(() => closers.length > 0 && addEntry());
      return !isAddedEntry;
    },
  });
  if (indexOf(history.location.state) === 0) addEntry();
}

function end(): void {
  stopBlocking?.();
  stopBlocking = null;
  // Closed in another way: the added entry goes, unless a link has led on from it.
  setTimeout(() => {
    if (closers.length > 0 || isLeaving || !hasEntry()) return;
    isLeaving = true;
    // Ours comes after the router's listener, which asks the blocker.
    addEventListener("popstate", left, { once: true });
    window.history.back();
  });
}

/** A dialog that opened on the way back gets its entry now. */
function left(): void {
  isLeaving = false;
  if (closers.length > 0) addEntry();
}

// oxlint-disable-next-line no-underscore-dangle -- its name in the router
const indexOf = (state: unknown): number => (state as Index | null)?.__TSR_index ?? 0;

const hasEntry = (): boolean => (window.history.state as Index | null)?.overlay === true;

/** The router does not learn of it: it draws the same page. */
function addEntry(): void {
  if (isLeaving || hasEntry()) return;
  History.prototype.pushState.call(window.history, { ...window.history.state, overlay: true }, "");
}
