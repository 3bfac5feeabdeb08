import { Button } from "#/components/ui/button.tsx";
import { cn } from "#/lib/cn.ts";
import type { Keys, KeysNow } from "../model/use-keys.ts";

const KEYS_SENTENCES: Readonly<Record<KeysNow, string>> = {
  act: "Keys work while this window has the focus",
  typing: "Keys are off while you type. Esc turns them on",
  away: "Keys are off: another window is in front",
  off: "Keys are off",
};

/** Says whether the keys are active now. */
export function KeysLine({ keys }: { keys: Keys }) {
  return (
    <p className="flex items-center justify-between gap-4 text-small text-text-2 pointer-coarse:hidden">
      <span data-slot="keys-now" className={cn(keys.now === "away" && "font-strong text-orange")}>
        {KEYS_SENTENCES[keys.now]}
      </span>
      <Button
        variant="link"
        size="inline"
        className="text-small font-strong"
        onClick={() => keys.turn(keys.now === "off")}
      >
        {keys.now === "off" ? "Turn keys on" : "Turn keys off"}
      </Button>
    </p>
  );
}
