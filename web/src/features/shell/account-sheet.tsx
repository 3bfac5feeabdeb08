import type { Schema } from "@marsa/api-spec/client-problem";
import { LogOut, Wrench } from "lucide-react";
import { ConnectionDot } from "../../components/connection-dot.tsx";
import { MoneyRow } from "../../components/money-row.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Sheet, SheetContent, SheetFooter, SheetHeader, SheetTitle } from "../../components/ui/sheet.tsx";
import { askForDeveloper } from "../../lib/developer-drawer.ts";
import { ledger } from "../../lib/money.ts";
import { useBalance, useConfig } from "../../lib/queries.ts";
import { leave } from "./leave.ts";

/** The phone's account: who, the deposit in three lines, the link, the way out. */
export function AccountSheet({ me, onClose }: { me: Schema<"Me">; onClose: () => void }) {
  const balance = useBalance();
  const controls = useConfig()?.controls === true;
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent aria-describedby={undefined}>
        <SheetHeader>
          <SheetTitle>{me.name}</SheetTitle>
          <p className="text-small text-text-2">{me.email ?? me.phone}</p>
        </SheetHeader>
        {balance && (
          <dl className="px-4">
            <MoneyRow label="Deposit, AED" amount={ledger(balance.balance_summ)} />
            <MoneyRow label="Held for your bids" amount={ledger(balance.balance_reserv)} />
            <MoneyRow label="Available" amount={ledger(balance.available)} total />
          </dl>
        )}
        <SheetFooter>
          <ConnectionDot className="py-1" />
          {controls && (
            <Button
              size="lg"
              onClick={() => {
                onClose();
                askForDeveloper();
              }}
            >
              <Wrench aria-hidden size={18} strokeWidth={1.75} /> Developer
            </Button>
          )}
          <Button
            size="lg"
            onClick={() => {
              onClose();
              void leave();
            }}
          >
            <LogOut aria-hidden size={18} strokeWidth={1.75} /> Sign out
          </Button>
        </SheetFooter>
      </SheetContent>
    </Sheet>
  );
}
