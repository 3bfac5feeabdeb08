import type { Schema } from "@marsa/api-spec/client-problem";
import { money } from "@marsa/api-spec/amounts";
import { shortInstant, toMs } from "@marsa/api-spec/dates";
import { useRouter } from "@tanstack/react-router";
import {
  ArrowDown,
  BadgeCheck,
  Bell,
  CircleUserRound,
  Handshake,
  type LucideIcon,
  Search,
  Timer,
  Wallet,
} from "lucide-react";
import { useState } from "react";
import { PayLine, TWO_LINES } from "#/components/lot/pay-line.tsx";
import { Button } from "#/components/ui/button.tsx";
import { cn } from "#/lib/cn.ts";
import { openDialog } from "#/lib/dialogs/dialogs.ts";
import { counted } from "#/lib/format/counts.ts";
import { ago } from "#/lib/format/time.ts";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { bidOf, type NoticeGroup, unreadOf } from "./queries.ts";

const ICONS: Readonly<Record<string, LucideIcon>> = {
  outbid: ArrowDown,
  ending: Timer,
  won: BadgeCheck,
  offers: Handshake,
  money: Wallet,
  searches: Search,
  account: CircleUserRound,
};
const DAY_MS = 86_400_000;

interface NoticeGroupRowProps {
  group: NoticeGroup;
  onRead: (ids: readonly number[]) => void;
  /** Closes the sheet before a page or a dialog opens. */
  onClose: () => void;
}

/** The notices of one lot: the newest state, the next bid, and the earlier ones on demand. */
export function NoticeGroupRow({ group, onRead, onClose }: NoticeGroupRowProps) {
  const [open, setOpen] = useState(false);
  const { newest, earlier } = group;
  const unread = unreadOf(group);
  const bid = bidOf(group);
  const id = newest.id_auction;
  return (
    <li className="pb-3">
      <NoticeButton
        notice={newest}
        unread={unread.length > 0}
        onPress={() => unread.length > 0 && onRead(unread)}
        onClose={onClose}
      />
      <div className="px-4 md:px-6">
        <div className="flex flex-wrap items-center gap-3 ps-8.5 empty:hidden">
          {bid !== null && id !== null && newest.lot && (
            <Button
              size="sm"
              variant="outline-blue"
              className={cn(TWO_LINES, "tabular-nums")}
              onClick={() => {
                if (unread.length > 0) onRead(unread);
                onClose();
                openDialog("quick-bid", { id, bid: true });
              }}
            >
              Bid {money(bid)}
              <PayLine
                lot={{
                  kind: newest.lot.kind,
                  place: { emirate: { value: newest.lot.emirate } },
                  live: { lane: newest.lot },
                }}
                amount={bid}
              />
            </Button>
          )}
          {unread.length > 0 && (
            <Button
              size="sm"
              variant="ghost"
              className={bid === null ? "-ms-2.5" : ""}
              onClick={() => onRead(unread)}
            >
              Mark as read
            </Button>
          )}
          {earlier.length > 0 && (
            <Button size="sm" variant="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? "Hide earlier notifications" : counted(earlier.length, "earlier notification")}
            </Button>
          )}
        </div>
      </div>
      {open && (
        <ul className="px-4 pt-1 md:px-6">
          {earlier.map((notice) => (
            <li key={notice.id_notification} className="py-1.5 ps-8 text-small text-text-2">
              {notice.text} <When at={notice.at} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface NoticeButtonProps {
  notice: Schema<"Notification">;
  unread: boolean;
  onPress: () => void;
  onClose: () => void;
}

/** A notice; a press marks it as read and opens its link. */
function NoticeButton({ notice, unread, onPress, onClose }: NoticeButtonProps) {
  const router = useRouter();
  const { kind, text, at, link, lot } = notice;
  const Icon = ICONS[kind] ?? Bell;
  // Only for a screen that this build has.
  const [, , screen] = router.getMatchedRoutes(link?.replace(/[?#].*/, "") ?? "");
  const way = screen === undefined ? null : link;
  const face = (
    <>
      <Icon
        aria-hidden
        size={20}
        strokeWidth={1.75}
        className={cn("mt-0.5 shrink-0", unread ? "text-blue" : "text-text-3")}
      />
      <span className="min-w-0 flex-1 text-start">
        <span className={cn("block text-body break-words", unread ? "font-medium" : "text-text-2")}>
          {text.replaceAll(/AED (?=\d)/g, "AED\u00a0")}
        </span>
        <span className="mt-0.5 block text-small text-text-3 tabular-nums">
          {unread && <span className="font-strong text-blue">New · </span>}
          <When at={at} />
        </span>
      </span>
      {lot && lot.photo !== null && (
        <img
          src={lot.photo}
          alt=""
          width={72}
          height={48}
          loading="lazy"
          className="h-12 w-18 shrink-0 rounded-sm bg-salt-2 object-cover"
        />
      )}
    </>
  );
  const row = "flex w-full gap-3.5 px-4 pt-3.5 pb-2 md:px-6";
  if (way === null && !unread) return <div className={row}>{face}</div>;
  return (
    <button
      type="button"
      className={cn(row, "-outline-offset-2 hover:bg-salt")}
      onClick={() => {
        onPress();
        if (way === null) return;
        onClose();
        void router.navigate({ href: way });
      }}
    >
      {face}
    </button>
  );
}

function When({ at }: { at: string }) {
  const words = useServerTime((now) => (now - toMs(at) < DAY_MS ? ago(at, now) : shortInstant(at)));
  return <time dateTime={at}>{words}</time>;
}
