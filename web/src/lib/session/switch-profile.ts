import { reply } from "@marsa/api-spec/client";
import { api } from "../http/api.ts";
import { queryClient } from "../http/query-client.ts";
import { keys } from "../http/query-keys.ts";

/** POST /auth/profile/use: this profile is now in use, on this page at once and in other tabs by an event. */
export async function switchProfile(id_profile: number): Promise<void> {
  const me = await reply(api.POST("/auth/profile/use", { body: { id_profile } }));
  queryClient.setQueryData(keys.me, me);
  void queryClient.invalidateQueries({ queryKey: keys.navinfo });
}
