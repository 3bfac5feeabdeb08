import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { cn } from "#/lib/cn.ts";

interface FilterGroupProps {
  title: string;
  children: ReactNode;
  /** Whether the group can close; ranges are small enough to stay open. */
  collapsible?: boolean;
  /** Whether the group starts closed. */
  closed?: boolean;
}

/** A group of filters under its title. A closed group asks the server for nothing. */
export function FilterGroup({ title, children, collapsible = true, closed = false }: FilterGroupProps) {
  const [open, setOpen] = useState(!closed);
  const id = useId();
  return (
    <fieldset className="min-w-0 border-b border-line py-4 last:border-b-0 xl:py-[15px] xl:last:border-b">
      <legend className="float-start w-full">
        {collapsible ? (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            className="touch flex w-full items-center justify-between rounded-sm text-h3 max-xl:text-[1rem]"
            onClick={() => setOpen(!open)}
          >
            {title}
            <ChevronDown
              aria-hidden
              size={16}
              strokeWidth={1.75}
              className={cn("me-0.5 text-text-2", open && "rotate-180")}
            />
          </button>
        ) : (
          <span className="text-h3 max-xl:text-[1rem]">{title}</span>
        )}
      </legend>
      <div id={id} className="clear-both pt-2" hidden={!open}>
        {open && children}
      </div>
    </fieldset>
  );
}
