/** Relists unsold lots. */
import { dictionariesOf } from "../../tables/lots/dictionaries.ts";
import { draftOf, isRelisted, readDraft } from "../../tables/lots/lot-drafts.ts";
import { isOfferedOn } from "../../tables/lots/next-bidders.ts";
import { writeIdempotent } from "../../tables/notices/write-idempotent.ts";
import type { Refused } from "../../domain/lot/decision.ts";
import { commandKey } from "../../http/command-key.ts";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { projectDraft } from "./draft-lot.ts";
import { checkDraft, type Fields } from "./draft-rules.ts";
import { draftNow } from "./drafts.ts";
import { copyPictures, insertLot, lotsWithVin, saveDraft } from "./repository-drafts.ts";
import { sendToModeration } from "./send-to-moderation.ts";

type Relisted =
  | { readonly ok: true; readonly reply: number }
  | Refused<"NOT_FOUND" | "STALE" | "ALREADY_RELISTED">;

/**
 * POST /sale/reinst: relists an unsold lot as a new one with its facts and pictures and other prices and dates.
 * With valid new dates it goes to moderation, else it is a draft. A lot for a live lane needs no dates.
 */
export const relistLot: Handler<"relistLot"> = async (request, context) => {
  const { body, user } = request;
  const { store, clock } = context;
  const dictionaries = await dictionariesOf(store);
  const at = clock.now();
  const { id_auction: oldId, start, end, ...prices } = body;
  const changed = { ...prices, ...(start && { start }), ...(end && { end }) };
  const key = commandKey("relistLot", request, [oldId, JSON.stringify(changed)]);

  const outcome = await writeIdempotent(store, key, at, async (db, notifyUser): Promise<Relisted> => {
    const old = await readDraft(db, user.id, oldId);
    if (!old) return { ok: false, code: "NOT_FOUND", details: {} };
    if (old.lot.status !== "notSold") return { ok: false, code: "STALE", details: {} };
    if (await isOfferedOn(db, oldId, at)) return { ok: false, code: "STALE", details: {} };
    if (await isRelisted(db, oldId)) return { ok: false, code: "ALREADY_RELISTED", details: {} };
    const oldPhotos = old.files.filter(({ kind }) => kind === "lot_photo");
    const photos = await copyPictures(db, old.files, "lot_photo");
    const copyOf = new Map(oldPhotos.map(({ id }, i) => [id, photos[i]!]));
    const facts = withPhotos(withoutDates(old.draft.fields), copyOf);
    const plans = await copyPictures(db, old.files, "floor_plan");
    const lane = changed.start === undefined && (facts.lane === true || old.lot.queueId !== null);
    const fields: Fields = {
      ...facts,
      ...changed,
      lane,
      photos,
      ...(plans.length > 0 && { floor_plans: plans }),
    };
    const earlier = { vehicle: old.facts.vehicle, property: old.facts.property, point: old.lot };
    const { id } = await insertLot(
      db,
      user.id,
      projectDraft(
        fields,
        {
          photos: oldPhotos.map((file, i) => ({ ...file, id: photos[i]! })),
          plans: old.files.filter(({ kind }) => kind === "floor_plan"),
        },
        earlier,
        dictionaries,
        at,
      ),
      at,
    );
    await saveDraft(db, user.id, id, { fields, version: 1, savedAt: at, relistedFrom: oldId });
    const made = (await draftOf(db, user.id, id))!;
    const same = await lotsWithVin(db, user.id, fields.vin, id);
    if (checkDraft(fields, dictionaries, same, at).problems.length === 0)
      await sendToModeration(db, made, at);
    notifyUser(user.id, "lot");
    return { ok: true, reply: id };
  });
  if (!outcome.ok) return refuse(outcome.code);
  const made = await store.read((db) => draftOf(db, user.id, outcome.reply));
  return made ? ok(await draftNow(made, context)) : refuse("NOT_FOUND");
};

/** Returns the earlier lot's facts and texts, without its dates and documents. */
function withoutDates(fields: Fields): Fields {
  const facts = { ...fields };
  delete facts.start;
  delete facts.end;
  delete facts.reports;
  delete facts.documents;
  return facts;
}

/** Returns the facts with what they say of photos said of their copies. */
function withPhotos(
  { photo_views: views, condition, ...facts }: Fields,
  copyOf: ReadonlyMap<number, number>,
): Fields {
  return {
    ...facts,
    ...(views && {
      photo_views: views.flatMap(({ id_file: id, view }) => {
        const copy = copyOf.get(id);
        return copy === undefined ? [] : [{ id_file: copy, view }];
      }),
    }),
    ...(condition && {
      condition: {
        ...condition,
        zones: condition.zones.map(({ photo, ...finding }) => {
          const copy = photo === undefined ? undefined : copyOf.get(photo);
          return { ...finding, ...(copy !== undefined && { photo: copy }) };
        }),
      },
    }),
  };
}
