/** Presents profiles. */
import type { Schema } from "../../http/handler.ts";
import { presentFile } from "../../http/present/present-file.ts";
import type { FilesPort } from "../../ports/outside.ts";
import { isContract } from "./contract.ts";
import type { WholeProfile } from "./repository.ts";

/** Presents a profile to its owner and the staff, with links of five minutes to its files. `staffId`: who reads it, if not its owner. */
export function presentProfile(
  { profile, files }: WholeProfile,
  { urlOf }: Pick<FilesPort, "urlOf">,
  staffId?: number,
): Schema<"Profile"> {
  const { id, userId, status, type, form, citizenship, fields, lockReason, lockUntil } = profile;
  const contract = files.find(isContract);
  return {
    id_profile: id,
    id_user: userId,
    status,
    fields: {
      type,
      form,
      ...(citizenship !== "" && { citizenship }),
      ...presentFields(fields),
    },
    files: files.filter((file) => !isContract(file)).map((file) => presentFile(file, urlOf(file, staffId))),
    restriction: lockReason === null ? null : { reason: lockReason, until: lockUntil },
    contract:
      profile.contractVersion === null
        ? null
        : {
            version: profile.contractVersion,
            signed_at:
              profile.contractSignedAt === null ? null : new Date(profile.contractSignedAt).toISOString(),
            url: contract ? urlOf(contract, staffId) : null,
          },
    created: new Date(profile.createdAt).toISOString(),
  };
}

/** Copies lists: the stored ones are read-only. */
function presentFields(fields: WholeProfile["profile"]["fields"]) {
  const { licence_files, licence_files_english, documents, ...plain } = fields;
  return {
    ...plain,
    ...(licence_files && { licence_files: [...licence_files] }),
    ...(licence_files_english && { licence_files_english: [...licence_files_english] }),
    ...(documents && { documents: [...documents] }),
  };
}
