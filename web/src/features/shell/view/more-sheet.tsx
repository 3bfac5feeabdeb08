import { CircleUserRound, LogOut, PhoneCall, Search } from "lucide-react";
import { ConnectionDot } from "#/components/message/connection-dot.tsx";
import { MoneyRow } from "#/components/lot/money-row.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Sheet, SheetContent, SheetFooter, SheetHeader, SheetTitle } from "#/components/ui/sheet.tsx";
import { openDialog } from "#/lib/dialogs/dialogs.ts";
import { cn } from "#/lib/cn.ts";
import { ledger } from "@marsa/api-spec/amounts";
import { useWallet } from "#/lib/money/wallet.ts";
import { useBalance, useMe, useNavinfo } from "#/lib/http/queries.ts";
import { useHasScreen } from "#/lib/address/use-has-screen.ts";
import { AreaLink, Count } from "./area-link.tsx";
import type { Area } from "../model/areas.ts";
import { leave } from "../model/leave.ts";
import { LegalLinks } from "./legal-links.tsx";
import { SignInLink } from "./sign-in-link.tsx";

interface MoreSheetProps {
  areas: readonly Area[];
  here: Area | undefined;
  onClose: () => void;
}

const row = "flex min-h-12 w-full items-center gap-3.5 rounded-md px-3 text-long";

/** "More" on phones: the signed-in person with their deposit, further areas, the sign-out. */
export function MoreSheet({ areas, here, onClose }: MoreSheetProps) {
  const me = useMe();
  const counts = useNavinfo();
  const hasScreen = useHasScreen();
  /** Closes first, so that the focus returns to "More" and not to the next element. */
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent aria-describedby={undefined}>
        <SheetHeader>
          <SheetTitle className="own-way">{me ? me.name : "More"}</SheetTitle>
          {me && <p className="text-small text-text-2">{me.email ?? me.phone}</p>}
        </SheetHeader>
        {me && <Deposit />}
        <ul className="px-1.5">
          {areas.map((area) => {
            const mark = counts && area.mark?.(counts);
            return (
              <li key={area.label}>
                <AreaLink
                  area={area}
                  here={area === here}
                  onClick={onClose}
                  className={cn(row, area === here && "bg-blue-tint text-blue-deep")}
                >
                  <area.icon aria-hidden size={20} strokeWidth={1.75} />
                  {area.group === undefined ? area.label : `${area.group}: ${area.label}`}
                  {typeof mark === "number" && mark > 0 && <Count of={mark} className="ms-auto" />}
                </AreaLink>
              </li>
            );
          })}
          {me && hasScreen("/account") && (
            <li>
              <AreaLink area={{ to: "/account" }} onClick={onClose} className={row}>
                <CircleUserRound aria-hidden size={20} strokeWidth={1.75} /> Account
              </AreaLink>
            </li>
          )}
          <li>
            <button type="button" className={row} onClick={then(() => void openDialog("palette"))}>
              <Search aria-hidden size={20} strokeWidth={1.75} /> Search and commands
            </button>
          </li>
          <li>
            <button
              type="button"
              className={row}
              onClick={then(() => void openDialog("call-back", { subject: null }))}
            >
              <PhoneCall aria-hidden size={20} strokeWidth={1.75} /> Ask for a call-back
            </button>
          </li>
        </ul>
        <SheetFooter>
          {me ? (
            <Button size="lg" onClick={then(() => void leave())}>
              <LogOut aria-hidden size={18} strokeWidth={1.75} /> Sign out
            </Button>
          ) : (
            <Button size="lg" variant="press" asChild>
              <SignInLink onClick={onClose}>Sign in</SignInLink>
            </Button>
          )}
          <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 pt-2">
            <LegalLinks className="flex gap-5" onPress={onClose} />
            <ConnectionDot />
          </div>
        </SheetFooter>
      </SheetContent>
    </Sheet>
  );
}

function Deposit() {
  const balance = useBalance();
  const wallet = useWallet();
  if (!balance) return null;
  return (
    <dl className="px-4 pb-2">
      <MoneyRow label={`${wallet.title}, AED`} amount={ledger(balance.balance_summ)} />
      <MoneyRow
        label={wallet.bids ? "Held for your bids" : "Blocked"}
        amount={ledger(balance.balance_reserv)}
      />
      <MoneyRow label="Available" amount={ledger(balance.available)} total />
    </dl>
  );
}
