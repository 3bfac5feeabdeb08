import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { meQuery } from "#/lib/http/queries.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { LINKS_LIVE_MS } from "#/lib/http/signed-links.ts";
import { bodyOf, formOf, type ProfileForm } from "./fields.ts";
import { isStaff } from "@marsa/api-spec/roles";

/** GET /auth/profile/{id}. Its links to documents are valid for five minutes, so it is read again before that. */
export const profileQuery = (id: number) =>
  queryOptions({
    queryKey: keys.profile(id),
    queryFn: ({ signal }) => reply(api.GET("/auth/profile/{id}", { params: { path: { id } }, signal })),
    staleTime: 60_000,
    refetchInterval: LINKS_LIVE_MS,
  });

/** GET /auth/profile/{id}, as entries of the form. */
export async function readProfile(id: number): Promise<ProfileForm> {
  return formOf(await reply(api.GET("/auth/profile/{id}", { params: { path: { id } } })));
}

/** POST /auth/profile, then reads the user again. Returns the profile, a draft until its contract is signed. */
export async function sendProfile(filled: ProfileForm): Promise<Schema<"Profile">> {
  const profile = await reply(api.POST("/auth/profile", { body: bodyOf(filled) }));
  await readMe();
  return profile;
}

/** POST /auth/profile/sign/init: the contract to read (a link of five minutes), and sends a code. */
export async function drawUpContract(id_profile: number): Promise<{ url: string; resend_at: string }> {
  return reply(api.POST("/auth/profile/sign/init", { body: { id_profile } }));
}

/** POST /auth/profile/sign/confirm: signs the contract. */
export async function signContract(id_profile: number, code: string): Promise<void> {
  await reply(api.POST("/auth/profile/sign/confirm", { body: { id_profile, code } }));
  await readMe();
}

async function readMe(): Promise<void> {
  await queryClient.fetchQuery({ ...meQuery, staleTime: 0 });
}

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
