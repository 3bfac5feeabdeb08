/** GET /sale/getlotdraft/{id}, POST /sale/{createlot,publishlot}/{id}, /sale/moderatetodraft, DELETE /sale/lot/{id}. */
import { fieldRules, type FieldError } from "@marsa/api-spec/rules";
import type { Context } from "../../http/context.ts";
import { endClaim } from "../../tables/lots/claims.ts";
import { dictionariesOf } from "../../tables/lots/dictionaries.ts";
import { draftOf, readDraft, type WholeDraft } from "../../tables/lots/lot-drafts.ts";
import type { Database } from "../../store/store.ts";
import { ownFiles, type FileRow } from "../../tables/people/files.ts";
import { ok, refuse, type Handler, type Schema } from "../../http/handler.ts";
import { tooMany } from "../../http/rate-limited.ts";
import { projectDraft } from "./draft-lot.ts";
import { checkDraft, type Fields } from "./draft-rules.ts";
import { presentDraft } from "./presenter.ts";
import { sendToModeration, withdrawFromModeration } from "./send-to-moderation.ts";
import { insertLot, lotsWithVin, removeLot, saveDraft, updateLot } from "./repository-drafts.ts";

/** Returns any lot of the seller, also one that cannot be changed any more. */
export const getLotDraft: Handler<"getLotDraft"> = async ({ params, user }, context) => {
  const whole = await context.store.write((db) => readDraft(db, user.id, params.id));
  return whole ? ok(await draftNow(whole, context)) : refuse("NOT_FOUND");
};

/** Saves a draft, complete or not; id 0 creates one. STALE: it was saved elsewhere, or sent to moderation. */
export const saveLot: Handler<"saveLot"> = async ({ params, body, user }, context) => {
  const { store, clock } = context;
  const refused = params.id === 0 ? tooMany(context.rateLimit, [["draftByUser", String(user.id)]]) : null;
  if (refused) return refused;
  const dictionaries = await dictionariesOf(store);
  const at = clock.now();
  const saved = await store.write(
    async (db, notifyUser): Promise<WholeDraft | "NOT_FOUND" | "STALE" | FieldError[]> => {
      const known = params.id === 0 ? null : await readDraft(db, user.id, params.id);
      if (!known && params.id !== 0) return "NOT_FOUND";
      if (known && (known.lot.status !== "draft" || isOlder(body.version, known))) return "STALE";
      // The kind of a lot is fixed: its number depends on it.
      const fields: Fields = { ...body.fields, kind: known?.lot.kind ?? body.fields.kind ?? "vehicle" };
      const files = await formFiles(db, user.id, known?.lot.id ?? null, fields);
      if (!("photos" in files)) return files;
      const earlier = {
        vehicle: known?.facts.vehicle ?? null,
        property: known?.facts.property ?? null,
        point: known?.lot ?? null,
      };
      const projected = projectDraft(fields, files, earlier, dictionaries, at);
      const id = known?.lot.id ?? (await insertLot(db, user.id, projected, at)).id;
      if (known) await updateLot(db, id, projected);
      else notifyUser(user.id, "lot");
      const version = (known?.draft.version ?? 0) + 1;
      await saveDraft(db, user.id, id, { fields, version, savedAt: at, relistedFrom: null });
      return (await draftOf(db, user.id, id)) ?? "NOT_FOUND";
    },
  );
  if (saved === "NOT_FOUND" || saved === "STALE") return refuse(saved);
  if (Array.isArray(saved)) return refuse("VALIDATION", { errors: saved });
  return ok(await draftNow(saved, context));
};

/** Always sends to moderation: sellers cannot publish by themselves. Missing fields are reported one by one. */
export const publishLot: Handler<"publishLot"> = async ({ params, user }, context) => {
  const { store, clock } = context;
  const dictionaries = await dictionariesOf(store);
  const at = clock.now();
  const sent = await store.write(
    async (db, notifyUser): Promise<WholeDraft | "NOT_FOUND" | "STALE" | FieldError[]> => {
      const whole = await readDraft(db, user.id, params.id);
      if (!whole) return "NOT_FOUND";
      if (whole.lot.status !== "draft" || whole.lot.hidden) return "STALE";
      const { fields } = whole.draft;
      const same = await lotsWithVin(db, user.id, fields.vin, whole.lot.id);
      const { problems } = checkDraft(fields, dictionaries, same, at);
      if (problems.length > 0) return problems;
      await sendToModeration(db, whole, at);
      notifyUser(user.id, "lot");
      return (await draftOf(db, user.id, params.id)) ?? "NOT_FOUND";
    },
  );
  if (sent === "NOT_FOUND" || sent === "STALE") return refuse(sent);
  if (Array.isArray(sent)) return refuse("VALIDATION", { errors: sent });
  return ok(await draftNow(sent, context));
};

/** From moderation only: an approved lot is public. */
export const moderationToDraft: Handler<"moderationToDraft"> = async ({ body, user }, context) => {
  const at = context.clock.now();
  const back = await context.store.write(
    async (db, notifyUser): Promise<WholeDraft | "NOT_FOUND" | "STALE"> => {
      const whole = await readDraft(db, user.id, body.id_auction);
      if (!whole) return "NOT_FOUND";
      if (whole.lot.status !== "moderation") return "STALE";
      await withdrawFromModeration(db, whole, at);
      await endClaim(db, whole.lot.id);
      notifyUser(user.id, "lot");
      return (await draftOf(db, user.id, body.id_auction)) ?? "NOT_FOUND";
    },
  );
  return typeof back === "string" ? refuse(back) : ok(await draftNow(back, context));
};

/** Deletes drafts only: published lots stay. */
export const deleteLot: Handler<"deleteLot"> = async ({ params, user }, { store }) => {
  const refused = await store.write(async (db, notifyUser): Promise<"NOT_FOUND" | "STALE" | null> => {
    const whole = await draftOf(db, user.id, params.id);
    if (!whole) return "NOT_FOUND";
    if (whole.lot.status !== "draft") return "STALE";
    await removeLot(db, params.id);
    notifyUser(user.id, "lot");
    return null;
  });
  return refused ? refuse(refused) : ok({});
};

/** Presents a draft with what is missing and whose car it is, read now. */
export async function draftNow(
  whole: WholeDraft,
  { store, files, clock }: Pick<Context, "store" | "files" | "clock">,
): Promise<Schema<"LotDraft">> {
  const { lot, draft } = whole;
  const same = await store.read((db) => lotsWithVin(db, lot.sellerId, draft.fields.vin, lot.id));
  return presentDraft(whole, files, checkDraft(draft.fields, await dictionariesOf(store), same, clock.now()));
}

function isOlder(version: number | undefined, { draft }: WholeDraft): boolean {
  return version !== undefined && version !== draft.version;
}

async function formFiles(db: Database, sellerId: number, lotId: number | null, fields: Fields) {
  const own = (ids: readonly number[] | undefined, kind: FileRow["kind"]) =>
    ownFiles(db, sellerId, ids ?? [], kind, lotId === null ? null : `lot:${lotId}`);
  const photos = await own(fields.photos, "lot_photo");
  const reports = await own(fields.reports, "lot_report");
  const documents = await own(fields.documents, "lot_document");
  const plans = await own(fields.floor_plans, "floor_plan");
  if (photos && reports && documents && plans) return { photos, plans };
  const errors: FieldError[] = [];
  if (!photos) errors.push({ field: "photos", message: fieldRules.valid("Photos") });
  if (!reports) errors.push({ field: "reports", message: fieldRules.valid("Reports") });
  if (!documents) errors.push({ field: "documents", message: fieldRules.valid("Documents") });
  if (!plans) errors.push({ field: "floor_plans", message: fieldRules.valid("Floor plan") });
  return errors;
}
