import type { ReactNode } from "react";
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
import { cardIsRead, decide, type SellerAct } from "../commands.ts";
import type { SaleDecision } from "../queries.ts";
import { cardId } from "../card/card-id.ts";

interface DecisionDialogProps {
  decision: SaleDecision;
  title: string;
  /** The effect of the press, and that it is final. */
  text: string;
  press: string;
  look: "press" | "ink";
  /** Returns the decision; null keeps the dialog open, with an error at its field. */
  act: () => SellerAct | null;
  /** Told to screen readers when it is done. */
  done: string;
  onClose: () => void;
  /** Between the text and the buttons. */
  children?: ReactNode;
}

/** Refusals after which the same press cannot succeed. */
const FINAL: ReadonlySet<string> = new Set(["REVIEW_ENDED", "OFFER_CLOSED", "STALE", "NOT_FOUND"]);

/** Asks before a decision that cannot be undone. A refusal stands in the dialog, as a sentence. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { decision, title, text, press, look, act, done, onClose, children } = props;
  const { lot } = decision;
  const { submit, sending, refusal } = useFormSend({
    send: (chosen: SellerAct) => decide(lot.id_auction, chosen),
    onSent: async () => {
      // The dialog closes over a card that tells the result already.
      await cardIsRead(lot.id_auction);
      announce(done);
      onClose();
    },
  });
  const isFinal = refusal?.code != null && FINAL.has(refusal.code);
  const send = () => {
    const chosen = act();
    if (chosen && !sending) void submit(chosen);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && !sending && onClose()}>
      <DialogContent returnTo={cardId(lot.id_auction)}>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <p className="text-small text-text-2">
            {lot.title}, lot {lot.number}
          </p>
        </DialogHeader>
        <div className="grid gap-4 px-4 md:px-6">
          {children}
          <DialogDescription className="text-small text-pretty">{text}</DialogDescription>
          {refusal && (
            <RefusalMessage
              refusal={refusal}
              safe={`Nothing was sent.${isFinal ? " The lot is shown as it is now." : ""}`}
            />
          )}
        </div>
        <DialogFooter>
          {!isFinal && (
            <Button variant={look} size="xl" aria-disabled={sending || undefined} onClick={send}>
              {sending ? "Sending…" : press}
            </Button>
          )}
          <Button variant="ghost" size="lg" onClick={onClose}>
            {isFinal ? "Close" : "Not now"}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
