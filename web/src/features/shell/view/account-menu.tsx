import type { Schema } from "@marsa/api-spec/client-problem";
import { LogOut, Repeat2 } from "lucide-react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "#/components/ui/dropdown-menu.tsx";
import { toast } from "#/components/message/toast.tsx";
import { ScreenLink } from "#/components/screen-link.tsx";
import { refusalText } from "#/lib/http/refusal.ts";
import { switchProfile } from "#/lib/session/switch-profile.ts";
import { AccountFace } from "./account-face.tsx";
import { useAccountLinks } from "../model/account-links.ts";
import { leave } from "../model/leave.ts";

interface AccountMenuProps {
  me: Schema<"Me">;
  className: string | undefined;
}

/** The account menu with the sign-out, open when it mounts. */
export function AccountMenu({ me, className }: AccountMenuProps) {
  const links = useAccountLinks();
  const other = me.profiles.find(
    ({ id_profile, status }) => id_profile !== me.id_profile && status !== "draft",
  );
  return (
    <DropdownMenu defaultOpen modal={false}>
      <DropdownMenuTrigger asChild>
        <AccountFace me={me} className={className} />
      </DropdownMenuTrigger>
      <DropdownMenuContent portal={false}>
        <DropdownMenuLabel>
          <span className="own-way block text-body font-strong text-text">{me.name}</span>
          {me.email ?? me.phone}
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        {links.map(({ label, icon: Icon, to }) => (
          <DropdownMenuItem key={to} asChild>
            <ScreenLink to={to}>
              <Icon aria-hidden size={18} strokeWidth={1.75} /> {label}
            </ScreenLink>
          </DropdownMenuItem>
        ))}
        {other && (
          <DropdownMenuItem onSelect={() => void switchProfile(other.id_profile).catch(showNotSwitched)}>
            <Repeat2 aria-hidden size={18} strokeWidth={1.75} /> Use {other.type} profile
          </DropdownMenuItem>
        )}
        {links.length > 0 && <DropdownMenuSeparator />}
        <DropdownMenuItem onSelect={() => void leave()}>
          <LogOut aria-hidden size={18} strokeWidth={1.75} /> Sign out
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function showNotSwitched(error: unknown): void {
  void toast({ text: refusalText(error, "Your profile is the same."), tone: "error" });
}
