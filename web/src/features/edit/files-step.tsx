import { DocumentsSection } from "./documents/documents-section.tsx";
import { fieldId, useEdit } from "./edit-context.ts";
import { fieldNamed } from "./form/values.ts";
import { PhotosSection } from "./photos/photos-section.tsx";
import type { DraftFiles } from "./use-draft-files.ts";

/** Step 2: photos in their order, and documents. */
export function FilesStep({ files: { photos, documents } }: { files: DraftFiles }) {
  const { meta, readOnly, shownFault, remarks } = useEdit();
  const photoField = fieldNamed(meta, "photos");

  return (
    <div className="grid gap-10 py-6">
      <div>
        <PhotosSection
          id={fieldId("photos")}
          photos={photos}
          least={photoField?.min ?? 1}
          readOnly={readOnly}
          remark={remarks.atFields.get("photos")?.text}
          error={shownFault("photos")}
        />
      </div>
      <div>
        <DocumentsSection
          id={fieldId("documents")}
          documents={documents}
          readOnly={readOnly}
          remark={remarks.atFields.get("documents")?.text}
        />
      </div>
    </div>
  );
}
