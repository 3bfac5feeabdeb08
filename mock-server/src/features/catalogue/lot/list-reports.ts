/** GET /auction/reports/{id}: the reports of a lot, for everybody with a confirmed contact. */
import { mayReadLot } from "../../../domain/bidding/lot-view.ts";
import { ok, refuse, type Handler } from "../../../http/handler.ts";
import { presentVersion } from "../../../http/present/present-report.ts";
import { reportsOf } from "../../../tables/lots/reports.ts";
import { findAccess } from "./repository-lot.ts";

/** The links carry who reads, and when: both stand on each page. */
export const listReports: Handler<"listReports"> = async ({ params, user }, { store, files, clock }) => {
  const lot = await findAccess(store, params.id);
  if (!lot || !mayReadLot(lot, user)) return refuse("NOT_FOUND");
  if (user.ustatus === "unknown") return refuse("VERIFICATION_REQUIRED");
  const reports = await store.read((db) => reportsOf(db, params.id));
  const reader = { userId: user.id, at: clock.now() };
  return ok(
    reports.map(({ name, kind, versions }) => ({
      name,
      kind,
      versions: versions.map((file, place) => ({
        ...presentVersion(file),
        version: versions.length - place,
        url: files.readingUrlOf(file, reader),
      })),
    })),
  );
};
