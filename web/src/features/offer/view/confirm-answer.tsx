import { money } from "@marsa/api-spec/amounts";
import type { Schema } from "@marsa/api-spec/client-problem";
import { useState } from "react";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { Price } from "#/components/lot/price.tsx";
import { announce } from "#/lib/browser/announce.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
import type { Negotiation, Offer } from "#/features/decision/public.ts";
import { YouPaySum } from "#/components/lot/you-pay.tsx";
import { answerWords } from "../model/answer-words.ts";
import { type Answer, sendAnswer } from "../model/queries.ts";

interface ConfirmAnswerProps {
  answer: Answer;
  negotiation: Negotiation;
  offer: Offer;
  lot: { readonly id_auction: number; readonly number: number; readonly title: string };
  conditions: Schema<"Conditions"> | undefined;
  /** AED. */
  hold: number;
  onClose: () => void;
}

/** The second step of an answer: the lot, the sum, what follows, and that it cannot be undone. */
export function ConfirmAnswer({
  answer,
  negotiation,
  offer,
  lot,
  conditions,
  hold,
  onClose,
}: ConfirmAnswerProps) {
  // Read once: the words of a question do not change while it is read.
  const [now] = useState(() => serverClock.now());
  const words = answerWords(answer, { offer, negotiation, hold, now, terms: conditions });
  const { submit, sending, refusal } = useFormSend({
    send: (chosen: Answer) => sendAnswer(lot.id_auction, chosen),
    onSent() {
      announce(`${words.done} ${lot.title}.`);
      onClose();
    },
  });
  const amount = answer.act === "counter" ? answer.amount : offer.amount;
  return (
    <FormDialog
      title={words.title}
      text={`${lot.title}, lot ${lot.number}`}
      press={words.press}
      sending={words.sending}
      look={answer.act === "decline" ? "ink" : "press"}
      back={answer.act === "counter" ? `Back to AED ${money(offer.amount)}` : "Not now"}
      busy={sending}
      refusal={refusal}
      safe={words.safe}
      returnTo="offer-panel"
      onPress={() => void submit(answer)}
      onClose={onClose}
    >
      {answer.act !== "decline" && (
        <div>
          <Price amount={amount} size="lot" />
          {conditions && (
            <YouPaySum amount={amount} terms={conditions} label="Price" totalLabel="You pay" brief />
          )}
        </div>
      )}
      <ul className="list-disc space-y-1 ps-5 text-body text-text-2">
        {words.follows.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </FormDialog>
  );
}
