import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Button } from "#/components/ui/button.tsx";
import { DialogFooter, TitledDialog } from "#/components/ui/dialog.tsx";
import { Input } from "#/components/ui/input.tsx";
import { Label } from "#/components/ui/label.tsx";
import { commandOf } from "#/features/lanes/console/model/commands/keys.ts";
import { TOO_SOON, useSettled } from "#/features/lanes/console/model/commands/press-guard.ts";

/** The contract's limits, characters. */
const SHORTEST = 3;
const LONGEST = 200;

interface ReasonDialogProps {
  title: string;
  /** The effect. */
  text: string;
  /** The usual reasons, chosen by one press or a number key. */
  usual: readonly string[];
  /** The label of the button that sends a typed reason; left out: only the usual ones. */
  action?: string;
  /** Whether a reason can be sent yet; an earlier choice is sent then. */
  ready?: boolean;
  /** The clock behind the dialog. */
  children?: ReactNode;
  /** Called for the key P. */
  onHold?: () => void;
  /** Called for the key O. */
  onResume?: () => void;
  onReason: (reason: string) => void;
  onClose: () => void;
}

/** Asks for a reason. The usual ones are one press each, since the clock runs. */
export function ReasonDialog({
  title,
  text,
  usual,
  action,
  ready = true,
  children,
  onHold,
  onResume,
  onReason,
  onClose,
}: ReasonDialogProps) {
  const [own, setOwn] = useState("");
  const [hint, setHint] = useState<string | null>(null);
  const chosen = useRef<string | null>(null);
  const id = useId();
  const isSettled = useSettled();
  const choose = (reason: string) => {
    if (!isSettled()) return setHint(TOO_SOON);
    setHint(ready ? null : `“${reason}” is sent as soon as possible.`);
    if (ready) onReason(reason);
    else chosen.current = reason;
  };
  const sayChosen = useEffectEvent(() => {
    const { current } = chosen;
    chosen.current = null;
    if (current !== null) onReason(current);
  });
  useEffect(() => {
    if (ready) sayChosen();
  }, [ready]);
  const words = own.trim();
  return (
    <TitledDialog
      title={title}
      text={
        <>
          {text} Press a reason <span className="pointer-coarse:hidden">or its number</span>.
        </>
      }
      onOpenAutoFocus={(event) => {
        // The focus is on the dialog: a number key chooses at once, and Enter or the space bar, meant for a control of
        // the desk, sends no reason.
        event.preventDefault();
        (event.currentTarget as HTMLElement).focus();
      }}
      onKeyDown={(event) => {
        if (event.repeat || event.target instanceof HTMLInputElement) return;
        const reason = usual[Number(event.key) - 1];
        const command = commandOf(event.nativeEvent);
        if (reason) choose(reason);
        else if (command === "pause" && onHold) onHold();
        else if (command === "go" && onResume) onResume();
        else if (command !== null && command !== "cancel")
          setHint("The desk’s keys are off in this dialog. Esc closes it.");
      }}
      onClose={onClose}
    >
      {children}
      <output className="block px-4 pb-2 text-small font-strong text-orange-deep empty:hidden md:px-6">
        {hint}
      </output>
      <UsualReasons usual={usual} onChoose={choose} />
      {action === undefined ? (
        <DialogFooter />
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (words.length >= SHORTEST) choose(words);
          }}
        >
          <div className="px-4 pt-4 md:px-6">
            <Label htmlFor={id}>Or in your own words</Label>
            <Input
              id={id}
              className="mt-1.5"
              maxLength={LONGEST}
              value={own}
              onChange={({ target }) => setOwn(target.value)}
            />
          </div>
          <DialogFooter>
            <Button
              type="submit"
              variant="ink"
              size="lg"
              aria-disabled={words.length < SHORTEST || undefined}
            >
              {action}
            </Button>
          </DialogFooter>
        </form>
      )}
    </TitledDialog>
  );
}

/** One button for each usual reason, with its number key. */
function UsualReasons({ usual, onChoose }: { usual: readonly string[]; onChoose: (reason: string) => void }) {
  return (
    <ol className="grid gap-2 px-4 md:px-6">
      {usual.map((reason, place) => (
        <li key={reason}>
          <Button
            data-usual
            size="lg"
            className="w-full justify-between text-body whitespace-normal lg:h-10"
            onClick={() => onChoose(reason)}
          >
            <span className="text-start">{reason}</span>
            <kbd
              aria-hidden
              className="grid size-5.5 place-content-center rounded-sm border border-line-3 font-sans text-micro pointer-coarse:hidden"
            >
              {place + 1}
            </kbd>
          </Button>
        </li>
      ))}
    </ol>
  );
}
