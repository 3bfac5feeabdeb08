import type { Schema } from "@marsa/api-spec/client-problem";

/** What the drawer shows of one person. */
export type Detail = Schema<"ClientDetail">;
/** What somebody filled in, with their documents. */
export type FilledIn = Schema<"Profile">;
export type Act = Schema<"Act">;

/** The profile that the drawer and its acts are about: the one in use. */
export const mainProfile = ({ profiles }: Detail) => profiles[0]!;
