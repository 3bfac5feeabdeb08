import { useState } from "react";

const mark = (idQueue: number) => `marsa.quick-bid.${idQueue}`;

function readChoice(idQueue: number): boolean {
  try {
    return sessionStorage.getItem(mark(idQueue)) === "on";
  } catch {
    return false;
  }
}

/** Whether one tap places a bid in this lane. Asked for each lane, and forgotten with the tab. */
export function useQuickBid(idQueue: number): readonly [on: boolean, set: (on: boolean) => void] {
  const [on, setOn] = useState(() => readChoice(idQueue));
  return [
    on,
    (next) => {
      setOn(next);
      try {
        if (next) sessionStorage.setItem(mark(idQueue), "on");
        else sessionStorage.removeItem(mark(idQueue));
      } catch {
        // Then it lasts as long as the page.
      }
    },
  ];
}
