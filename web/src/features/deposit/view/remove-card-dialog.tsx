import { reply } from "@marsa/api-spec/client";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { announce } from "#/lib/browser/announce.ts";
import { api } from "#/lib/http/api.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { cardName, type SavedCard, savedCardsQuery } from "#/lib/money/saved-cards.ts";

/** Asks before a saved card is removed. */
export function RemoveCardDialog({ card, onClose }: { card: SavedCard; onClose: () => void }) {
  const { submit, sending, refusal } = useFormSend({
    send: async () =>
      reply(api.DELETE("/auth/balance/cards/{id}", { params: { path: { id: card.id } } })).finally(
        () => void queryClient.invalidateQueries(savedCardsQuery),
      ),
    onSent: (left) => {
      queryClient.setQueryData(savedCardsQuery.queryKey, left);
      announce(`${cardName(card)} is removed.`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Remove ${cardName(card)}?`}
      text="It is not charged again. Payments that you made with it stay as they are."
      press="Remove card"
      sending="Removing…"
      back="Keep it"
      busy={sending}
      refusal={refusal}
      safe="The card is still saved."
      returnTo="cards"
      onPress={() => void submit(undefined)}
      onClose={onClose}
    />
  );
}
