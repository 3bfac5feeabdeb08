import { BellPlus } from "lucide-react";
import { Button } from "#/components/ui/button.tsx";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { likeOf, tellOfNext } from "#/features/catalogue/model/smart/save-and-tell.ts";

/** A button that saves a search for lots like this one, with notices of new ones. */
export function TellOfNext({ lot }: { lot: Lot }) {
  return (
    <Button className="mt-4 max-md:h-12 max-md:w-full" onClick={() => void tellOfNext(lot.id_auction)}>
      <BellPlus aria-hidden size={17} strokeWidth={1.75} />
      <span className="truncate">Tell me of the next {likeOf(lot).name}</span>
    </Button>
  );
}
