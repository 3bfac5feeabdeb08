import { money } from "@marsa/api-spec/amounts";
import { reply } from "@marsa/api-spec/client";
import { shortInstant } from "@marsa/api-spec/dates";
import { useMutation } from "@tanstack/react-query";
import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";
import { api } from "#/lib/http/api.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { refusalText } from "#/lib/http/refusal.ts";
import type { BiddingState } from "#/features/bidding/model/panel/use-bidding.ts";
import { lowerable } from "#/features/bidding/model/lot/panel-facts.ts";

/** Asks whoever leads with a maximum whether it stays, after a new version of a report. */
export function KeepMaximum({ bidding }: { bidding: BiddingState }) {
  const { lot, live, mine, status, inWindow, choose } = bidding;
  const id = lot.id_auction;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => reply(api.POST("/auction/keepmax", { body: { id_auction: id } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.lot(id) }),
  });
  const { question } = lot;
  const { price } = live;
  if (!question || price === null || !lowerable(live, mine, status, inWindow)) return null;
  return (
    <Message tone="warning" data-slot="keep-maximum" title={`New version: ${question.name}.`}>
      Your lead and your maximum of AED {money(mine?.max ?? price)} stand. <a href="#documents">Read it</a>,
      then answer by {shortInstant(question.until)}. Without an answer the maximum stays.
      <span className="mt-2.5 flex flex-wrap gap-2">
        <Button size="sm" aria-disabled={isPending || undefined} onClick={() => !isPending && mutate()}>
          Keep my maximum
        </Button>
        <Button size="sm" variant="ghost" onClick={() => choose(price, "lower")}>
          No, lower it to {money(price)}
        </Button>
      </span>
      {error && <span role="alert">{refusalText(error)}</span>}
    </Message>
  );
}
