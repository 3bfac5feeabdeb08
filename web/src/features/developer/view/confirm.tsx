import { TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";

interface ConfirmProps {
  /** The consequences. */
  children: ReactNode;
  /** The label of the button. */
  label: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for a confirmation, in the place of the first press. */
export function Confirm({ children, label, busy, onConfirm, onCancel }: ConfirmProps) {
  const [opener] = useState(() => document.activeElement);
  return (
    <Message tone="warning" icon={TriangleAlert} className="mb-3">
      {children}
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button
          variant="ink"
          size="sm"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a press opened it for an answer
          autoFocus
          aria-disabled={busy}
          onClick={onConfirm}
        >
          {label}
        </Button>
        <Button
          size="sm"
          disabled={busy}
          onClick={() => {
            onCancel();
            if (opener instanceof HTMLElement) opener.focus();
          }}
        >
          Cancel
        </Button>
      </div>
    </Message>
  );
}
