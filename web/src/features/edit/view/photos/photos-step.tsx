import { DocumentsSection } from "./documents-section.tsx";
import { fieldId, useEdit } from "#/features/edit/model/draft/edit-context.ts";
import { FieldNotes } from "../form/field-notes.tsx";
import { fieldNamed } from "#/features/edit/model/draft/values.ts";
import { DOCUMENT_TYPES, PHOTO_TYPES } from "#/features/edit/model/upload/file-checks.ts";
import { useFilesOfLot } from "../upload/lot-files-context.tsx";
import { RoomsSection } from "./rooms-section.tsx";
import { PhotosSection } from "./photos-section.tsx";

const PLANS = { title: "Floor plan", word: "plan", accept: PHOTO_TYPES } as const;
const REPORTS = { title: "Reports", word: "report", accept: DOCUMENT_TYPES } as const;
const PAPERS = { title: "Documents", word: "document", accept: DOCUMENT_TYPES } as const;

/** Step 2 of the editor: photos, and documents below them. */
export function PhotosStep() {
  const { meta, readOnly, shownFault, remarks } = useEdit();
  const { photos, reports, documents, plans } = useFilesOfLot();
  const plansField = fieldNamed(meta, "floor_plans");
  const roomsField = fieldNamed(meta, "room_list");
  const photosField = fieldNamed(meta, "photos");
  const reportsField = fieldNamed(meta, "reports");
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
      {plansField && (
        <DocumentsSection
          id={fieldId("floor_plans")}
          {...PLANS}
          documents={plans}
          readOnly={readOnly}
          notes={<FieldNotes field={plansField} />}
        />
      )}
      {roomsField && <RoomsSection field={roomsField} />}
      <DocumentsSection
        {...REPORTS}
        id={fieldId("reports")}
        documents={reports}
        readOnly={readOnly}
        notes={reportsField && <FieldNotes field={reportsField} />}
      />
      <DocumentsSection
        {...PAPERS}
        id={fieldId("documents")}
        documents={documents}
        readOnly={readOnly}
        notes={documentsField && <FieldNotes field={documentsField} />}
      />
    </div>
  );
}
