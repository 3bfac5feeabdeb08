import { Bot, FileText, Globe, Hand, Phone } from "lucide-react";
import type { Schema } from "@marsa/api-spec/client-problem";

const ICONS = { net: Globe, room: Hand, phone: Phone, absentee: FileText, machine: Bot } as const;

/** The icon of how a bid came; none in a lane without the room. The bidder's mark beside it says it in words. */
export function ChannelIcon({ channel }: { channel: Schema<"HistoryRow">["channel"] | undefined }) {
  const Icon = channel && ICONS[channel];
  return Icon ? <Icon aria-hidden strokeWidth={1.75} className="size-[.95em] flex-none" /> : null;
}
