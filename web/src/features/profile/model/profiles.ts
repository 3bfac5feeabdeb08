import { isStaff } from "@marsa/api-spec/roles";
import type { Schema } from "@marsa/api-spec/client-problem";

type OwnProfile = Schema<"OwnProfile">;
type Type = OwnProfile["type"];
type Me = Pick<Schema<"Me">, "id_profile" | "profiles" | "ustatus" | "roles">;

/** One of the two roles that a person may have: their profile for it, or the way to one. */
export interface ProfileChoice {
  readonly type: Type;
  readonly title: string;
  readonly text: string;
  readonly state: "none" | OwnProfile["status"];
  /** Null: none yet. */
  readonly id: number | null;
  readonly inUse: boolean;
}

const TITLES = { buyer: "Buyer", seller: "Seller" } as const;
const NONE = {
  buyer: "Bid on vehicles and apartments.",
  seller: "Publish lots and decide on bids.",
} as const;
const STATES = { draft: "Contract not signed", signed: "Under review", ok: "Approved" } as const;

/** Returns the buyer's and the seller's side of an account; none while it has no profile, or belongs to staff. */
export function profileChoices(me: Me): readonly ProfileChoice[] {
  const { id_profile, profiles } = me;
  if (profiles.length === 0 || isStaff(me)) return [];
  return (["buyer", "seller"] as const).map((type) => {
    const own = profiles.find((profile) => profile.type === type);
    return {
      type,
      title: TITLES[type],
      text: own ? `${own.name} · ${STATES[own.status]}` : NONE[type],
      state: own?.status ?? "none",
      id: own?.id_profile ?? null,
      inUse: own !== undefined && own.id_profile === id_profile,
    };
  });
}
