import type { ReactNode } from "react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "#/components/ui/dropdown-menu.tsx";
import { AreaLink } from "./area-link.tsx";
import type { Area } from "../model/areas.ts";

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
