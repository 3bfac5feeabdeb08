import type { OwnLot } from "#/realtime/lots/own-lot.ts";
import type { SaleAct } from "#/features/sale/model/sale-state.ts";
import type { SaleCard } from "#/features/sale/model/queries.ts";
import { ConvertDialog, DeleteDialog, OfferDialog } from "./ask-dialog.tsx";
import { PricesDialog } from "./prices-dialog.tsx";
import { RelistDialog } from "./relist-dialog.tsx";

interface LotDialogProps {
  act: SaleAct;
  card: SaleCard;
  lot: OwnLot;
  onClose: () => void;
}

/** The dialog of an action on one lot; actions that need none have none. */
export function LotDialog({ act, card, lot, onClose }: LotDialogProps) {
  switch (act) {
    case "delete":
      return <DeleteDialog card={card} onClose={onClose} />;
    case "convert":
      return <ConvertDialog card={card} onClose={onClose} />;
    case "prices":
      return <PricesDialog card={card} live={lot.live} onClose={onClose} />;
    case "offer":
      return <OfferDialog card={card} onClose={onClose} />;
    case "relist":
      return <RelistDialog card={card} live={lot.live} onClose={onClose} />;
    default:
      return null;
  }
}
