import { StaffDecisionDialog } from "#/components/form/staff-decision-dialog.tsx";
import { instant } from "@marsa/api-spec/dates";
import { toast } from "#/components/message/toast.tsx";
import { counted } from "#/lib/format/counts.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
import { type Checking, labelOf, useChecking, forgetRemarks } from "../model/checking.ts";
import { approve, sendBack } from "../model/queries.ts";
import { Button } from "#/components/ui/button.tsx";

export type Decision = "approve" | "return";

interface DecideBarProps {
  remarks: number;
  onDecide: (decision: Decision) => void;
}

/** Approve or return: the red press follows the work. */
export function DecideBar({ remarks, onDecide }: DecideBarProps) {
  const returns = remarks > 0;
  const returnButton = (
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
  const approveButton = (
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
      {returns ? [returnButton, approveButton] : [approveButton, returnButton]}
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

const OVER = {
  title: "This lot is no longer waiting.",
  text: "It was decided or taken back meanwhile, or its end has passed. Nothing was done twice.",
};

interface DecisionsProps {
  decision: Decision;
  onDecided: () => void;
  onClose: () => void;
}

/** Asks once more before a lot is approved or returned. */
export function Decisions({ decision, onDecided, onClose }: DecisionsProps) {
  const checking = useChecking();
  const { opened, remarks } = checking;
  const { id_auction: id, title, number, fields } = opened;
  const done = (text: string) => {
    forgetRemarks(id);
    void toast({ text });
    onDecided();
  };
  if (decision === "approve") {
    return (
      <StaffDecisionDialog
        title={`Approve ${title}?`}
        text={`Lot ${number} ${opening(fields)}${remarks.length > 0 ? " Your remarks are not sent." : ""}`}
        moves
        safe="Nothing was decided."
        over={OVER}
        press="Approve"
        onSend={() => approve(id)}
        onDone={() => done(`Lot ${number} is approved`)}
        onClose={onClose}
      />
    );
  }
  const what = counted(remarks.length, "remark");
  return (
    <StaffDecisionDialog
      title={`Return ${title}?`}
      text={`Lot ${number} becomes a draft again. The seller reads each remark at its field.`}
      moves
      safe="Nothing was decided."
      over={OVER}
      press={`Return with ${what}`}
      onSend={() => sendBack(id, [...remarks])}
      onDone={() => done(`Lot ${number} is returned with ${what}`)}
      onClose={onClose}
    >
      <ul className="border-t border-line text-small">
        {remarks.map(({ field, text }) => (
          <li key={field} className="border-b border-line py-2">
            <span className="block font-strong">{labelOf(checking, field)}</span>
            <span className="own-way block break-words text-text-2">{text}</span>
          </li>
        ))}
      </ul>
    </StaffDecisionDialog>
  );
}

function opening({ lane, start }: Checking["opened"]["fields"]): string {
  if (lane === true) return "waits for a live lane, which the staff choose.";
  if (start === undefined || Date.parse(start) <= serverClock.now()) return "opens for bids at once.";
  return `opens by itself on ${instant(start)}.`;
}
