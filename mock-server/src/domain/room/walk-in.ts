/** Checks what a person at the door says of themselves. */
import type { FieldError } from "@marsa/api-spec/rules";
import type { ProfileFields } from "../people/profile.ts";
import { profileErrors } from "../people/profile-rules.ts";

/** What staff read from an Emirates ID. Days: YYYY-MM-DD. */
export type EmiratesCard = Required<
  Pick<ProfileFields, "emirates_id" | "emirates_id_expires" | "birth_date">
>;

/** Returns the errors of a card, one sentence a field. `today`: YYYY-MM-DD in Asia/Dubai. */
export function cardErrors(card: EmiratesCard, today: string): FieldError[] {
  return profileErrors({ ...card, form: "individual" }, today).filter(({ field }) => field in card);
}

/** Another client with the same card. `locked`: why they are locked; `unfinished`: registered at the door, without a paddle yet. */
export interface CardHolder {
  readonly userId: number;
  readonly name: string;
  readonly locked: string | null;
  readonly unfinished: boolean;
}

/** Returns why the page stops for a card that somebody else has; null: it goes on. */
export function refusalOfHolder(holder: CardHolder | undefined): string | null {
  if (!holder) return null;
  if (holder.locked !== null) return `This person is locked: ${holder.locked}`;
  return holder.unfinished
    ? null
    : `${holder.name} has this document already: give them a paddle as a known client`;
}
