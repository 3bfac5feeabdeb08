import { Check, MessageSquareText } from "lucide-react";
import { photoOf } from "#/features/edit/model/draft/photo-field.ts";
import type { FieldRemark } from "#/features/edit/model/draft/remarks.ts";
import type { ListedFile } from "#/features/edit/model/upload/use-lot-files.ts";

interface PhotoRemarksProps {
  files: readonly ListedFile[];
  remarks: ReadonlyMap<string, FieldRemark>;
}

/** The staff's remarks on single photos, orange; green once the photo is replaced or removed. */
export function PhotoRemarks({ files, remarks }: PhotoRemarksProps) {
  return [...remarks].map(([field, { text, changed }]) => {
    const id = photoOf(field);
    if (id === null) return null;
    const place = files.findIndex((file) => file.id_file === id);
    const Icon = changed ? Check : MessageSquareText;
    return (
      <p
        key={field}
        data-slot="remark"
        className={`mt-1 flex gap-2 rounded-md px-3 py-2 text-small ${
          changed ? "bg-green-tint text-green-deep" : "bg-orange-tint text-orange-deep"
        }`}
      >
        <Icon aria-hidden size={16} strokeWidth={1.75} className="mt-px shrink-0" />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {place !== -1 && <strong className="font-strong">Photo {place + 1}: </strong>}
          {text}
          {changed && <strong className="font-strong"> Changed</strong>}
        </span>
      </p>
    );
  });
}
