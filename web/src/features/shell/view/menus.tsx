import { Bug, Keyboard, MessageCircleQuestion, PhoneCall } from "lucide-react";
import type { ReactNode } from "react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "#/components/ui/dropdown-menu.tsx";
import { ScreenLink } from "#/components/screen-link.tsx";
import { openDialog } from "#/lib/dialogs/dialogs.ts";
import { AreaLink } from "./area-link.tsx";
import type { Area } from "../model/areas.ts";

const icon = { "aria-hidden": true, size: 18, strokeWidth: 1.75 } as const;

/** Help at the foot of the side menu: questions, a call-back, the keys, a report; open when it mounts. */
export function HelpMenu({ className, children }: { className: string; children: ReactNode }) {
  return (
    <DropdownMenu defaultOpen modal={false}>
      <DropdownMenuTrigger className={className}>{children}</DropdownMenuTrigger>
      <DropdownMenuContent side="right" align="end">
        <DropdownMenuItem asChild>
          <ScreenLink to="/alburaq" hash="questions">
            <MessageCircleQuestion {...icon} /> Questions before a bid
          </ScreenLink>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => void openDialog("call-back", { subject: null })}>
          <PhoneCall {...icon} /> Ask for a call-back
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => void openDialog("key-help")}>
          <Keyboard {...icon} /> Keys
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => void openDialog("report")}>
          <Bug {...icon} /> Report a problem
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

interface GroupMenuProps {
  areas: readonly Area[];
  className: string;
  children: ReactNode;
}

/** Areas that share one entry of the side menu, open when it mounts. */
export function GroupMenu({ areas, className, children }: GroupMenuProps) {
  return (
    <DropdownMenu defaultOpen modal={false}>
      <DropdownMenuTrigger className={className}>{children}</DropdownMenuTrigger>
      <DropdownMenuContent side="right" align="start">
        {areas.map((area) => (
          <DropdownMenuItem key={area.label} asChild>
            <AreaLink area={area} here={false}>
              <area.icon aria-hidden size={18} strokeWidth={1.75} /> {area.label}
            </AreaLink>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
