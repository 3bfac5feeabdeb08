import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { PushOffer } from "#/components/push/push-offer.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Sheet, SheetContent, SheetHeader, SheetTitle } from "#/components/ui/sheet.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { toast } from "#/components/message/toast.tsx";
import { counted } from "#/lib/format/counts.ts";
import { refusalText } from "#/lib/http/refusal.ts";
import { useWide } from "#/lib/browser/use-wide.ts";
import { useOffersToAnswer } from "../offer/public.ts";
import { groupNotices, markRead, notificationsQuery, type Only } from "./queries.ts";
import { NoticeGroupRow } from "./notice-group.tsx";
import { WaitingOffers } from "./waiting-offers.tsx";

async function read(ids?: readonly number[]): Promise<void> {
  await markRead(ids).catch((caught: unknown) => toast({ text: refusalText(caught), tone: "error" }));
}

/** The sheet of notices, one group for each lot, the newest state first. A drawer on wide screens. */
export function NotificationsSheet({ onClose }: { onClose: () => void }) {
  const wide = useWide();
  const [only, setOnly] = useState<Only>("all");
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    notificationsQuery(only),
  );
  const offers = useOffersToAnswer();
  // An open offer stands above; its notice would say the same again.
  const items = (data?.pages.flatMap((page) => page.items) ?? []).filter(
    ({ kind, id_auction: id }) => kind !== "offers" || !offers.some((offer) => offer.id === id),
  );
  const shown = only === "all" || only === "offers" ? offers : [];
  const unread = data?.pages[0]?.unread ?? 0;
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent side={wide ? "end" : "bottom"} aria-describedby={undefined}>
        <SheetHeader>
          <SheetTitle>Notifications</SheetTitle>
        </SheetHeader>
        <div className="border-b border-line pb-2">
          <KindChips only={only} unread={unread} onChange={setOnly} />
          <div className="flex min-h-8 items-center justify-between gap-4 px-4 pt-1 md:px-6">
            <Link
              to="/account"
              hash="notices"
              className="touch text-small text-blue hover:underline"
              onClick={onClose}
            >
              Choose your notifications
            </Link>
            {unread > 0 && (
              <Button variant="link" size="inline" className="touch text-small" onClick={() => void read()}>
                Mark all as read
              </Button>
            )}
          </div>
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
        {data && items.length + shown.length === 0 && <Nothing only={only} />}
        <WaitingOffers offers={shown} onClose={onClose} />
        <ul className="divide-y divide-line pb-4">
          {groupNotices(items).map((group) => (
            <NoticeGroupRow
              key={group.key}
              group={group}
              onRead={(ids) => void read(ids)}
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

/** The title and the text of an empty list. */
const NOTHING: Partial<Record<Only, readonly [title: string, text: string]>> = {
  all: ["Nothing yet", "You see here when you are outbid, when you win and when money moves."],
  unread: ["Everything is read", "New notifications appear here."],
};

function Nothing({ only }: { only: Only }) {
  const [title, text] = NOTHING[only] ?? ["None of this kind", "New notifications of this kind appear here."];
  return (
    <div className="px-4 py-10 text-center md:px-6">
      <p className="text-h3">{title}</p>
      <p className="mx-auto mt-1.5 max-w-80 text-body text-pretty text-text-2">{text}</p>
    </div>
  );
}

const CHOICES = [
  ["all", "All"],
  ["unread", "Unread"],
  ["outbid", "Outbid"],
  ["ending", "Ending soon"],
  ["won", "Results"],
  ["offers", "Offers"],
  ["money", "Money"],
  ["searches", "Searches"],
  ["account", "Account"],
] as const satisfies readonly (readonly [Only, string])[];

interface KindChipsProps {
  only: Only;
  unread: number;
  onChange: (only: Only) => void;
}

/** The filter of the list: everything, unread notices, or one kind. The chips scroll sideways. */
function KindChips({ only, unread, onChange }: KindChipsProps) {
  return (
    <fieldset
      aria-label="Show"
      className="flex min-w-0 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:px-6"
    >
      {CHOICES.map(([choice, words]) => (
        <Button
          key={choice}
          size="sm"
          className="aria-pressed:border-blue aria-pressed:bg-blue-tint aria-pressed:text-blue-deep"
          aria-pressed={only === choice}
          onClick={() => onChange(choice)}
        >
          {words}
          {choice === "unread" && unread > 0 && <span className="font-normal tabular-nums">{unread}</span>}
        </Button>
      ))}
    </fieldset>
  );
}
