import { FormDialog } from "#/components/form/form-dialog.tsx";
import { counted } from "#/lib/format/counts.ts";

interface PublicChangeDialogProps {
  /** The changes, one line each. */
  changes: readonly string[];
  /** The number of lots that leave the lane. */
  leaving: number;
  onClose: () => void;
  onConfirm: () => Promise<unknown>;
}

/** Confirms a change of a published lane, which everybody sees. */
export function PublicChangeDialog({ changes, leaving, onClose, onConfirm }: PublicChangeDialogProps) {
  return (
    <FormDialog
      title="Change a published lane"
      text="Everybody sees this at once, and bidders may have planned for the old lane."
      press="Change it"
      look="press"
      onPress={() => {
        onClose();
        void onConfirm();
      }}
      onClose={onClose}
    >
      <ul className="list-disc ps-5 text-body">
        {changes.map((line) => (
          <li key={line} className="py-0.5">
            {line}
          </li>
        ))}
      </ul>
      {leaving > 0 && (
        <p className="text-body text-pretty text-text-2">
          {counted(leaving, "lot")} taken out {leaving === 1 ? "is a standard lot" : "are standard lots"}{" "}
          again, with the end from before. Where that has passed, bidding is over at once.
        </p>
      )}
    </FormDialog>
  );
}
