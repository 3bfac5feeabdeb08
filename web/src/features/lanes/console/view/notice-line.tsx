import { Check, CircleAlert, Hand, Info } from "lucide-react";
import { cn } from "#/lib/cn.ts";
import type { Notice } from "../model/commands/use-notice.ts";

const LOOKS = {
  info: { icon: Info, look: "bg-salt text-text-2" },
  waits: { icon: Hand, look: "bg-salt-2 text-text" },
  done: { icon: Check, look: "bg-green-tint text-green-deep" },
  held: { icon: Hand, look: "bg-orange-tint text-orange-deep" },
  refused: { icon: CircleAlert, look: "bg-red-tint text-red-deep" },
} as const;

/** The message about the last press, in a fixed place. */
export function NoticeLine({ notice }: { notice: Notice | null }) {
  const { icon: Icon, look } = LOOKS[notice?.tone ?? "done"];
  return (
    <div
      data-slot="console-notice"
      data-tone={notice?.tone}
      className="min-h-10 max-lg:mb-1.5 max-lg:min-h-8"
    >
      {notice && (
        <p className={cn("flex items-start gap-2.5 rounded-md px-3 py-2.5 text-small max-lg:py-1.5", look)}>
          <Icon aria-hidden size={16} strokeWidth={2} className="mt-px shrink-0" />
          <span className="min-w-0">{notice.text}</span>
        </p>
      )}
    </div>
  );
}
