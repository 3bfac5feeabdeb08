/** Inserts the documents of a profile. */
import type { ProfileFields } from "../../../domain/people/profile.ts";
import { insertFile } from "../../../tables/people/files.ts";
import type { Database } from "../../../store/store.ts";
import { PAPER, paperBytes } from "../../pictures/papers.ts";
import type { PaperSeed } from "../waiting-types.ts";

interface Papers {
  /** Ids of all files. */
  readonly ids: readonly number[];
  /** The fields of the form that name them. */
  readonly fields: Pick<ProfileFields, "passport_photo" | "licence_files">;
}

/** Inserts the files of a person, without an owner record. `at` in ms. */
export async function insertPapers(
  db: Database,
  userId: number,
  papers: readonly PaperSeed[],
  at: number,
): Promise<Papers> {
  const files: { readonly field: PaperSeed["field"]; readonly id: number }[] = [];
  for (const { field, kind, picture } of papers) {
    const name = `${kind}.webp`;
    const bytes = paperBytes(picture);
    const row = { ...PAPER, hash: picture, userId, kind, name, bytes, thumbhash: null, createdAt: at };
    files.push({ field, id: await insertFile(db, row) });
  }
  const photo = files.find(({ field }) => field === "passport_photo");
  const licences = files.filter(({ field }) => field === "licence_files").map(({ id }) => id);
  return {
    ids: files.map(({ id }) => id),
    fields: {
      ...(photo && { passport_photo: photo.id }),
      ...(licences.length > 0 && { licence_files: licences }),
    },
  };
}
