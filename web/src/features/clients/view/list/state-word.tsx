import { CircleCheck, CircleDot, Lock, type LucideIcon, PencilLine } from "lucide-react";
import { cn } from "#/lib/cn.ts";
import { type Client, type State, stateOf } from "#/features/clients/model/words.ts";

const LOOKS: Readonly<Record<State["tone"], { icon: LucideIcon; look: string }>> = {
  new: { icon: CircleDot, look: "bg-blue-tint text-blue-deep" },
  ok: { icon: CircleCheck, look: "bg-green-tint text-green-deep" },
  locked: { icon: Lock, look: "bg-orange-tint text-orange-deep" },
  draft: { icon: PencilLine, look: "bg-salt-2 text-text-2" },
};

/** The state of a client: word, icon and colour. */
export function StateWord({ client }: { client: Pick<Client, "status" | "restriction"> }) {
  const { word, tone } = stateOf(client);
  const { icon: Icon, look } = LOOKS[tone];
  return (
    <span
      className={cn(
        "inline-flex shrink-0 items-center gap-1.5 rounded-sm px-2 py-0.5 text-micro font-strong whitespace-nowrap",
        look,
      )}
    >
      <Icon aria-hidden size={14} strokeWidth={1.75} />
      {word}
    </span>
  );
}
