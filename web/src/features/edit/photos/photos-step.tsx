import { DocumentsSection } from "../documents/documents-section.tsx";
import { fieldId, useEdit } from "../edit-context.ts";
import { FieldNotes } from "../form/field-notes.tsx";
import { fieldNamed } from "../form/values.ts";
import { useFilesOfLot } from "../upload/lot-files-context.tsx";
import { PhotosSection } from "./photos-section.tsx";

/** Step 2 of the editor: photos, and documents below them. */
export function PhotosStep() {
  const { meta, readOnly, shownFault, remarks } = useEdit();
  const { photos, documents } = useFilesOfLot();
  const photosField = fieldNamed(meta, "photos");
  const documentsField = fieldNamed(meta, "documents");
  return (
    <div className="py-6">
      <PhotosSection
        id={fieldId("photos")}
        photos={photos}
        least={photosField?.min ?? 1}
        readOnly={readOnly}
        error={shownFault("photos")}
        remarks={remarks.atFields}
        notes={photosField && <FieldNotes field={photosField} />}
      />
      <DocumentsSection
        id={fieldId("documents")}
        documents={documents}
        readOnly={readOnly}
        notes={documentsField && <FieldNotes field={documentsField} />}
      />
    </div>
  );
}
