import { OPERATION_WORDS } from "@marsa/api-spec/operation-words";
import { useNavigate } from "@tanstack/react-router";
import { CalendarDays, ChevronDown } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { Button, buttonVariants } from "#/components/ui/button.tsx";
import { cn } from "#/lib/cn.ts";
import { OPERATION_TYPES, without, type Period, periodText } from "../model/read-address.ts";
import { SaveFileButton } from "#/components/save-file-button.tsx";
import { exportOperations } from "../model/queries.ts";

const PeriodDialog = lazy(async () => ({ default: (await import("./period-dialog.tsx")).PeriodDialog }));

/** Days, type and export of the history. */
export function HistoryTools({ period }: { period: Period }) {
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setChoosing(true)}>
        <CalendarDays aria-hidden size={16} strokeWidth={1.75} />
        <span className="sr-only">Period: </span>
        {periodText(period)}
      </Button>
      <TypeSelect type={period.type} />
      <SaveFileButton size="sm" hint="to Excel" file={() => exportOperations(period)} />
      {choosing && (
        <Suspense>
          <PeriodDialog period={period} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}

function TypeSelect({ type }: { type: Period["type"] }) {
  const id = useId();
  const navigate = useNavigate({ from: "/deposit" });
  const choose = (chosen: string) =>
    void navigate({
      to: "/deposit",
      search: (before) => ({ ...without(before, "type", "page"), ...(chosen !== "" && { type: chosen }) }),
      resetScroll: false,
    });
  return (
    <span className="relative max-w-full">
      <label htmlFor={id} className="sr-only">
        Type of operation
      </label>
      <select
        id={id}
        value={type ?? ""}
        onChange={(event) => choose(event.target.value)}
        className={cn(buttonVariants({ size: "sm" }), "appearance-none pe-8 max-lg:h-11")}
      >
        <option value="">All types</option>
        {OPERATION_TYPES.map((value) => (
          <option key={value} value={value}>
            {OPERATION_WORDS[value]}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={16}
        strokeWidth={1.75}
        className="pointer-events-none absolute end-2.5 top-1/2 -translate-y-1/2 text-text-2"
      />
    </span>
  );
}
