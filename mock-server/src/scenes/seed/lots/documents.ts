/** Creates the documents of lots. */
import type { DocumentKind, StoredDocument } from "../../../tables/lots/lot-files.ts";
import type { VehicleCondition, VehicleFacts } from "../../../tables/lots/facts.ts";
import type { Random } from "../random.ts";

const KB = 1_024;

function document(
  random: Random,
  name: string,
  kind: DocumentKind,
  access: StoredDocument["access"],
): StoredDocument {
  const scan = kind === "registration" || kind === "title_deed";
  const bytes = (scan ? random.int(180, 900) : random.int(240, 3_400)) * KB + random.int(1, 1_000);
  return { name, kind, mime: scan && random.chance(0.3) ? "image/jpeg" : "application/pdf", bytes, access };
}

/**
 * Returns a car's documents: the report for everyone, documents with the seller's name for the buyer after the
 * payment.
 */
export function vehicleDocuments(
  random: Random,
  facts: VehicleFacts,
  condition: VehicleCondition,
): StoredDocument[] {
  const repainted = condition.zones.some(({ state }) => state === "repainted");
  return [
    document(random, "Inspection report", "inspection", "public"),
    ...(repainted ? [document(random, "Paint thickness report", "paint_report", "public")] : []),
    ...(random.chance(0.7) ? [document(random, "Service history", "service_history", "public")] : []),
    facts.plate === null
      ? document(random, "Export certificate", "export_certificate", "after_payment")
      : document(random, "Registration card (Mulkiya)", "registration", "after_payment"),
  ];
}

/** Returns an apartment's documents. */
export function apartmentDocuments(random: Random, tenanted: boolean): StoredDocument[] {
  return [
    document(random, "Floor plan", "floor_plan", "public"),
    document(random, "RERA certificate", "rera_certificate", "public"),
    document(random, "Service charge statement", "service_charge", "public"),
    ...(tenanted ? [document(random, "Tenancy contract", "tenancy", "after_payment")] : []),
    ...(random.chance(0.6)
      ? [document(random, "Developer's no objection certificate", "noc", "after_payment")]
      : []),
    document(random, "Title deed", "title_deed", "after_payment"),
  ];
}
