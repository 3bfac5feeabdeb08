import type { OwnLot } from "../../realtime/lots/own-lot.ts";
import { useStale } from "../../realtime/link/stale.ts";
import { Price } from "./price.tsx";

/** The price of a lot in the person's own lists; faint while the connection is lost. */
export function LivePrice({ lot: { live, status } }: { lot: OwnLot }) {
  const stale = useStale();
  return (
    <Price
      amount={live.price ?? live.start_price}
      size="s"
      mine={status === "leading"}
      className={stale ? "text-text-2" : ""}
    />
  );
}
