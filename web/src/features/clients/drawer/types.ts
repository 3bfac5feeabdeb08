import type { Schema } from "@marsa/api-spec/client-problem";

/** What the drawer shows of one person. */
export type Detail = Schema<"ClientDetail">;
/** What somebody filled in, with their documents. */
export type FilledIn = Schema<"Profile">;
export type Act = Schema<"Act">;

/** The same person with one of their profiles first; left out, or not theirs: as they are, the one in use first. */
export function chosen(detail: Detail, idProfile: number | undefined): Detail {
  const one = detail.profiles.find((profile) => profile.id_profile === idProfile);
  if (!one) return detail;
  return { ...detail, profiles: [one, ...detail.profiles.filter((other) => other !== one)] };
}

/** The profile that the drawer and its acts are about. */
export const mainProfile = ({ profiles }: Detail) => profiles[0]!;
