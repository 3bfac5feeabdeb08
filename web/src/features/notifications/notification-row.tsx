import type { Schema } from "@marsa/api-spec/client-problem";
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
import { cn } from "../../lib/cn.ts";
import { shortInstant, toMs } from "@marsa/api-spec/dates";
import { ago } from "../../lib/format/time.ts";
import { useServerTime } from "../../realtime/clock/clock.ts";

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

interface NotificationRowProps {
  item: Schema<"Notification">;
  onRead: () => void;
  /** Closes the sheet before the link opens. */
  onClose: () => void;
}

/** One notice; a press marks it as read and opens its link. */
export function NotificationRow({ item, onRead, onClose }: NotificationRowProps) {
  const router = useRouter();
  const { kind, text, at, read, link } = item;
  const Icon = ICONS[kind] ?? Bell;
  // Only for a screen that this build has.
  const [, , screen] = router.getMatchedRoutes(link?.replace(/[?#].*/, "") ?? "");
  const way = screen === undefined ? null : link;
  const when = useServerTime((now) => (now - toMs(at) < DAY_MS ? ago(at, now) : shortInstant(at)));
  const face = (
    <>
      <Icon
        aria-hidden
        size={20}
        strokeWidth={1.75}
        className={cn("mt-0.5 shrink-0", read ? "text-text-3" : "text-blue")}
      />
      <span className="min-w-0 flex-1 text-start">
        <span className={cn("block text-body break-words", read ? "text-text-2" : "font-medium")}>
          {text}
        </span>
        <span className="mt-0.5 block text-small text-text-3 tabular-nums">
          {!read && <span className="font-strong text-blue">New · </span>}
          {when}
        </span>
      </span>
    </>
  );
  const row = "flex w-full gap-3.5 px-4 py-3.5 md:px-6";
  if (way === null && read) return <li className={row}>{face}</li>;
  return (
    <li>
      <button
        type="button"
        className={cn(row, "-outline-offset-2 hover:bg-salt")}
        onClick={() => {
          if (!read) onRead();
          if (way === null) return;
          onClose();
          void router.navigate({ href: way });
        }}
      >
        {face}
      </button>
    </li>
  );
}
