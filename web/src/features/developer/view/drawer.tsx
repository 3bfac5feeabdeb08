import { PanelLeft, PanelRight, X } from "lucide-react";
import { Dialog } from "radix-ui";
import { useRef, useState } from "react";
import { useSnapshot } from "valtio/react";
import { DialogTitle } from "#/components/ui/dialog.tsx";
import { cn } from "#/lib/cn.ts";
import { useReturnFocus } from "#/lib/dialogs/return-focus.ts";
import { DrawerTabs } from "./drawer-tabs.tsx";
import { view, clockQuery } from "../model/queries.ts";
import { useQuery } from "@tanstack/react-query";
import { clock, shortDay } from "@marsa/api-spec/dates";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { offsetWords } from "../model/dubai-time.ts";

interface DeveloperDrawerProps {
  open: boolean;
  onClose: () => void;
}

const icon =
  "touch grid size-9 shrink-0 place-content-center rounded-md text-text-2 hover:bg-salt hover:text-text";

/** The controls of the server, beside the page, which stays usable. On phones a sheet over the page. */
export function DeveloperDrawer({ open, onClose }: DeveloperDrawerProps) {
  const { side } = useSnapshot(view);
  const beside = useBeside();
  const content = useRef<HTMLDivElement>(null);
  const returning = useReturnFocus("main", {
    onOpenAutoFocus(event) {
      event.preventDefault();
      content.current?.querySelector<HTMLElement>("[role=tab][data-state=active]")?.focus();
    },
  });
  const atStart = beside && side === "start";

  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()} modal={!beside}>
      <Dialog.Portal>
        <Dialog.Content
          ref={content}
          data-slot="developer-drawer"
          aria-describedby={undefined}
          // The page beside the drawer stays usable.
          onInteractOutside={(event) => event.preventDefault()}
          {...returning}
          onCloseAutoFocus={(event) => {
            // A person who went on working on the page keeps their focus there.
            if (document.activeElement === document.body) returning.onCloseAutoFocus(event);
            else event.preventDefault();
          }}
          className={cn(
            "fixed inset-y-0 z-50 flex w-full flex-col bg-white shadow-drawer focus:outline-none data-closed:animate-drawer-out data-open:animate-drawer-in md:max-w-drawer",
            atStart ? "start-0 [--drawer-from:-100%] rtl:[--drawer-from:100%]" : "end-0",
          )}
        >
          <div className="shrink-0 px-4 pt-3 md:px-6 md:pt-4">
            <div className="flex items-center gap-1">
              <DialogTitle className="flex-1">Developer</DialogTitle>
              {beside && (
                <button
                  type="button"
                  className={icon}
                  onClick={() => (view.side = atStart ? "end" : "start")}
                >
                  {atStart ? (
                    <PanelRight aria-hidden size={20} strokeWidth={1.75} />
                  ) : (
                    <PanelLeft aria-hidden size={20} strokeWidth={1.75} />
                  )}
                  <span className="sr-only">Move to the other side</span>
                </button>
              )}
              <Dialog.Close className={cn(icon, "-me-1")}>
                <X aria-hidden size={22} strokeWidth={1.75} />
                <span className="sr-only">Close</span>
              </Dialog.Close>
            </div>
            <ClockStrip />
          </div>
          <DrawerTabs onLotOpened={() => !beside && onClose()} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Whether the page is visible beside the drawer; decided once, since a change would close its forms. */
function useBeside(): boolean {
  const [beside] = useState(() => matchMedia("(min-width: 48rem)").matches);
  return beside;
}

/** The auction time above every panel. */
function ClockStrip() {
  const { data } = useQuery(clockQuery);
  const time = useServerTime(clock);
  const day = useServerTime(shortDay);
  const frozen = data?.rate === 0;
  return (
    <p className="mt-0.5 flex flex-wrap gap-x-2 text-small text-text-2 tabular-nums">
      <span>
        <strong className="font-strong text-text">{time}</strong> GST, {day}
      </span>
      {data && (
        <span className={cn(frozen && "font-strong text-blue")}>
          {frozen ? "Frozen" : offsetWords(data.offset_ms)}
        </span>
      )}
    </p>
  );
}
