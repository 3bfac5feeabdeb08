import type { Schema } from "@marsa/api-spec/client-problem";

/** The data of one person in the drawer. */
export type Detail = Schema<"ClientDetail">;
/** The entries of a profile, with its documents. */
export type FilledIn = Schema<"Profile">;
export type Act = Schema<"Act">;

/** Returns the person with one of their profiles first; by default the one in use. */
export function chosen(detail: Detail, idProfile: number | undefined): Detail {
  const one = detail.profiles.find((profile) => profile.id_profile === idProfile);
  if (!one) return detail;
  return { ...detail, profiles: [one, ...detail.profiles.filter((other) => other !== one)] };
}

/** Returns the profile that the drawer and its acts are about. */
export const mainProfile = ({ profiles }: Detail) => profiles[0]!;
