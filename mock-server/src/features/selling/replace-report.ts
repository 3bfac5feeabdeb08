/** POST /sale/report: a new version of a report of an approved lot. */
import { isBackOffice } from "@marsa/api-spec/roles";
import { fieldRules } from "@marsa/api-spec/rules";
import { askedUntil } from "../../domain/bidding/keep-max.ts";
import type { LotState } from "../../domain/lot/lot.ts";
import { refusalOnceOver } from "../../domain/lot/price-change.ts";
import type { AuctionTerms } from "../../domain/lot/terms.ts";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { presentReport } from "../../http/present/present-report.ts";
import type { Database, NotifyUser } from "../../store/store.ts";
import { publishHistory } from "../../tables/lots/history/add-history.ts";
import { watchersOfLot } from "../../tables/lots/endings.ts";
import { namedLot } from "../../tables/lots/next-bidders.ts";
import { findState } from "../../tables/lots/lot-columns.ts";
import { reportsOf, setAskedAbout, type Report } from "../../tables/lots/reports.ts";
import { notify } from "../../tables/notices/notify.ts";
import { linkVersion } from "../../tables/people/files.ts";

/** The earlier versions stay, and so does the leader's maximum until its owner answers. */
export const replaceReport: Handler<"replaceReport"> = async ({ body, user }, { store, clock, terms }) => {
  const { id_auction: lotId, id_document: old, id_file: fileId } = body;
  const at = clock.now();
  const done = await store.write(async (db, notifyUser, notifyLot): Promise<Report | Refused> => {
    const named = await namedLot(db, lotId);
    if (!named || (named.sellerId !== user.id && !isBackOffice(user))) return "NOT_FOUND";
    const lot = await findState(db, lotId);
    if (lot.status === "draft" || lot.status === "moderation") return "NOT_FOUND";
    if (refusalOnceOver(lot, at)) return "LOT_CLOSED";
    const reports = await reportsOf(db, lotId);
    const known = reports.find(({ versions }) => versions.some(({ id }) => id === old));
    if (!known) return "NOT_FOUND";
    if (known.versions[0]!.id !== old) return "STALE";
    if (!(await linkVersion(db, user.id, { id: fileId, replaces: old, lotId, at }))) return "VALIDATION";
    const by = lot.sellerId === user.id ? "seller" : "staff";
    const cause = `The ${by} sent a new version: ${known.name}`;
    await publishHistory(db, notifyLot, lotId, { kind: "report_changed", userId: null, cause }, at);
    const asked = await askLeader(db, lot, fileId, at, terms);
    const text = `New version of a report: ${known.name}, ${named.title} (lot ${named.number}).`;
    await tellWatchers(db, notifyUser, { lot, text, asked, at });
    return (await reportsOf(db, lotId)).find(({ versions }) => versions[0]!.id === fileId)!;
  });
  if (done === "VALIDATION")
    return refuse(done, { errors: [{ field: "id_file", message: fieldRules.valid("File") }] });
  return typeof done === "string" ? refuse(done) : ok(presentReport(done));
};

type Refused = "NOT_FOUND" | "LOT_CLOSED" | "STALE" | "VALIDATION";

/** Asks the holder of a stored maximum above the price; others have nothing to remove. Returns who is asked. */
async function askLeader(
  db: Database,
  lot: LotState,
  fileId: number,
  at: number,
  terms: AuctionTerms,
): Promise<number | null> {
  const leaderId = lot.lead?.leaderId ?? null;
  if (leaderId === null || askedUntil(lot, leaderId, { askedAt: at, now: at }, terms) === null) return null;
  await setAskedAbout(db, lot.id, leaderId, fileId);
  return leaderId;
}

interface News {
  readonly lot: LotState;
  readonly text: string;
  readonly asked: number | null;
  /** ms since 1970 UTC. */
  readonly at: number;
}

async function tellWatchers(
  db: Database,
  notifyUser: NotifyUser,
  { lot, text: news, asked, at }: News,
): Promise<void> {
  const link = `/auction/${lot.id}#documents`;
  for (const userId of await watchersOfLot(db, lot.id)) {
    if (userId === lot.sellerId) continue;
    const text =
      userId === asked
        ? `${news} Your maximum and your lead stand. Please read it: keep your maximum?`
        : news;
    const kind = userId === asked ? "account" : "ending";
    await notify(db, notifyUser, { userId, kind, text, at, lotId: lot.id, link });
    if (userId === asked) notifyUser(userId, "lot");
  }
}
