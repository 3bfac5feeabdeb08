import { askOf } from "@marsa/api-spec/offered-amounts";
import { money } from "@marsa/api-spec/amounts";
import type { Schema } from "@marsa/api-spec/client-problem";
import { ArrowDown } from "lucide-react";
import { toast } from "#/components/message/toast.tsx";
import type { Toast } from "#/components/message/toast-view.tsx";
import { openDialog } from "#/lib/dialogs/dialogs.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { configQuery } from "#/lib/http/queries.ts";
import { pays } from "#/components/lot/use-you-pay.ts";
import { isStopped } from "#/realtime/lots/phase.ts";
import { type Lot, lotQuery } from "#/realtime/lots/lot-query.ts";

type OutbidNews = NonNullable<Schema<"UserEvent">["lot"]>;

/**
 * Reports a lost lead with its amount, and offers the next bid.
 * @param open the action while the next bid is unknown
 */
export async function toastOutbid(news: OutbidNews, open: NonNullable<Toast["action"]>): Promise<void> {
  const { id_auction: id, title } = news;
  const lot = await queryClient.fetchQuery({ ...lotQuery(id), staleTime: 0 }).catch(() => null);
  // They took the lead again while the lot was read.
  if (lot?.mine?.status === "leading") return;
  const price = lot?.live.price ?? news.price;
  const text = `Outbid${price === null ? "" : ` at AED ${money(price)}`}, ${title}`;
  await toast({
    text,
    icon: ArrowDown,
    tone: "outbid",
    action: lot?.live.phase === "open" && !isStopped(lot.live, "open", lot.paused !== null) ? bid(lot) : open,
  });
}

function bid(lot: Lot): NonNullable<Toast["action"]> {
  const { id_auction: id, live } = lot;
  const config = queryClient.getQueryData(configQuery.queryKey);
  const sum = config ? `, you pay ${money(pays(lot, askOf(live), config))}` : "";
  return {
    label: `Bid ${money(askOf(live))}${sum}`,
    onPress: () => void openDialog("quick-bid", { id, bid: true }),
  };
}
