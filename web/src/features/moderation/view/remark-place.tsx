import { RemarkForm } from "./remark-form.tsx";
import { setRemark } from "../model/remarks-store.ts";
import { fieldId, labelOf, useChecking } from "../model/checking.ts";

/** Where the remark of one field is written, below it. */
export function RemarkPlace({ field }: { field: string | null }) {
  const checking = useChecking();
  const { opened, remarks, editing, edit, mayWrite } = checking;
  if (editing !== field || !mayWrite) return null;
  const close = () => {
    edit(undefined);
    document.getElementById(fieldId(field))?.focus();
  };
  return (
    <RemarkForm
      field={field}
      label={labelOf(checking, field)}
      text={remarks.find((remark) => remark.field === field)?.text ?? ""}
      onSave={(text) => setRemark(opened.id_auction, field, text)}
      onClose={close}
    />
  );
}
