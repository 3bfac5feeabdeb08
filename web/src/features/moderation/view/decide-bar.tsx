import { Button } from "#/components/ui/button.tsx";
import { counted } from "#/lib/format/counts.ts";

export type Decision = "approve" | "return";

interface DecideBarProps {
  remarks: number;
  onDecide: (decision: Decision) => void;
}

/** Approve or return: the red press follows the work. */
export function DecideBar({ remarks, onDecide }: DecideBarProps) {
  const returns = remarks > 0;
  const giveBack = (
    <Button
      key="return"
      variant={returns ? "press" : "plain"}
      size="lg"
      aria-disabled={!returns || undefined}
      aria-describedby={returns ? undefined : "return-hint"}
      aria-keyshortcuts="r"
      className="justify-between max-lg:flex-1 max-lg:justify-center max-lg:px-3"
      onClick={() => returns && onDecide("return")}
    >
      {returns ? `Return with ${counted(remarks, "remark")}` : "Return"}
      <Key letter="R" />
    </Button>
  );
  const approve = (
    <Button
      key="approve"
      variant={returns ? "plain" : "press"}
      size="lg"
      aria-keyshortcuts="a"
      className="justify-between max-lg:flex-1 max-lg:justify-center max-lg:px-3"
      onClick={() => onDecide("approve")}
    >
      {returns ? "Approve anyway" : "Approve"}
      <Key letter="A" />
    </Button>
  );
  return (
    <div className="flex gap-2.5 lg:flex-col">
      {returns ? [giveBack, approve] : [approve, giveBack]}
      <p id="return-hint" className="text-small text-text-2 max-lg:sr-only">
        {returns
          ? "The decision stands in the lot’s history with your name. The next lot opens by itself."
          : "To return the lot, write a remark first. The decision stands in its history with your name."}
      </p>
    </div>
  );
}

function Key({ letter }: { letter: string }) {
  return (
    <span
      aria-hidden
      className="grid size-6 place-content-center rounded-sm border border-current text-micro opacity-80 max-lg:hidden"
    >
      {letter}
    </span>
  );
}
