import type { OwnLot } from "#/realtime/lots/own-lot.ts";
import type { SaleAct } from "#/features/sale/model/sale-state.ts";
import type { SaleCard } from "#/features/sale/model/queries.ts";
import { PricesDialog } from "./prices-dialog.tsx";
import { RelistDialog } from "./relist-dialog.tsx";
import { money } from "@marsa/api-spec/amounts";
import { shortInstant } from "@marsa/api-spec/dates";
import { ConfirmDialog } from "#/components/form/confirm-dialog.tsx";
import { toast } from "#/components/message/toast.tsx";
import { messages } from "#/lib/format/messages.ts";
import { convertToDraft, deleteDraft, offerToNext } from "#/features/sale/model/commands.ts";

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

interface OfLot {
  card: SaleCard;
  onClose: () => void;
}

/** Asks before a draft is deleted. */
function DeleteDialog({ card: { lot }, onClose }: OfLot) {
  async function remove() {
    const undo = await deleteDraft(lot.id_auction);
    const onPress = () => void undo().catch(() => toast({ text: messages.tryLater(), tone: "error" }));
    void toast({ text: `Draft ${lot.number} is deleted.`, action: { label: "Undo", onPress } });
  }
  return (
    <ConfirmDialog
      title="Delete this draft?"
      text={`${lot.title}, lot ${lot.number}. Its photos and documents go with it.`}
      safe="The draft is still there."
      press="Delete draft"
      onAct={remove}
      returnTo="sale-title"
      onClose={onClose}
    />
  );
}

/** Asks before a lot is taken back from the staff. */
function ConvertDialog({ card: { lot }, onClose }: OfLot) {
  async function convert() {
    await convertToDraft(lot.id_auction);
    void toast({ text: `Lot ${lot.number} is a draft again.` });
  }
  return (
    <ConfirmDialog
      title="Convert to draft?"
      text={`${lot.title}, lot ${lot.number}. The staff stop checking it. You can change it and publish it again.`}
      safe="The lot is still with the staff."
      press="Convert to draft"
      onAct={convert}
      returnTo="sale-title"
      onClose={onClose}
    />
  );
}

/** Asks before an unpaid lot is offered to the next bidder. */
function OfferDialog({ card: { lot, next_bidder: next }, onClose }: OfLot) {
  async function offer() {
    const { bidder, until } = await offerToNext(lot.id_auction);
    void toast({ text: `${bidder} can accept lot ${lot.number} until ${shortInstant(until)}.` });
  }
  return (
    <ConfirmDialog
      title="Offer it to the next bidder?"
      text={`${lot.title}, lot ${lot.number}. ${next?.bidder ?? "The next bidder"} may have it for AED ${money(next?.amount ?? 0)}, their own highest bid, and has 48 hours to answer. Until then it cannot be listed again.`}
      safe="The lot was offered to nobody."
      press="Offer it"
      onAct={offer}
      returnTo="sale-title"
      onClose={onClose}
    />
  );
}
