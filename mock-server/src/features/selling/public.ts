/** What other features may use of selling: the points that keep a draft from its publication. */
import { draftOf } from "../../tables/lots/lot-drafts.ts";
import type { Dictionaries } from "../../tables/lots/dictionaries.ts";
import type { Database } from "../../store/store.ts";
import type { Schema } from "../../http/handler.ts";
import { checkDraft } from "./draft-rules.ts";
import { lotsWithVin } from "./repository-drafts.ts";

/** Returns the open points of a seller's draft, its questions last; none for a lot that is no draft. `now`: ms since 1970 UTC. */
export function openPoints(
  db: Database,
  sellerId: number,
  lotId: number,
  { dictionaries, now }: { readonly dictionaries: Dictionaries; readonly now: number },
): Schema<"FieldProblem">[] {
  const whole = draftOf(db, sellerId, lotId);
  if (whole?.lot.status !== "draft") return [];
  const { fields } = whole.draft;
  const { problems, notes } = checkDraft(
    // A picture of the scene has no file before its form is opened.
    whole.facts.pictures.length > 0 && fields.photos?.length === 0 ? { ...fields, photos: [0] } : fields,
    dictionaries,
    lotsWithVin(db, sellerId, fields.vin, lotId),
    now,
  );
  const questions = notes.filter(({ kind }) => kind === "question");
  return [...problems, ...questions.map(({ field, message }) => ({ field, message }))];
}
