import type { Schema } from "@marsa/api-spec/client-problem";
import { ChevronDown, LogOut } from "lucide-react";
import { Avatar } from "../../components/ui/avatar.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "../../components/ui/dropdown-menu.tsx";
import { cn } from "../../lib/cn.ts";
import { signOut } from "../../lib/session.ts";

interface AccountMenuProps {
  me: Schema<"Me">;
  className?: string;
}

/** Who is signed in, and the way out. */
export function AccountMenu({ me, className }: AccountMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label={`Account of ${me.name}`}
        className={cn("flex items-center gap-2.5 rounded-full", className)}
      >
        <Avatar name={me.name} picture={me.avatar} />
        <ChevronDown aria-hidden size={18} strokeWidth={1.75} className="me-1" />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>
          <span className="block text-body font-strong text-text">{me.name}</span>
          {me.email ?? me.phone}
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => void signOut()}>
          <LogOut aria-hidden size={18} strokeWidth={1.75} /> Sign out
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
