import type { Schema } from "@marsa/api-spec/client-problem";
import { cn } from "#/lib/cn.ts";

const TAGS: Readonly<Record<Schema<"QueueState">, { word: string; look: string }>> = {
  draft: { word: "Draft", look: "bg-salt-2 text-text-2" },
  scheduled: { word: "Scheduled", look: "bg-blue-tint text-blue-deep" },
  open: { word: "Open to enter", look: "bg-orange-fill text-on-orange" },
  running: { word: "Running", look: "bg-orange-fill text-on-orange" },
  paused: { word: "Paused", look: "bg-orange-tint text-orange-deep" },
  finished: { word: "Finished", look: "bg-green-tint text-green-deep" },
  cancelled: { word: "Cancelled", look: "bg-salt-2 text-text-2" },
};

/** The state of a lane as a coloured tag. */
export function StateTag({ state, className }: { state: Schema<"QueueState">; className?: string }) {
  const { word, look } = TAGS[state];
  return (
    <span className={cn("rounded-sm px-2 py-0.5 text-micro font-strong whitespace-nowrap", look, className)}>
      {word}
    </span>
  );
}
