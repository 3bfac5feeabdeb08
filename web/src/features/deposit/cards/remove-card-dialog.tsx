import { reply } from "@marsa/api-spec/client";
import { RefusalMessage } from "../../../components/form/refusal-message.tsx";
import { useFormSend } from "../../../components/form/use-form-send.ts";
import { Button } from "../../../components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../../components/ui/dialog.tsx";
import { announce } from "../../../lib/browser/announce.ts";
import { api } from "../../../lib/http/api.ts";
import { queryClient } from "../../../lib/http/query-client.ts";
import { cardName, type SavedCard, savedCardsQuery } from "../../../lib/money/saved-cards.ts";

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
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent returnTo="cards">
        <DialogHeader>
          <DialogTitle>Remove {cardName(card)}?</DialogTitle>
          <DialogDescription className="text-pretty">
            It is not charged again. Payments that you made with it stay as they are.
          </DialogDescription>
        </DialogHeader>
        {refusal && (
          <RefusalMessage refusal={refusal} safe="The card is still saved." className="mx-4 md:mx-6" />
        )}
        <DialogFooter className="md:flex-row md:justify-end">
          <Button size="lg" onClick={onClose}>
            Keep it
          </Button>
          <Button
            variant="ink"
            size="lg"
            aria-disabled={sending || undefined}
            onClick={() => void submit(undefined)}
          >
            {sending ? "Removing…" : "Remove card"}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
