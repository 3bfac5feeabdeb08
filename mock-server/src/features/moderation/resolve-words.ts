/** POST /backoffice/lots/resolve: a value of a list in place of a make, model or body in the seller's words. */
import { fieldRules, type FieldError } from "@marsa/api-spec/rules";
import { OTHER } from "@marsa/api-spec/rules-of-lot";
import { addToAudit } from "../../tables/people/audit.ts";
import { claimOf } from "../../tables/lots/claims.ts";
import { addEntry, dictionariesIn } from "../../tables/lots/dictionaries.ts";
import { readDraft, type WholeDraft } from "../../tables/lots/lot-drafts.ts";
import type { DictEntry } from "../../tables/schema/dict-names.ts";
import type { Database } from "../../store/store.ts";
import { ok, refuse, type Handler, type Schema } from "../../http/handler.ts";
import { changeFields } from "../selling/public.ts";
import { staffName } from "./repository.ts";

type Fields = Schema<"LotDraftFields">;
type Named = "mark" | "model" | "body";
interface Wanted {
  readonly field: Named;
  readonly value?: string;
  readonly label?: string;
}

const LISTS = { mark: "marks", model: "models", body: "bodies" } as const;
const LABELS: Readonly<Record<Named, string>> = { mark: "Make", model: "Model", body: "Body" };

/** A claim of another staff member keeps the lot from a change. */
export const resolveLotWords: Handler<"resolveLotWords"> = async ({ body, user, address }, context) => {
  const { store, clock } = context;
  const at = clock.now();
  const outcome = await store.write(async (db, notifyUser) => {
    const whole = await readDraft(db, null, body.id_auction);
    if (!whole || whole.lot.status === "draft") return "NOT_FOUND" as const;
    if (whole.lot.status !== "moderation") return "STALE" as const;
    const claim = await claimOf(db, whole.lot.id, at);
    if (claim && claim.userId !== user.id) {
      return { by: await staffName(db, claim.userId), until: new Date(claim.until).toISOString() };
    }
    const entry = await entryFor(db, whole.draft.fields, body);
    if (Array.isArray(entry)) return entry;
    const by = { at, userId: user.id, aboutId: whole.lot.sellerId, address };
    const words = whole.draft.fields[`${body.field}_other`] ?? "";
    if (body.value === undefined) {
      const subject = `${LABELS[body.field]} “${entry.label}”`;
      await addToAudit(db, { ...by, act: "dictionary.add", subject, reason: null });
    }
    const subject = `${whole.lot.title} (lot ${whole.lot.number})`;
    const reason = `${LABELS[body.field]}: “${words}” became ${entry.label}`;
    await addToAudit(db, { ...by, act: "lot.resolve", subject, reason });
    await changeFields(
      db,
      whole,
      resolved(whole.draft.fields, body.field, entry),
      await dictionariesIn(db),
      at,
    );
    notifyUser(whole.lot.sellerId, "lot");
    return { entry };
  });
  if (typeof outcome === "string") return refuse(outcome);
  if (Array.isArray(outcome)) return refuse("VALIDATION", { errors: outcome });
  if ("by" in outcome) return refuse("LOT_CLAIMED", { ...outcome });
  return ok({ value: outcome.entry.value, label: outcome.entry.label });
};

const wrong = (field: string, message: string): FieldError[] => [{ field, message }];

/** Returns the chosen or the new value, or why there is none. */
async function entryFor(
  db: Database,
  fields: Fields,
  { field, value, label }: Wanted,
): Promise<DictEntry | FieldError[]> {
  if (fields[field] !== OTHER) return wrong("field", fieldRules.valid(LABELS[field]));
  const parent = field === "model" ? fields.mark : undefined;
  // A model belongs to a make, which comes first.
  if (parent === OTHER) return wrong("field", fieldRules.required(LABELS.mark));
  if (value !== undefined) {
    const entry = (await dictionariesIn(db)).entry(LISTS[field], value);
    return entry && entry.parent === parent ? entry : wrong("value", fieldRules.valid(LABELS[field]));
  }
  if (label === undefined) return wrong("value", fieldRules.required(LABELS[field]));
  const added = await addEntry(db, LISTS[field], { label: label.trim(), parent: parent ?? null });
  return added ?? wrong("label", "The list has this value. Choose it");
}

function resolved(fields: Fields, field: Named, { value }: DictEntry): Fields {
  const { [`${field}_other` as const]: _, ...rest } = fields;
  return { ...rest, [field]: value };
}

/** Returns an error for each make, model or body that the staff have to choose before the lot can be public. */
export function unresolved({ draft: { fields } }: WholeDraft): FieldError[] {
  return (Object.keys(LISTS) as Named[]).flatMap((field) =>
    fields[field] === OTHER
      ? [{ field, message: `Choose a value for “${fields[`${field}_other`] ?? ""}” first` }]
      : [],
  );
}
