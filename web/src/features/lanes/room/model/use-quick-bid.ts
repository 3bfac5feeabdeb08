import { useState } from "react";
import { tabStorage } from "#/lib/browser/storage.ts";

const mark = (idQueue: number) => `marsa.quick-bid.${idQueue}`;

function readChoice(idQueue: number): boolean {
  return tabStorage.getItem(mark(idQueue)) === "on";
}

/** Whether one tap places a bid in this lane. Asked for each lane, and forgotten with the tab. */
export function useQuickBid(idQueue: number): readonly [on: boolean, set: (on: boolean) => void] {
  const [on, setOn] = useState(() => readChoice(idQueue));
  return [
    on,
    (next) => {
      setOn(next);
      if (next) tabStorage.setItem(mark(idQueue), "on");
      else tabStorage.removeItem(mark(idQueue));
    },
  ];
}
