import { MessageSquareText } from "lucide-react";
import { Button } from "#/components/ui/button.tsx";
import { counted } from "#/lib/format/counts.ts";
import { fieldId } from "../model/checking.ts";
import type { ModerationLot, NewRemark } from "../model/queries.ts";

interface RemarkListProps {
  remarks: readonly NewRemark[];
  labelOf: (field: string | null) => string;
  onOpen: (field: string | null) => void;
  /** False: a colleague has the lot. */
  mayWrite: boolean;
}

/** The remarks that go back with the lot. */
export function RemarkList({ remarks, labelOf, onOpen, mayWrite }: RemarkListProps) {
  return (
    <section aria-labelledby="remarks-title" className="border-t border-line pt-4">
      <h3 id="remarks-title" className="text-h3">
        {remarks.length === 0 ? "No remarks" : counted(remarks.length, "remark")}
      </h3>
      {remarks.length === 0 && mayWrite && (
        <p className="mt-1 text-small text-text-2">Press a field or a photo to write a remark at it.</p>
      )}
      <ul className="mt-2">
        {remarks.map(({ field, text }) => (
          <li key={field} className="border-b border-line last:border-b-0">
            <button
              type="button"
              onClick={() => onOpen(field)}
              className="flex w-full gap-2.5 py-2.5 text-start hover:bg-salt"
            >
              <MessageSquareText
                aria-hidden
                size={16}
                strokeWidth={1.75}
                className="mt-0.5 shrink-0 text-orange"
              />
              <span className="min-w-0 text-small">
                <span className="block font-strong">{labelOf(field)}</span>
                <span className="own-way block text-text-2">{text}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {mayWrite && (
        <Button id={fieldId(null)} variant="link" size="inline" className="mt-2" onClick={() => onOpen(null)}>
          Remark at the whole lot
        </Button>
      )}
    </section>
  );
}

/** The remarks of the last return, and whether the seller has changed the field since. */
export function EarlierRemarks({
  remarks,
  labelOf,
}: Pick<ModerationLot, "remarks"> & Pick<RemarkListProps, "labelOf">) {
  if (remarks.length === 0) return null;
  return (
    <section aria-labelledby="earlier-title" className="border-t border-line pt-4">
      <h3 id="earlier-title" className="text-h3">
        Returned before
      </h3>
      <ul className="mt-2 text-small">
        {remarks.map(({ field, text, was, changed }) => (
          <li key={field ?? ""} className="border-b border-line py-2 last:border-b-0">
            <span className="flex justify-between gap-3">
              <span className="font-strong">{labelOf(field)}</span>
              {field !== null && (
                <span className={changed ? "text-green" : "text-orange"}>
                  {changed ? "Changed" : "Not changed"}
                </span>
              )}
            </span>
            <span className="own-way block text-text-2">
              {text}
              {changed && was !== null && ` It was ${String(was)}.`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
