import { useRouter, useMatches } from "@tanstack/react-router";
import { useEffect } from "react";
import { connect } from "#/realtime/link/connection.ts";
import { ArrowDown, BadgeCheck, Hourglass, type LucideIcon } from "lucide-react";
import type { Schema } from "@marsa/api-spec/client-problem";
import { toast } from "#/components/message/toast.tsx";
import { announce } from "#/lib/browser/announce.ts";
import { useMe, useNavinfo } from "#/lib/http/queries.ts";
import { money } from "@marsa/api-spec/amounts";
import { useUserTopic } from "#/realtime/lots/user-topic.ts";
import type { PhoneHeader } from "#/lib/address/route.ts";

/** Keeps the connection and the reader's own events, on every page with the header. */
export function useShell(): void {
  const router = useRouter();
  useOwnNews((id) => void router.navigate({ href: `/auction/${id}` }));
  useEffect(connect, []);
  useAppBadge();
}

/** The badge of the app on this device: the lots where the person was outbid; none for a visitor. */
function useAppBadge(): void {
  const me = useMe();
  const outbid = useNavinfo()?.outbid;
  const count = me === null ? 0 : outbid;
  useEffect(() => {
    if (count === undefined || !("setAppBadge" in navigator)) return;
    // 0 clears it. Without the permission for notices there is no badge.
    void navigator.setAppBadge(count).catch(() => undefined);
  }, [count]);
}

type UserEvent = Schema<"UserEvent">;
type OutbidNews = NonNullable<UserEvent["lot"]>;

/** Events that interrupt the person on any page: the words of the toast before the lot's title, and its icon. */
const NEWS: Partial<Record<UserEvent["kind"], readonly [string, LucideIcon]>> = {
  outbid: ["Outbid", ArrowDown],
  won: ["Sold to you", BadgeCheck],
  offer: ["An offer waits for you", Hourglass],
  awaiting_decision: ["The seller decides", Hourglass],
};

/**
 * Keeps the balance and the reader's lots current, and reports news of lots that are not on the screen.
 * @param onOpen called when the person opens a lot
 */
function useOwnNews(onOpen: (id: number) => void): void {
  useUserTopic(({ kind, lot }) => {
    const news = NEWS[kind];
    if (!news || !lot) return;
    const [words, icon] = news;
    const text = `${words}${kind === "won" ? at(lot) : ""}, ${lot.title}`;
    announce(text);
    // Its own page shows the news larger, and so does the lane in which it has its turn.
    if (location.pathname.endsWith(`/auction/${lot.id_auction}`)) return;
    if (document.querySelector(`[data-on-block="${lot.id_auction}"]`)) return;
    const open = { label: "Open", onPress: () => onOpen(lot.id_auction) };
    if (kind === "outbid")
      void import("./outbid-toast.ts").then(
        ({ toastOutbid }) => toastOutbid(lot, open),
        // Without a connection the code cannot load: the toast still opens the lot.
        () => toast({ text, icon, tone: kind, action: open }),
      );
    else void toast({ text, icon, action: open });
  });
}

function at({ price }: OutbidNews): string {
  return price === null ? "" : ` at AED ${money(price)}`;
}

/** Returns the phone header of the innermost route; the logo for a page that does not exist or failed. */
export function usePhoneHeader(): PhoneHeader {
  return useMatches({
    select: (matches) => {
      const last = matches.at(-1);
      const isPage = last?.status === "success" || last?.status === "pending";
      return (isPage && last.staticData.phoneHeader) || "logo";
    },
  });
}
