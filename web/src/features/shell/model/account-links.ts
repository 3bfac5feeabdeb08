import { CircleUserRound, type LucideIcon, Rocket, Wallet } from "lucide-react";
import { useMe } from "#/lib/http/queries.ts";
import { useHasScreen } from "#/lib/address/use-has-screen.ts";
import { useWallet } from "#/lib/money/wallet.ts";
import { areasFor } from "./areas.ts";

interface AccountLink {
  label: string;
  icon: LucideIcon;
  to: string;
}

/** Returns the links of the account menu, without screens that this person does not have. */
export function useAccountLinks(): AccountLink[] {
  const hasScreen = useHasScreen();
  const places = areasFor(useMe() ?? null, hasScreen).map(({ to }) => to);
  return [
    { label: "Account", icon: CircleUserRound, to: "/account" },
    { label: "My rocket", icon: Rocket, to: "/auction/workbook" },
    { label: useWallet().title, icon: Wallet, to: "/deposit" },
  ].filter(({ to }) => (to === "/account" ? hasScreen(to) : places.includes(to)));
}
