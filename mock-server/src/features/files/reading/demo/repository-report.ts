/** Writes the reports of the demo's lots from stored facts, when somebody opens one: they have no file on the disk. */
import { eq } from "drizzle-orm";
import type { PdfText } from "../../../../http/pdf/pdf.ts";
import type { Database } from "../../../../store/store.ts";
import { sceneReportKind } from "../../../../tables/lots/reports.ts";
import type { FileRow } from "../../../../tables/people/files.ts";
import { lot, lotFacts } from "../../../../tables/schema/lots.ts";
import { randomFrom, type Random } from "../../../../scenes/seed/random.ts";
import { floorPlan, serviceCharge } from "./apartment-reports.ts";
import type { ReportedLot } from "./reported-lot.ts";
import { inspection, paintReport, serviceHistory } from "./vehicle-reports.ts";
import { asyncOrm } from "../../../../tables/system/driver.ts";

type Write = (of: ReportedLot, random: Random) => PdfText;

const WRITERS: Readonly<Record<string, Write>> = {
  inspection,
  paint_report: paintReport,
  service_history: serviceHistory,
  floor_plan: floorPlan,
  service_charge: serviceCharge,
};

/** Returns the text of a report of the scene; null for an uploaded file. Inside a read. */
export async function sceneReport(
  db: Database,
  file: Pick<FileRow, "hash" | "linkedTo" | "createdAt">,
): Promise<PdfText | null> {
  const kind = sceneReportKind(file.hash);
  const write = kind === null ? undefined : WRITERS[kind];
  const lotId = Number(file.linkedTo?.replace("lot:", ""));
  if (!write || !Number.isInteger(lotId)) return null;
  const { number, title } = lot;
  const { vehicle, property, condition, location } = lotFacts;
  const row = await asyncOrm(db)
    .select({ number, title, vehicle, property, condition, location })
    .from(lot)
    .innerJoin(lotFacts, eq(lotFacts.lotId, lot.id))
    .where(eq(lot.id, lotId))
    .get();
  return row ? write({ ...row, at: file.createdAt }, randomFrom(`${kind}/${row.number}`)) : null;
}
