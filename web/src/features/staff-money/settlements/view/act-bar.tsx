import { isManager } from "@marsa/api-spec/roles";
import { lazy, Suspense, useState } from "react";
import { Button } from "#/components/ui/button.tsx";
import { useMe } from "#/lib/http/queries.ts";
import type { Act, Sale } from "../model/queries.ts";
import { pressToExtend } from "../model/words.ts";

const ActDialog = lazy(async () => ({ default: (await import("./act-dialog.tsx")).ActDialog }));

const ACTS: Readonly<Record<Sale["settlement"]["state"], readonly Act[]>> = {
  due: ["extend"],
  defaulted: ["extend", "release", "forfeit"],
  paid: ["handover"],
  handed_over: [],
  released: [],
  forfeited: [],
};
const ACT_WORDS: Readonly<Record<Exclude<Act, "extend">, string>> = {
  release: "Release",
  forfeit: "Forfeit",
  handover: "Hand over without code",
};
const BY_MANAGERS: readonly Act[] = ["release", "forfeit"];

/** The decisions about a sale, at the foot of the drawer. A decision that the reader may not take says so. */
export function ActBar({ sale }: { sale: Sale }) {
  const me = useMe();
  const [open, setOpen] = useState<{ act: Act; sale: Sale } | null>(null);
  const decides = me != null && isManager(me);
  const acts = ACTS[sale.settlement.state];
  const mine = acts.filter((act) => decides || !BY_MANAGERS.includes(act));
  return (
    <>
      {acts.length > 0 && (
        <div className="sticky bottom-0 z-10 border-t border-line bg-white px-4 py-3 md:px-6">
          <div className="flex flex-wrap items-center gap-2">
            {mine.map((act) => (
              <Button key={act} onClick={() => setOpen({ act, sale })}>
                {act === "extend" ? pressToExtend(sale) : ACT_WORDS[act]}
              </Button>
            ))}
          </div>
          {mine.length < acts.length && (
            <p className="mt-2 text-small text-text-2">
              Managers and admins release or forfeit. Ask one of them.
            </p>
          )}
        </div>
      )}
      {open && (
        <Suspense>
          <ActDialog {...open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
