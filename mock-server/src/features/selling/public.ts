/** What other features may use of selling: the points that keep a draft from its publication, and a change of its form. */
import { draftOf, type WholeDraft } from "../../tables/lots/lot-drafts.ts";
import type { Dictionaries } from "../../tables/lots/dictionaries.ts";
import type { Database } from "../../store/store.ts";
import type { Schema } from "../../http/handler.ts";
import { projectDraft } from "./draft-lot.ts";
import { checkDraft, type Fields } from "./draft-rules.ts";
import { lotsWithVin, saveDraft, updateLot } from "./repository-drafts.ts";

/** Saves a changed form of a lot with the same photos, and the columns that follow from it. `at`: ms since 1970 UTC. */
export async function changeFields(
  db: Database,
  { lot, facts, draft, files }: WholeDraft,
  fields: Fields,
  dictionaries: Dictionaries,
  at: number,
): Promise<void> {
  const filesOf = (ids: readonly number[] = []) =>
    ids.flatMap((id) => files.find((file) => file.id === id) ?? []);
  const pictures = { photos: filesOf(fields.photos), plans: filesOf(fields.floor_plans) };
  const earlier = { vehicle: facts.vehicle, property: facts.property, point: lot };
  await updateLot(db, lot.id, projectDraft(fields, pictures, earlier, dictionaries, at));
  const { version, relistedFrom } = draft;
  await saveDraft(db, lot.sellerId, lot.id, { fields, version: version + 1, savedAt: at, relistedFrom });
}

/** Returns the open points of a seller's draft, its questions last; none for a lot that is no draft. `now`: ms since 1970 UTC. */
export async function openPoints(
  db: Database,
  sellerId: number,
  lotId: number,
  { dictionaries, now }: { readonly dictionaries: Dictionaries; readonly now: number },
): Promise<Schema<"FieldProblem">[]> {
  const whole = await draftOf(db, sellerId, lotId);
  if (whole?.lot.status !== "draft") return [];
  const { fields } = whole.draft;
  const { problems, notes } = checkDraft(
    // A picture of the scene has no file before its form is opened.
    whole.facts.pictures.length > 0 && fields.photos?.length === 0 ? { ...fields, photos: [0] } : fields,
    dictionaries,
    await lotsWithVin(db, sellerId, fields.vin, lotId),
    now,
  );
  const questions = notes.filter(({ kind }) => kind === "question");
  return [...problems, ...questions.map(({ field, message }) => ({ field, message }))];
}
