import { WifiOff } from "lucide-react";
import { useSnapshot } from "valtio/react";
import { cn } from "#/lib/cn.ts";
import { link } from "#/realtime/link/connection.ts";

const LOOKS = {
  connecting: { word: "Connecting", dot: "bg-line-3" },
  live: { word: "Live", dot: "bg-green" },
  reconnecting: { word: "Reconnecting", dot: "bg-orange-fill" },
  slow: { word: "Slow connection", dot: "bg-orange-fill" },
  offline: { word: "Offline", dot: "bg-red" },
} as const;

/** The state of the connection as dot and word, with the delay of the server's answers. */
export function ConnectionDot({ className }: { className?: string }) {
  const { state, delayMs } = useSnapshot(link);
  const { word, dot } = LOOKS[state];
  return (
    <output
      data-slot="connection"
      data-state={state}
      className={cn("inline-flex items-center gap-2 text-small whitespace-nowrap text-text-2", className)}
    >
      {state === "offline" ? (
        <WifiOff aria-hidden size={16} />
      ) : (
        <span aria-hidden className={cn("size-2 rounded-full", dot)} />
      )}
      {word}
      {state === "live" && delayMs !== null && (
        <span aria-hidden className="text-text-3 tabular-nums" title="How long the server takes to answer">
          {delayMs} ms
        </span>
      )}
    </output>
  );
}
