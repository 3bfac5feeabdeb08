/** Creates the papers of lots: reports, which are read before the bid, and papers of the title. */
import type { DocumentKind, StoredDocument } from "../../../tables/schema/lot-files.ts";
import type { VehicleCondition, VehicleFacts } from "../../../tables/schema/facts.ts";
import type { Random } from "../random.ts";
import type { ReportSeed } from "../types.ts";

/** The papers of a lot. */
export interface LotPapers {
  readonly documents: readonly StoredDocument[];
  readonly reports: readonly ReportSeed[];
}

/** A few sellers show no report. */
const WITH_REPORTS = 0.88;

function report(name: string, kind: DocumentKind, pages = 1): ReportSeed {
  return { name, kind, pages };
}

/** Returns a car's papers. The pages are those of `files/reading/demo`. */
export function vehiclePapers(random: Random, facts: VehicleFacts, condition: VehicleCondition): LotPapers {
  const repainted = condition.zones.some(({ state }) => state === "repainted");
  const reports = [
    report("Inspection report", "inspection", 3),
    ...(repainted ? [report("Paint thickness", "paint_report")] : []),
    ...(random.chance(0.7) ? [report("Service history", "service_history")] : []),
  ];
  const documents: StoredDocument[] = [
    facts.plate === null
      ? { name: "Export certificate", kind: "export_certificate" }
      : { name: "Registration card (Mulkiya)", kind: "registration" },
  ];
  return { documents, reports: random.chance(WITH_REPORTS) ? reports : [] };
}

/** Returns an apartment's papers. */
export function apartmentPapers(random: Random, tenanted: boolean): LotPapers {
  const documents: StoredDocument[] = [
    { name: "RERA certificate", kind: "rera_certificate" },
    ...(tenanted ? [{ name: "Tenancy contract", kind: "tenancy" } as const] : []),
    ...(random.chance(0.6) ? [{ name: "Developer's no objection certificate", kind: "noc" } as const] : []),
    { name: "Title deed", kind: "title_deed" },
  ];
  const reports = [report("Floor plan", "floor_plan"), report("Service charge statement", "service_charge")];
  return { documents, reports: random.chance(WITH_REPORTS) ? reports : [] };
}
