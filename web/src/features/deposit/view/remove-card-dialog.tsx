import { reply } from "@marsa/api-spec/client";
import { ConfirmDialog } from "#/components/form/confirm-dialog.tsx";
import { announce } from "#/lib/browser/announce.ts";
import { api } from "#/lib/http/api.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { cardName, type SavedCard, savedCardsQuery } from "#/lib/money/saved-cards.ts";

/** Asks before a saved card is removed. */
export function RemoveCardDialog({ card, onClose }: { card: SavedCard; onClose: () => void }) {
  async function remove() {
    const path = { id: card.id };
    const left = await reply(api.DELETE("/auth/balance/cards/{id}", { params: { path } })).finally(
      () => void queryClient.invalidateQueries(savedCardsQuery),
    );
    queryClient.setQueryData(savedCardsQuery.queryKey, left);
    announce(`${cardName(card)} is removed.`);
  }
  return (
    <ConfirmDialog
      title={`Remove ${cardName(card)}?`}
      text="It is not charged again. Payments that you made with it stay as they are."
      press="Remove card"
      sending="Removing…"
      back="Keep it"
      safe="The card is still saved."
      returnTo="cards"
      onAct={remove}
      onClose={onClose}
    />
  );
}
