import { useState } from "react";
import { Button } from "#/components/ui/button.tsx";
import type { SaleDecision } from "#/features/decision/public.ts";
import { RelistDialog } from "../dialogs/relist-dialog.tsx";

/** Lists a lot again that was not sold; each lot once. */
export function RelistButton({ decision }: { decision: SaleDecision }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ink" size="lg" onClick={() => setOpen(true)}>
        Re-list
      </Button>
      {open && <RelistDialog card={decision} live={decision.lot.live} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The re-list button of a decision card. */
export const relistOf = (decision: SaleDecision) => <RelistButton decision={decision} />;
