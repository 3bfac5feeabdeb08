import type { Schema } from "@marsa/api-spec/client-problem";
import { LogOut } from "lucide-react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "../../components/ui/dropdown-menu.tsx";
import { leave } from "./leave.ts";
import { AccountFace } from "./account-face.tsx";

interface AccountMenuProps {
  me: Schema<"Me">;
  className: string | undefined;
}

/** Who is signed in, and the way out. Open when it appears: it was pressed for. */
export function AccountMenu({ me, className }: AccountMenuProps) {
  return (
    <DropdownMenu defaultOpen modal={false}>
      <DropdownMenuTrigger asChild>
        <AccountFace me={me} className={className} />
      </DropdownMenuTrigger>
      <DropdownMenuContent portal={false}>
        <DropdownMenuLabel>
          <span className="block text-body font-strong text-text">{me.name}</span>
          {me.email ?? me.phone}
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => void leave()}>
          <LogOut aria-hidden size={18} strokeWidth={1.75} /> Sign out
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
