import { ArrowDown, BadgeCheck, Hourglass, type LucideIcon } from "lucide-react";
import type { Schema } from "@marsa/api-spec/client-problem";
import { toast } from "../../components/message/toast.tsx";
import { announce } from "../../lib/browser/announce.ts";
import { money } from "@marsa/api-spec/amounts";
import { useUserTopic } from "../../realtime/link/user-topic.ts";

type UserEvent = Schema<"UserEvent">;
type Told = NonNullable<UserEvent["lot"]>;

interface News {
  icon: LucideIcon;
  tone: "outbid" | "plain";
  text: (lot: Told) => string;
}

/** Events that interrupt the person on any page. */
const NEWS: Partial<Record<UserEvent["kind"], News>> = {
  outbid: { icon: ArrowDown, tone: "outbid", text: (lot) => `Outbid, ${lot.title}` },
  won: { icon: BadgeCheck, tone: "plain", text: (lot) => `Sold to you${at(lot)}, ${lot.title}` },
  offer: { icon: Hourglass, tone: "plain", text: (lot) => `An offer waits for you, ${lot.title}` },
  awaiting_decision: { icon: Hourglass, tone: "plain", text: (lot) => `The seller decides, ${lot.title}` },
};

/**
 * Keeps the balance and the reader's lots current, and reports news of lots that are not on the screen.
 * @param onOpen called when the person opens a lot
 */
export function useOwnNews(onOpen: (id: number) => void): void {
  useUserTopic(({ kind, lot }) => {
    const news = NEWS[kind];
    if (!news || !lot) return;
    const text = news.text(lot);
    announce(text);
    // Its own page shows the news larger, and so does the lane in which it has its turn.
    if (location.pathname.endsWith(`/auction/${lot.id_auction}`)) return;
    if (document.querySelector(`[data-on-block="${lot.id_auction}"]`)) return;
    const { icon, tone } = news;
    void toast({ text, icon, tone, action: { label: "Open", onPress: () => onOpen(lot.id_auction) } });
  });
}

function at({ price }: Told): string {
  return price === null ? "" : ` at AED ${money(price)}`;
}
