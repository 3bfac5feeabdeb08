import { DocumentsSection } from "../documents/documents-section.tsx";
import { fieldId, useEdit } from "../edit-context.ts";
import { FieldNotes } from "../form/field-notes.tsx";
import { fieldNamed } from "../form/values.ts";
import type { Meta } from "../types.ts";
import { DOCUMENT_TYPES, PHOTO_TYPES } from "../upload/file-checks.ts";
import { useFilesOfLot } from "../upload/lot-files-context.tsx";
import { PhotosSection } from "./photos-section.tsx";

/** The views that buyers look for, by kind of lot; a motorcycle has its own. */
const VIEWS: Readonly<Record<Meta["kind"] | "motorcycle", string>> = {
  vehicle:
    "front, rear, both sides, wheels, each finding, the dashboard with its mileage, seats and the VIN plate",
  motorcycle:
    "front, rear, both sides, both wheels with tyres and brakes, the engine from both sides, the chain or shaft, the instruments with their mileage, each finding and the frame number",
  apartment:
    "the living room, each bedroom, the kitchen, each bathroom, the balcony, the view from it, the building with its entrance, and the parking place",
};
const PLANS = { title: "Floor plan", word: "plan", accept: PHOTO_TYPES } as const;
const PAPERS = { title: "Documents", word: "document", accept: DOCUMENT_TYPES } as const;

/** Step 2 of the editor: photos, and documents below them. */
export function PhotosStep() {
  const { meta, state, readOnly, shownFault, remarks } = useEdit();
  const { photos, documents, plans } = useFilesOfLot();
  const plansField = fieldNamed(meta, "floor_plans");
  const photosField = fieldNamed(meta, "photos");
  const documentsField = fieldNamed(meta, "documents");
  return (
    <div className="py-6">
      <PhotosSection
        id={fieldId("photos")}
        photos={photos}
        least={photosField?.min ?? 1}
        views={VIEWS[state.values["body"] === "motorcycle" ? "motorcycle" : meta.kind]}
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
