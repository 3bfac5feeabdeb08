import { ledger, money } from "@marsa/api-spec/amounts";
import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";
import { openDialog } from "#/lib/dialogs/dialogs.ts";
import type { Settlement } from "../model/queries.ts";

/** A lot that was not paid in time: what follows, or how it ended. */
export function StoppedStep({ settlement }: { settlement: Settlement }) {
  const { state, hold, number, title, used_hold: usedHold, all_in: allIn } = settlement;
  const held = money(usedHold ?? hold);
  if (state === "defaulted") {
    return (
      <>
        <Message tone="warning" title="The time to pay is over.">
          Our staff decide: they give you more time, release you from the sale, or keep your hold of AED{" "}
          {held}. You are told at once. Until then nothing can be paid here.
        </Message>
        <Button
          size="lg"
          className="mt-4 w-full"
          onClick={() => openDialog("call-back", { subject: `the payment of lot ${number}, ${title}` })}
        >
          I still want to pay
        </Button>
      </>
    );
  }
  if (settlement.handed_over_at !== null) {
    return (
      <Message tone="neutral" title="You returned this lot.">
        AED {ledger(allIn)} is back in your deposit, and the sale is over. The reason stands with your claim.
      </Message>
    );
  }
  return (
    <Message
      tone="neutral"
      title={state === "released" ? "You owe nothing for this lot." : `Your hold of AED ${held} was kept.`}
    >
      {state === "released"
        ? `Your hold of AED ${held} is free again, and the sale is cancelled.`
        : "The lot was not paid in time and the sale is cancelled. Nothing more is owed."}{" "}
      The reason is in your notifications.
    </Message>
  );
}
