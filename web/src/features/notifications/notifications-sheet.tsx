import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ErrorBlock } from "../../components/message/error-block.tsx";
import { PushOffer } from "../../components/push/push-offer.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Sheet, SheetContent, SheetHeader, SheetTitle } from "../../components/ui/sheet.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { toast } from "../../components/message/toast.tsx";
import { counted } from "../../lib/format/counts.ts";
import { refusalOf } from "../../lib/http/refusal.ts";
import { useWide } from "../../lib/browser/use-wide.ts";
import { useOffersToAnswer } from "../offer/public.ts";
import { NotificationRow } from "./notification-row.tsx";
import { markRead, notificationsQuery } from "./queries.ts";
import { WaitingOffers } from "./waiting-offers.tsx";

async function read(ids?: readonly number[]): Promise<void> {
  await markRead(ids).catch((caught: unknown) => toast({ text: refusalOf(caught).title, tone: "error" }));
}

/** The sheet of notices: all or the unread ones, newest first. A drawer on wide screens. */
export function NotificationsSheet({ onClose }: { onClose: () => void }) {
  const wide = useWide();
  const [unreadOnly, setUnreadOnly] = useState(false);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    notificationsQuery(unreadOnly),
  );
  const offers = useOffersToAnswer();
  // An open offer stands above; its notice would say the same again.
  const items = (data?.pages.flatMap((page) => page.items) ?? []).filter(
    ({ kind, id_auction: id }) => kind !== "offers" || !offers.some((offer) => offer.id === id),
  );
  const unread = data?.pages[0]?.unread ?? 0;
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent side={wide ? "end" : "bottom"} aria-describedby={undefined}>
        <SheetHeader>
          <SheetTitle>Notifications</SheetTitle>
        </SheetHeader>
        <div className="flex items-center gap-2 border-b border-line px-4 pb-3 md:px-6">
          {[false, true].map((only) => (
            <Button
              key={String(only)}
              size="sm"
              className="touch aria-pressed:border-blue aria-pressed:bg-blue-tint aria-pressed:text-blue-deep"
              aria-pressed={unreadOnly === only}
              onClick={() => setUnreadOnly(only)}
            >
              {only ? "Unread" : "All"}
              {only && unread > 0 && <span className="font-normal tabular-nums">{unread}</span>}
            </Button>
          ))}
          {unread > 0 && (
            <Button
              variant="link"
              size="inline"
              className="touch ms-auto text-body"
              onClick={() => void read()}
            >
              Mark all as read
            </Button>
          )}
        </div>
        <PushOffer />
        <output className="sr-only">{data && counted(unread, "unread notification")}</output>
        {error && (
          <ErrorBlock
            title="Your notifications could not be loaded."
            error={error}
            onRetry={() => void refetch()}
            className="m-4 md:mx-6"
          />
        )}
        {!data && !error && <Waiting />}
        {data && items.length + offers.length === 0 && <Nothing unreadOnly={unreadOnly} />}
        <WaitingOffers offers={offers} onClose={onClose} />
        <ul className="divide-y divide-line pb-4">
          {items.map((item) => (
            <NotificationRow
              key={item.id_notification}
              item={item}
              onRead={() => void read([item.id_notification])}
              onClose={onClose}
            />
          ))}
        </ul>
        {hasNextPage && (
          <Button
            size="lg"
            className="mx-4 mb-5 md:mx-6"
            aria-disabled={isFetchingNextPage}
            onClick={() => !isFetchingNextPage && void fetchNextPage()}
          >
            {isFetchingNextPage ? "Loading…" : "Show older ones"}
          </Button>
        )}
      </SheetContent>
    </Sheet>
  );
}

function Waiting() {
  return (
    <div aria-hidden className="grid gap-4 px-4 py-4 md:px-6">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-12" />
      ))}
    </div>
  );
}

function Nothing({ unreadOnly }: { unreadOnly: boolean }) {
  return (
    <div className="px-4 py-10 text-center md:px-6">
      <p className="text-h3">{unreadOnly ? "Everything is read" : "Nothing yet"}</p>
      <p className="mx-auto mt-1.5 max-w-80 text-body text-pretty text-text-2">
        {unreadOnly
          ? "What comes next appears here."
          : "When you are outbid, when you win and when money moves, you read it here."}
      </p>
    </div>
  );
}
