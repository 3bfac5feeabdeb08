/** Creates a profile. */
import { dubaiDate } from "@marsa/api-spec/dates";
import { fieldRules, type FieldError } from "@marsa/api-spec/rules";
import { dictionariesOf } from "../../tables/lots/dictionaries.ts";
import { fileById, linkFiles, unlinkFiles } from "../../tables/people/files.ts";
import type { Database } from "../../store/store.ts";
import { filesNamed, firstToExpire, profileErrors, profileWord } from "../../domain/people/profile-rules.ts";
import type { ProfileFields } from "../../domain/people/profile.ts";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { presentProfile } from "./presenter.ts";
import { namesOf, profileById, profileOfType, putDraft } from "./repository.ts";

/**
 * POST /auth/profile: saves a draft, which may be sent again until its contract is signed. STALE: already signed.
 * Its files must be the person's own.
 */
export const createProfile: Handler<"createProfile"> = async ({ body, user }, context) => {
  const { store, clock, files } = context;
  const { type, form, citizenship, ...fields } = body;
  const errors = profileErrors(body, dubaiDate(clock.now()));
  if (citizenship !== undefined && !(await dictionariesOf(store)).entry("citizenships", citizenship)) {
    errors.push({ field: "citizenship", message: fieldRules.valid("Citizenship") });
  }
  if (errors.length > 0) return refuse("VALIDATION", { errors });

  const saved = await store.write(async (db, notifyUser) => {
    const known = await profileOfType(db, user.id, type);
    if (known && known.status !== "draft") return "STALE";
    const foreign = await foreignFiles(db, user.id, known?.id ?? null, fields);
    if (foreign.length > 0) return foreign;
    const id = await putDraft(
      db,
      {
        userId: user.id,
        type,
        form,
        name: form === "company" ? (body.company_name ?? "").trim() : await namesOf(db, user.id),
        citizenship: citizenship ?? "",
        fields,
        expiresOn: firstToExpire(fields),
      },
      clock.now(),
    );
    // Files of an earlier draft that this one leaves out are unlinked, and so is the earlier contract.
    await unlinkFiles(db, `profile:${id}`);
    await linkFiles(
      db,
      user.id,
      filesNamed(fields).map((file) => file.id),
      `profile:${id}`,
    );
    notifyUser(user.id, "profile");
    return await profileById(db, id);
  });
  if (saved === "STALE") return refuse("STALE");
  if (Array.isArray(saved)) return refuse("VALIDATION", { errors: saved });
  return saved ? ok(presentProfile(saved, files)) : refuse("STALE");
};

/** Returns files of other people, or in use elsewhere. */
async function foreignFiles(
  db: Database,
  userId: number,
  profileId: number | null,
  fields: ProfileFields,
): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  for (const { field, id } of filesNamed(fields)) {
    const file = await fileById(db, id);
    const isFree = file?.linkedTo === null || file?.linkedTo === `profile:${profileId}`;
    if (file?.userId !== userId || !isFree)
      errors.push({ field, message: fieldRules.valid(profileWord(field)) });
  }
  return errors;
}
