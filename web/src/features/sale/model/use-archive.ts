import { useState } from "react";
import { toast } from "#/components/message/toast.tsx";
import { toastRefusal } from "#/components/message/toast-refusal.ts";
import { counted } from "#/lib/format/counts.ts";
import { messages } from "#/lib/format/messages.ts";
import { setHidden } from "./commands.ts";
import type { SaleCard } from "./queries.ts";
import type { LotResult } from "./use-bulk-run.ts";

/** Moves lots to the archive and back. A move can be undone, so no question comes first. */
export function useArchive() {
  const [busy, setBusy] = useState(false);

  /** Moves each lot, and tells how to undo it. Returns one result per lot; null: nothing was sent. */
  async function archive(
    cards: readonly SaleCard[],
    hidden: boolean,
  ): Promise<readonly LotResult<SaleCard>[] | null> {
    if (busy || cards.length === 0) return null;
    setBusy(true);
    try {
      const answers = await setHidden(cards.map(idOf), hidden);
      const results = cards.map((card) => {
        const answer = answers.find((each) => each.id_auction === idOf(card));
        return { card, ok: answer?.ok === true, message: answer?.message ?? null };
      });
      announceMove(
        results.filter(({ ok }) => ok).map(({ card }) => card),
        hidden,
      );
      const [first] = results;
      if (results.length === 1 && first && !first.ok)
        void toast({ text: first.message ?? messages.tryLater(), tone: "error" });
      return results;
    } catch (error) {
      toastRefusal("Nothing was moved.", error);
      return null;
    } finally {
      setBusy(false);
    }
  }

  return { archive, busy };
}

function idOf({ lot }: SaleCard): number {
  return lot.id_auction;
}

/** Tells what moved, and how to undo it. */
function announceMove(moved: readonly SaleCard[], hidden: boolean): void {
  if (moved.length === 0) return;
  const [first] = moved;
  const lots = moved.length === 1 && first ? `Lot ${first.lot.number}` : counted(moved.length, "lot");
  const text = hidden ? `${lots} moved to the archive.` : `${lots} restored from the archive.`;
  const undo = () =>
    void setHidden(moved.map(idOf), !hidden).catch(() => toast({ text: messages.tryLater(), tone: "error" }));
  void toast({ text, action: { label: "Undo", onPress: undo } });
}
