import type { ReactNode } from "react";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { announce } from "#/lib/browser/announce.ts";
import { cardIsRead, decide, type SellerAct, type SaleDecision } from "../model/queries.ts";
import { cardId } from "../model/negotiation.ts";

interface SellerDecisionDialogProps {
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
export function SellerDecisionDialog(props: SellerDecisionDialogProps) {
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
  return (
    <FormDialog
      title={title}
      text={
        <>
          <p>
            {lot.title}, lot {lot.number}
          </p>
          <p>{text}</p>
        </>
      }
      press={isFinal ? null : press}
      sending="Sending…"
      look={look}
      back={isFinal ? "Close" : "Not now"}
      busy={sending}
      refusal={refusal}
      safe={`Nothing was sent.${isFinal ? " The lot is shown as it is now." : ""}`}
      returnTo={cardId(lot.id_auction)}
      onPress={() => {
        const chosen = act();
        if (chosen) void submit(chosen);
      }}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  );
}
